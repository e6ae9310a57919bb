/** The page of a request; it opens in a tab of its own. */
export const requestPath = (id: number): string =>
  `/dashboard/travel-request/view-travel-details?data=${id}&showComments=false&type=TR`;
