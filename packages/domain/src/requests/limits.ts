/** Most entries of each kind in one travel request (REQ-12). */
export const requestLimits = { flights: 6, hotels: 5, cars: 5, trains: 5 } as const;

/** Most characters of a comment, and of a name or place (REQ-12). */
export const requestTextLimits = { comment: 2000, text: 200, website: 500 } as const;

/** The company that a new car entry has (REQ-7). */
export const defaultCarCompany = "National Car Rental";

/** What a visit can be for (REQ-6): values that are stored, and shown as they are. */
export const visitPurposes = ["Surgeon/APP Travel", "Corporate Travel"] as const;
export type VisitPurpose = (typeof visitPurposes)[number];
