/** Who travels, by age: an infant is younger than two on the day of the flight, a child younger than twelve. */
export const travellerKinds = ["adult", "child", "infant"] as const;
export type TravellerKind = (typeof travellerKinds)[number];
/** Whom, or what, a pass is for: a seat can be paid for a violoncello. */
export const passKinds = [...travellerKinds, "cabinBaggage"] as const;
export type PassKind = (typeof passKinds)[number];
