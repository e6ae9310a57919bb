/**
 * The route tables of both brands (BRD-3): paths that are answered, each with everything below it. Whether there is a page at a
 * path is said by the pages themselves; here is which of them a brand has.
 */
export const routeSets = {
  normal: {
    /** Beside `/`, where the traveller site begins. */
    outside: [
      "/fsbsearch",
      "/industries",
      "/partners",
      "/product",
      "/seat-map",
      "/terms",
      "/missing-info",
      "/fg48",
      "/reset-password",
      "/login",
      "/payment/status",
      "/chat/window",
      "/embedded",
    ],
    /** Below `/dashboard`. */
    dashboard: [
      "profile",
      "traveler-profile",
      "payments",
      "trips",
      "fsb",
      "report",
      "travel-request",
      "my-trips",
      "ancillary",
      "communication",
      "admin",
      "checkin",
      "casemgmt",
      "embedded",
      "disruptions",
      "chat",
    ],
  },
  samgi: {
    /** Beside `/`, which is the sign-in. */
    outside: ["/info", "/missing-info", "/login", "/reset-password"],
    dashboard: [
      "profile",
      "traveler-profile",
      "trips",
      "fsb",
      "travel-request",
      "my-trips",
      "communication",
      "casemgmt",
    ],
  },
} as const satisfies Readonly<
  Record<string, { readonly outside: readonly string[]; readonly dashboard: readonly string[] }>
>;

export type RouteSet = keyof typeof routeSets;

/** The paths of a set besides `/` and `/dashboard`, which both have. */
export const brandPaths = (set: RouteSet): readonly string[] => [
  ...routeSets[set].outside,
  ...routeSets[set].dashboard.map((path) => `/dashboard/${path}`),
];

/**
 * Whether a path is one of these or below one of them; `/` and `/dashboard` always are.
 * @param pathname without parameters
 */
export const isBelow = (paths: readonly string[], pathname: string): boolean => {
  const plain = pathname.replace(/\/$/, "");
  return plain === "" || plain === "/dashboard" || paths.some((path) => `${plain}/`.startsWith(`${path}/`));
};

/** Whether a brand with this set of routes has the path (BRD-3). @param pathname without parameters */
export const hasRoute = (set: RouteSet, pathname: string): boolean => isBelow(brandPaths(set), pathname);
