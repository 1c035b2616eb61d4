import type { Offer } from "../../../face/offer.ts";
import { wordsOf } from "../../../face/text.ts";
import { useAnnounced } from "../../announcer/use-announced.ts";
import type { TableState } from "../../session/session.ts";
import { useQuietly } from "../Cited.tsx";
import { useOfferWords } from "./words.ts";

interface ToldOffersProps {
  readonly say: TableState["say"];
  readonly offers: readonly Offer[];
  readonly usual: string | undefined;
}

/** What may be answered, as it is told behind the question. */
export function ToldOffers({ say, offers, usual }: ToldOffersProps) {
  const t = useOfferWords();
  const quietly = useQuietly();
  const nameOf = (offer: Offer) => quietly(wordsOf(offer.title, say)).words;
  const taken = offers.find(({ text }) => text === usual);
  const words = t("choices", { answers: offers.map(nameOf), usual: taken && nameOf(taken) });
  useAnnounced("choice", offers.length > 0 ? [{ words }] : []);
  return null;
}
