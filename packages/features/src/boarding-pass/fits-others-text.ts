import type { CheckIn } from "@gatehouse/domain/checkin";
import { distinguishingTextInShort, plainNameOf } from "../app/traveller-name/index.ts";
import type { CandidatePage } from "./data/use-candidates.ts";
import type { Words } from "./use-words.ts";

type Ownership = CandidatePage["checkIns"][number];

/**
 * Whom a page fits as well, or whose it rather is, in words; empty where it fits nobody else.
 * @param checkIns of the PNR, as far as they are known
 */
export function fitsOthersText(
  { alsoFits, belongsTo }: Pick<Ownership, "alsoFits" | "belongsTo">,
  checkIns: readonly CheckIn[] | undefined,
  length: "short" | "full",
  words: Words,
): string {
  const { t, list } = words;
  const ids = belongsTo.length > 0 ? belongsTo : alsoFits;
  if (ids.length === 0) return "";
  const others = checkIns?.filter(({ checkInId }) => ids.includes(checkInId)) ?? [];
  if (others.length < ids.length) return t("differs.fitsOthers");
  // In a narrow column what tells them from their namesake comes first: the end may be cut.
  const inShort = (other: CheckIn) =>
    [distinguishingTextInShort(other, words), plainNameOf(other)].filter(Boolean).join(" ");
  const names = list(others.map(length === "full" ? words.name : inShort));
  return t(belongsTo.length > 0 ? "differs.belongsTo" : "differs.alsoFits", { names });
}
