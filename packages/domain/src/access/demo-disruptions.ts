/** A link to the landing page of a disruption that exists only where the demo world does: anybody may know it. */
export interface DemoDisruption {
  readonly searchid: string;
  readonly token: string;
  readonly bookingNo: string;
  readonly lang: "en" | "fr";
}

/** The demo's disrupted bookings, in the order of its stories. The words keep their links apart from real ones, which are random. */
export const demoDisruptions: readonly DemoDisruption[] = (["en", "fr", "en", "en"] as const).map((lang, index) => ({
  searchid: `demo-disruption-00000${String(index + 1)}`,
  token: `demo-token-00000${String(index + 1)}`,
  bookingNo: String(69_000_011 + index),
  lang,
}));

/** Address of a demo link's page within the site (DIS-4). */
export const demoDisruptionPath = ({ searchid, token, lang }: DemoDisruption): string =>
  `/fg48?searchid=${searchid}&lang=${lang}&token=${token}`;
