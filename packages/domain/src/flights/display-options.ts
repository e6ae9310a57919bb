/** What a screen of the feature offers (FLT-17). The same feature is on the traveller site and in the dashboard. */
export interface DisplayOptions {
  /** One-way trips can be searched for, beside round trips. */
  readonly oneWayTrip: boolean;
  /** Customer mode: Go Back, Customer Care and the confirm step (FLT-20). */
  readonly isCustomer: boolean;
  readonly sort: boolean;
  readonly filter: boolean;
  readonly search: boolean;
  readonly performance: boolean;
  readonly weather: boolean;
}

export const defaultDisplay: DisplayOptions = {
  oneWayTrip: true,
  isCustomer: false,
  sort: true,
  filter: true,
  search: true,
  performance: true,
  weather: true,
};

/** Options that an address can switch off. */
export const hideable = ["oneWayTrip", "sort", "filter", "search", "performance", "weather"] as const;
