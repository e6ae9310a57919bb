import { sitePaths } from "@gatehouse/domain/site";

/**
 * The pages of both apps as their routers know them; `$` at the end is anything below. A test compares the lists with the routers. The
 * server answers 404 for every other path, with the app's own page that says so.
 */
export const pagePaths = {
  dashboard: [
    "/login",
    "/login/sso/$",
    "/reset-password",
    "/embedded/$",
    "/dashboard",
    "/dashboard/checkin",
    "/dashboard/checkin/info",
    "/dashboard/checkin/details",
    "/dashboard/checkin/changes",
    "/dashboard/checkin/assignments",
    "/dashboard/checkin/reload",
    "/dashboard/checkin/past-data",
    "/dashboard/checkin/performance-report",
    "/dashboard/checkin/efficiency-report",
    "/dashboard/checkin/download-report",
    "/dashboard/report/billing-report",
    "/dashboard/report/performance-report",
    "/dashboard/report/efficiency-report",
    "/dashboard/report/download-report",
    "/dashboard/report/checkin-count",
    "/dashboard/fsb",
    "/dashboard/fsb/chosen",
    "/dashboard/ancillary/add",
    "/dashboard/payments",
    "/dashboard/disruptions",
    "/dashboard/trips/next-48-hours",
    "/dashboard/profile",
    "/dashboard/traveler-profile",
    "/dashboard/travel-request/billing",
    "/dashboard/travel-request/create",
    "/dashboard/travel-request/pending",
    "/dashboard/travel-request/programs",
    "/dashboard/travel-request/view-travel-details",
    "/dashboard/trips/create",
    "/dashboard/chat",
    "/dashboard/casemgmt",
    "/dashboard/casemgmt/my-cases",
    "/dashboard/travel-request/operation-data-analytics",
    "/dashboard/casemgmt/all-open-cases",
    "/dashboard/casemgmt/all-closed-cases",
    "/dashboard/casemgmt/search-cases",
    "/dashboard/casemgmt/case-details",
    "/dashboard/my-trips/upcoming-trips",
    "/dashboard/my-trips/current-trips",
    "/dashboard/my-trips/view-trips-details",
    "/dashboard/communication/send-sms",
    "/dashboard/communication/search-sms",
    "/dashboard/communication/send-email",
    "/dashboard/communication/search-email",
    "/dashboard/admin/users",
    "/dashboard/admin",
    "/dashboard/admin/vendors",
    "/dashboard/admin/create-vendor",
    "/dashboard/admin/agreement-details",
    "/dashboard/admin/view-Agreement",
    "/dashboard/admin/vendor-details",
    "/dashboard/admin/vendor-details/$",
    "/dashboard/embedded/$",
  ],
  public: [
    "/",
    "/fsbsearch",
    "/missing-info",
    "/missing-info/$",
    "/fg48",
    "/fg48/$",
    "/payment/status",
    "/chat/window",
    "/partners/become-a-partner",
    "/partners/confirm",
    "/partners/agreement",
    "/seat-map",
    "/seat-map/$",
    ...sitePaths,
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const below = (path: string) => path.endsWith("/$");
const exact = new Set<string>([...pagePaths.dashboard, ...pagePaths.public].filter((path) => !below(path)));
const open = [...pagePaths.dashboard, ...pagePaths.public].filter(below);

/** The page behind a path, as the lists above name it; undefined where there is none. Routers see no slash at the end. */
export function pageAt(pathname: string): string | undefined {
  const plain = pathname.replace(/(?<=[^/])\/$/, "");
  if (exact.has(plain)) return plain;
  return open.find((path) => plain.startsWith(path.slice(0, -1)));
}
