import { fileURLToPath } from "node:url";
import { embeddedModules } from "../../packages/domain/src/embedding/index.ts";
import { sitePaths } from "../../packages/domain/src/site/index.ts";
import { expect, test, vi } from "vitest";
import { pageAt, pagePaths } from "../../apps/server/src/platform/http/page-paths.ts";

interface Router {
  readonly routesByPath: Readonly<Record<string, unknown>>;
}

// The first screen asks the browser for its address as soon as it is there; which paths there are does not depend on it.
vi.mock("../../apps/public/src/routes/flight-search.tsx", () => ({ FlightSearch: () => null }));

/** Pages in frames of other products (EMB-1). */
const framed = embeddedModules.map((module) => `/embedded/${module}`);
/** Pages that stand by themselves, in no app (CHAT-16, SITE-2), or are of other brands (BRD-5). */
const withoutRouter = ["/chat/window", "/info", ...sitePaths];

const load = (file: string) =>
  import(fileURLToPath(new URL(`../../apps/${file}`, import.meta.url))) as Promise<unknown>;

/** Paths that a router leads somewhere, except for what it only knows in order to say that there is nothing. */
const pathsOf = ({ routesByPath }: Router, nowhere: readonly string[]) =>
  Object.keys(routesByPath)
    .filter((path) => !nowhere.includes(path))
    .toSorted();

test("the server knows the pages of both apps as their routers do", async () => {
  const { router } = (await load("public/src/router.ts")) as { readonly router: Router };
  expect([...pathsOf(router, []), ...withoutRouter].toSorted()).toEqual([...pagePaths.public].toSorted());
  const { createDashboardRouter } = (await load("dashboard/src/router.ts")) as {
    readonly createDashboardRouter: (app: object) => Router;
  };
  // The start of the site is the travellers'.
  expect([...pathsOf(createDashboardRouter({}), ["/", "/dashboard/report/$"]), ...framed].toSorted()).toEqual(
    [...pagePaths.dashboard].toSorted(),
  );
}, 120_000);

// UI-9
test("the traveller site has its parts", () => {
  const parts = [
    "/",
    "/fsbsearch",
    "/missing-info",
    "/fg48",
    "/payment/status",
    "/industries",
    "/partners",
    "/product",
    "/terms",
    "/seat-map",
  ];
  const served: readonly string[] = pagePaths.public;
  expect(parts.filter((path) => !served.includes(path))).toEqual([]);
});

test.each([
  ["/", "/"],
  ["/dashboard/", "/dashboard"],
  ["/missing-info/8c1f/x", "/missing-info/$"],
  ["/dashboard/trips/next-48-hours", "/dashboard/trips/next-48-hours"],
  ["/dashboard/trips/next-49-hours", undefined],
  ["/embedded/trips", "/embedded/trips"],
  ["/embedded/other", undefined],
  ["/dashboard/admin/vendor-details/x", "/dashboard/admin/vendor-details/$"],
  ["/dashboard/report/none", undefined],
  ["/logins", undefined],
  ["/constructor", undefined],
  ["//", undefined],
])("%s is the page %s", (path, page) => {
  expect(pageAt(path)).toBe(page);
});
