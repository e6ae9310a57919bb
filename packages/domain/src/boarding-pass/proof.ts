import type { ReadPass, SeveralOf } from "./read-pass.ts";

/** What a page must say by itself, whatever is ticked: without it somebody else looks at the link. */
export const proofs = [
  "name",
  "flight",
  "date",
  "traveller",
  /** A text: that it is a boarding pass. */
  "document",
  /** A text: which of several it names is meant. */
  "oneTraveller",
  "oneFlight",
  "oneDate",
  "oneTicket",
  "oneReference",
  /** A text: whether it names somebody who joined the booking, or was renamed, after it was read. */
  "newTraveller",
] as const;
export type Proof = (typeof proofs)[number];

const ofSeveral: Readonly<Record<SeveralOf, Proof>> = {
  names: "oneTraveller",
  flights: "oneFlight",
  dates: "oneDate",
  tickets: "oneTicket",
  references: "oneReference",
};

/** What a text leaves open, however well it agrees. A barcode is nothing but a pass, and one traveller's. */
export function doubtsAbout({ source, documentType, several = [] }: ReadPass): readonly Proof[] {
  if (source === "barcode") return [];
  return [...(documentType === "B" ? [] : ["document" as const]), ...several.map((what) => ofSeveral[what])];
}
