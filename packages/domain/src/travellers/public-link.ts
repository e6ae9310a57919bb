/**
 * The unguessable part of a link that is sent to a traveller (API-9): at least 128 random bits, for one booking and one
 * purpose. It shares the name of an address parameter (`searchid`) with a `FlightSearchId`, and nothing else.
 */
export type PublicLinkId = string & { readonly __brand: "PublicLinkId" };

/** The id of a public link. @returns it when the text can be one: 22 signs of base64url carry 128 bits, 32 of hex do */
export const publicLinkId = (text: string): PublicLinkId | undefined =>
  /^[A-Za-z0-9_-]{22,86}$/.test(text) ? (text as PublicLinkId) : undefined;
