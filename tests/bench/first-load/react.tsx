import { createRoot } from "react-dom/client";

/** The reference for the shell: React alone. */
createRoot(document.getElementById("page") as HTMLElement).render(<p>Tallyho</p>);
