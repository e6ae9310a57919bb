import type { GuardedField } from "@gatehouse/domain/travellers";
import type { BookedInfo } from "./booked.ts";

/** How long a traveller is told that a wish was refused: 30 days, in seconds. */
const toldFor = 30 * 86_400;

/** A change of one field of a person, as the page tells of it. */
export interface Wish {
  readonly id: string;
  readonly field: GuardedField;
  readonly value: string;
}

const isSame = (one: Wish, other: Wish) => one.id === other.id && one.field === other.field;

/** Changes as wishes of the page's people, and whether the form shows already what is wished. */
const wishesOf = (
  { travellers }: Pick<BookedInfo, "travellers">,
  changes: BookedInfo["waiting"],
): readonly { readonly wish: Wish; readonly change: BookedInfo["waiting"][number]; readonly stands: boolean }[] =>
  changes.map((change) => {
    const { passengerId, field, wanted } = change;
    const passenger = travellers.find(({ rows }) => rows.includes(passengerId))?.passenger;
    const wish = { id: passenger?.id ?? String(passengerId), field, value: wanted };
    return { wish, change, stands: passenger?.[field] === wanted };
  });

/** What each person waits for: once, however many of their rows it is for. */
export function waitingWishes(info: Pick<BookedInfo, "travellers" | "waiting">): Wish[] {
  const wishes = wishesOf(info, info.waiting).flatMap(({ wish, stands }) => (stands ? [] : [wish]));
  return wishes.filter((wish, index) => wishes.findIndex((one) => isSame(one, wish)) === index);
}

/**
 * What staff have refused of late: of each field the last wish, as long as nothing else was asked for since and the old value stands.
 * Whose decision it was is not said.
 * @param now seconds since 1970, UTC
 */
export function refusedWishes(info: Pick<BookedInfo, "travellers" | "waiting" | "decided">, now: number): Wish[] {
  const waiting = wishesOf(info, info.waiting);
  const decided = wishesOf(info, info.decided);
  const isLate = ({ decidedAt }: BookedInfo["decided"][number]) => (decidedAt ?? 0) <= now - toldFor;
  const refused = decided.flatMap(({ wish, change, stands }) => {
    const later = decided.some(
      (one) => isSame(one.wish, wish) && one.wish.value !== wish.value && one.change.id > change.id,
    );
    const isOver = later || stands || isLate(change) || waiting.some((one) => isSame(one.wish, wish));
    return change.state === "refused" && !isOver ? [wish] : [];
  });
  return refused.filter((wish, index) => refused.findLastIndex((one) => isSame(one, wish)) === index);
}
