import { type ComparedPoint, dayOfYearOf } from "@gatehouse/domain/boarding-pass";
import type { Facts } from "../data/use-facts.ts";
import type { Words } from "../use-words.ts";

/** A value of a point, with a few words that explain it. */
export interface PointValue {
  readonly text: string;
  readonly note?: string | undefined;
  /** The note is a warning. */
  readonly warns?: boolean;
}

/** What the booking says of a point, with names beside the codes. */
export function bookingValue({ point, booking }: ComparedPoint, { names, expected }: Facts, words: Words): PointValue {
  const { t, date } = words;
  if (booking === null) return { text: point === "passportExpiry" ? t("points.onFile.no") : t("points.nothing") };
  switch (point) {
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
export function passValue({ point, pass }: ComparedPoint, source: string, { t, date, dayAndMonth }: Words): PointValue {
  if (pass === null) return { text: t("points.nothing") };
  if (point !== "departureDate") return { text: pass };
  return source === "barcode"
    ? { text: dayAndMonth(pass), note: t("points.day", { day: dayOfYearOf(pass) }) }
    : { text: date(pass) };
}

/** Points whose values are codes. */
export const isCode = ({ point }: Pick<ComparedPoint, "point">): boolean =>
  ["pnr", "airline", "flightNumber", "from", "to"].includes(point);

/** Reasons that are often the right one; pressing one types it. */
export const usualReasons: Readonly<
  Partial<Record<ComparedPoint["point"], readonly ("truncated" | "middle" | "spelled" | "codeshare" | "rebooked")[]>>
> = {
  firstName: ["truncated", "middle", "spelled"],
  lastName: ["truncated", "spelled"],
  airline: ["codeshare"],
  flightNumber: ["codeshare", "rebooked"],
  departureDate: ["rebooked"],
};
