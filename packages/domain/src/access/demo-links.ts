/** A link to the missing-information page that exists only where the demo world does: anybody may know it. */
export interface DemoLink {
  readonly searchId: string;
  readonly bookingNo: string;
}

/**
 * The demo's bookings with missing information: one traveller without a passport, a family with one that has expired, a couple, and
 * somebody of whom little is missing. The longer name keeps them apart from real links, which are random.
 */
export const demoLinks: readonly DemoLink[] = [1, 2, 3, 4].map((number) => ({
  searchId: `demo-missing-information-${number}`,
  bookingNo: String(69_000_000 + number),
}));

/** A link by which the first of them may choose another flight (FLT-28). */
export const demoChoiceLink = { linkId: "demo-alternate-flights-1", bookingNo: "69000001" } as const;

/** Address of the flights to choose from. @param today yyyy-mm-dd */
export const demoChoicePath = (today: string): string =>
  `/fsbsearch?from=LHR&to=JFK&departDate=${today}&passengerCount=1&customer=1&bookingNo=${demoChoiceLink.bookingNo}&link=${demoChoiceLink.linkId}`;

/** Address of a demo link's page within the site (TRV-1). */
export const demoLinkPath = ({ searchId, bookingNo }: DemoLink): string =>
  `/missing-info?searchid=${searchId}&bookingNo=${bookingNo}`;
