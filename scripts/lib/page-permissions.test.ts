import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { menuFor, type MenuNode, permissionsOf, roles } from "../../packages/domain/src/access/index.ts";

/** What a page asks for (ACC-4), written out by hand: a page whose code changes fails until somebody has thought about it here. */
const expected: Readonly<Record<string, string>> = {
  "/dashboard/checkin/info": "checkinInfo",
  "/dashboard/checkin/details": "checkinInfo",
  "/dashboard/checkin/changes": "checkinInfo",
  "/dashboard/checkin/assignments": "checkinAssignments",
  "/dashboard/checkin/reload": "checkinReload",
  "/dashboard/checkin/past-data": "checkinPastData",
  "/dashboard/report/billing-report": "reportBilling",
  "/dashboard/report/performance-report": "reportPerformance",
  "/dashboard/report/download-report": "reportDownload",
  "/dashboard/report/efficiency-report": "reportEfficiency",
  "/dashboard/report/checkin-count": "reportCheckinCount",
  "/dashboard/fsb/chosen": "disruptions",
  "/dashboard/travel-request/create": "travelRequestCreate",
  "/dashboard/trips/next-48-hours": "tripsBoard",
  "/dashboard/disruptions": "disruptions",
  "/dashboard/travel-request/pending": "travelRequestPending",
  "/dashboard/travel-request/billing": "billingEntry",
  "/dashboard/ancillary/add": "ancillary",
  "/dashboard/payments": "payments",
  "/dashboard/travel-request/programs": "vendorOwn",
  "/dashboard/travel-request/view-travel-details": "travelRequestPending",
  "/dashboard/trips/create": "tripsCreate",
  "/dashboard/my-trips/upcoming-trips": "myTrips",
  "/dashboard/my-trips/current-trips": "myTrips",
  "/dashboard/my-trips/view-trips-details": "myTrips",
  "/dashboard/casemgmt/my-cases": "cases",
  "/dashboard/casemgmt/all-open-cases": "cases",
  "/dashboard/casemgmt/all-closed-cases": "cases",
  "/dashboard/casemgmt/search-cases": "cases",
  "/dashboard/casemgmt/case-details": "cases",
  "/dashboard/communication/send-sms": "communication",
  "/dashboard/communication/search-sms": "communication",
  "/dashboard/communication/send-email": "communication",
  "/dashboard/communication/search-email": "communication",
  "/dashboard/travel-request/operation-data-analytics": "analytics",
  "/dashboard/admin/vendors": "vendorAdmin",
  "/dashboard/admin/create-vendor": "vendorAdmin",
  "/dashboard/admin/agreement-details": "vendorAdmin",
  "/dashboard/admin/view-Agreement": "vendorAdmin",
  "/dashboard/admin/vendor-details": "vendorOwn",
  "/dashboard/admin/vendor-details/$": "vendorOwn",
  "/dashboard/admin/users": "users",
};
/** Pages of the menu that ask for nothing, or for more than one code by themselves. */
const open = ["/dashboard/chat", "/dashboard/fsb"];

interface Route {
  readonly options: { readonly component?: unknown };
}
interface Router {
  readonly routesByPath: Readonly<Record<string, Route>>;
}

// The first screen asks the browser for its address as soon as it is there.
vi.mock("../../apps/public/src/routes/flight-search.tsx", () => ({ FlightSearch: () => null }));

/** The code of a page that is `guarded`; undefined for any other. */
function permissionOf({ options: { component } }: Route): unknown {
  if (typeof component !== "function" || component.name !== "GuardedPage") return undefined;
  const { props } = (component as () => { readonly props: { readonly permission: unknown } })();
  return props.permission;
}

const flat = (nodes: readonly MenuNode[]): readonly MenuNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);

// ACC-4
test("every page of the dashboard asks for its code, and the menu leads nobody to one that refuses them", async () => {
  const file = fileURLToPath(new URL("../../apps/dashboard/src/router.ts", import.meta.url));
  const { createDashboardRouter } = (await import(file)) as { readonly createDashboardRouter: (app: object) => Router };
  const { routesByPath } = createDashboardRouter({});
  const guards = Object.entries(routesByPath).flatMap(([path, route]) => {
    const permission = permissionOf(route);
    return permission === undefined ? [] : [[path, permission] as const];
  });
  expect(Object.fromEntries(guards)).toEqual(expected);

  const refused = roles.flatMap((role) => {
    const held: readonly string[] = permissionsOf(role);
    return flat(menuFor(permissionsOf(role)))
      .filter(({ path }) => path !== "" && !open.includes(path))
      .filter(({ path }) => !held.includes(expected[path] ?? "a code that is not in the table"))
      .map(({ path }) => `${role} ${path}`);
  });
  expect(refused).toEqual([]);
}, 120_000);
