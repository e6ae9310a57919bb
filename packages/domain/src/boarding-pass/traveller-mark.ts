import type { ExpectedPass } from "./compared.ts";

/** A check-in of the booking that a text is read for. */
export interface BookedCheckIn {
  /** Tells travellers of one name apart. */
  readonly travellerId: number;
  readonly expected: ExpectedPass;
}

/** Tells whom a text was searched for: a traveller by the name that they had then. */
export const travellerMark = ({ travellerId, expected: { firstname, middlename, lastname } }: BookedCheckIn): string =>
  [travellerId, lastname, firstname, middlename].join("/");
