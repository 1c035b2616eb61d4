import { hrefOf } from "../router.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Paper } from "../ui/paper.tsx";
import { useWords } from "../words.ts";
import { Frame } from "./Frame.tsx";

const LONGEST = 60;

/** An address of no page. */
export function UnknownPage({ address }: { readonly address: string }) {
  const { t } = useWords();
  const shown = address.length > LONGEST ? `${address.slice(0, LONGEST)}…` : address;
  return (
    <Frame here="unknown" title={t("unknown.title")} narrow>
      <Paper>
        <p className="break">{t("unknown.text", shown)}</p>
        <div className="row">
          <ButtonLink look="brass" href={hrefOf({ page: "home" })}>
            {t("unknown.home")}
          </ButtonLink>
        </div>
      </Paper>
    </Frame>
  );
}
