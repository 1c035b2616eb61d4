import { createRoot } from "react-dom/client";
import { Bar } from "./Bar.tsx";
import "../../src/app/ui/theme.css";
import "../../src/app/ui/controls.css";
import "./bar.css";

const box = document.getElementById("root");
if (!box) throw new Error("The sandbox has no element with the id root.");
createRoot(box).render(<Bar />);
