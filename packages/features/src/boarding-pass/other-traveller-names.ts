import { plainNameOf } from "../app/traveller-name/index.ts";
import type { CandidatePage } from "./data/use-candidates.ts";
import type { OtherTraveller } from "./data/use-travellers.ts";
import type { Words } from "./use-words.ts";

type Ownership = CandidatePage["checkIns"][number];

const plain = ({ firstname, lastname }: OtherTraveller): string =>
  plainNameOf({ passenger: { firstname, lastname }, pnr: "" });

/** `NAME, First (MISS, ticket 220…)`. */
export function travellerInFull(traveller: OtherTraveller, { t }: Words): string {
  const { title, ticketNumber } = traveller;
  const apart = [title.toUpperCase(), ticketNumber ? t("namesake.ticket", { number: ticketNumber }) : ""];
  const known = apart.filter((part) => part !== "").join(", ");
  return known === "" ? plain(traveller) : `${plain(traveller)} (${known})`;
}

/** As short as a row wants it, what tells them from the row's own traveller first: `MISS WILLIAMS, Emma`, `…7890 WILLIAMS, Emma`. */
function travellerInShort(traveller: OtherTraveller, own: OtherTraveller | undefined): string {
  const { title, ticketNumber } = traveller;
  if (!own || plain(own) !== plain(traveller)) return plain(traveller);
  const apart =
    title !== "" && title !== own.title ? title.toUpperCase() : ticketNumber && `…${ticketNumber.slice(-4)}`;
  return [apart, plain(traveller)].filter(Boolean).join(" ");
}

/** Whom a page fits as well, or whose it rather is, in words. @param travellers of the booking, as far as they are known */
export function fitsOthersText(
  { checkInId, alsoFits, belongsTo }: Pick<Ownership, "checkInId" | "alsoFits" | "belongsTo">,
  travellers: readonly OtherTraveller[] | undefined,
  length: "short" | "full",
  words: Words,
): string {
  const { t, list } = words;
  const ids = belongsTo.length > 0 ? belongsTo : alsoFits;
  if (ids.length === 0) return "";
  const others = travellers?.filter((each) => ids.includes(each.checkInId)) ?? [];
  if (others.length < ids.length) return t("differs.fitsOthers");
  const own = travellers?.find((each) => each.checkInId === checkInId);
  const names = list(
    others.map((each) => (length === "full" ? travellerInFull(each, words) : travellerInShort(each, own))),
  );
  return t(belongsTo.length > 0 ? "differs.belongsTo" : "differs.alsoFits", { names });
}
