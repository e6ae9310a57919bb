/**
 * The profile of a traveller, as staff read it (PRO-12).
 * @param userId of the traveller's account
 * @param back where its page leads back to; left out where it opens in a tab of its own
 */
export function profilePath(userId: string, back?: string): string {
  const query = new URLSearchParams({ traveller: userId, ...(back === undefined ? {} : { back }) });
  return `/dashboard/traveler-profile?${query}`;
}
