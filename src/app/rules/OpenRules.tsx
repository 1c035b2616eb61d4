import { useCallback } from "react";
import { Book } from "../face/book/Book.tsx";
import { Waiting } from "../frame/Frame.tsx";
import { hrefOf, navigate } from "../router.ts";
import { useBook } from "./load.ts";
import { NoRules } from "./NoRules.tsx";

interface OpenRulesProps {
  readonly game: string;
  /** The rule or chapter to show; null: the beginning. */
  readonly id: string | null;
}

/** The rules of a game, each with its address. */
export function OpenRules({ game, id }: OpenRulesProps) {
  const open = useBook(game);
  const address = useCallback((place: string) => hrefOf({ page: "rules", game, id: place }), [game]);
  if (open === undefined) return <Waiting />;
  if (open === null) return <NoRules game={game} />;
  const go = (place: string) => navigate({ page: "rules", game, id: place });
  return <Book book={open.book} say={open.say} at={id} hrefOf={address} go={go} />;
}
