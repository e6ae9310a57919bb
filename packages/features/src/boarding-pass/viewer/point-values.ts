import { type CheckPoint, dayOfYearOf, type judgedPoints } from "@gatehouse/domain/boarding-pass";
import type { Facts } from "../data/use-facts.ts";
import type { Words } from "../use-words.ts";

/** One of the nine, or one that tells whose pass it is. */
export type JudgedPoint = ReturnType<typeof judgedPoints>[number];

/** A value of a point, with a few words that explain it. */
export interface PointValue {
  readonly text: string;
  readonly note?: string | undefined;
  /** The note is a warning. */
  readonly warns?: boolean;
}

const kinds = ["adult", "child", "infant", "cabinBaggage"] as const;

function kindText(value: string, { t }: Words): string {
  const kind = kinds.find((each) => each === value);
  return kind ? t(`found.kind.${kind}`) : value;
}

/** What the booking says of a point, with names beside the codes. */
export function bookingValue({ point, booking }: JudgedPoint, { names, expected }: Facts, words: Words): PointValue {
  const { t, date } = words;
  if (booking === null) return { text: point === "passportExpiry" ? t("points.onFile.no") : t("points.nothing") };
  switch (point) {
    case "travellerKind":
      return { text: kindText(booking, words) };
    case "airline":
      return { text: booking, note: names.airline };
    case "from":
      return { text: booking, note: names.from };
    case "to":
      return { text: booking, note: names.to };
    case "departureDate":
      return { text: date(booking) };
    case "passportExpiry":
      return booking < expected.departureDate
        ? { text: date(booking), note: t("points.passportEnds"), warns: true }
        : { text: date(booking) };
    default:
      return { text: booking };
  }
}

/** What the pass says of it. A barcode carries the day of the year only. */
export function passValue({ point, pass }: JudgedPoint, source: string, words: Words): PointValue {
  const { t, date, dayAndMonth } = words;
  if (pass === null) return { text: t("points.nothing") };
  if (point === "travellerKind") return { text: kindText(pass, words) };
  if (point !== "departureDate") return { text: pass };
  return source === "barcode"
    ? { text: dayAndMonth(pass), note: t("points.day", { day: dayOfYearOf(pass) }) }
    : { text: date(pass) };
}

/** Points whose values are codes. */
export const isCode = ({ point }: Pick<JudgedPoint, "point">): boolean =>
  ["pnr", "airline", "flightNumber", "from", "to", "ticketNumber"].includes(point);

/** A value as it was when the pass was linked. */
export function foundValue(point: CheckPoint, value: string | null, words: Words): string {
  if (value === null) return words.t("points.nothing");
  if (point === "travellerKind") return kindText(value, words);
  return point === "departureDate" || point === "passportExpiry" ? words.date(value) : value;
}

/** Reasons that are often the right one; pressing one types it. */
export const defaultReasons: Readonly<
  Partial<Record<CheckPoint, readonly ("truncated" | "middle" | "spelled" | "codeshare" | "rebooked")[]>>
> = {
  firstName: ["truncated", "middle", "spelled"],
  lastName: ["truncated", "spelled"],
  airline: ["codeshare"],
  flightNumber: ["codeshare", "rebooked"],
  departureDate: ["rebooked"],
};
