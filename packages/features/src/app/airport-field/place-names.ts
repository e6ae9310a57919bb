/** Names of cities by the code of an airport: `{ JFK: "New York" }`. */
export type PlaceNames = Readonly<Record<string, string>>;
