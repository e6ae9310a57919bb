import { landingPath } from "@gatehouse/domain/access";
import { type App, fetchMenu } from "@gatehouse/features/app";
import { parseAssignmentsSearch } from "@gatehouse/features/checkin/assignments-search";
import { parseDetailsSearch } from "@gatehouse/features/checkin/details-search";
import { parsePastDataSearch } from "@gatehouse/features/checkin/past-data-search";
import { parseQueueSearch } from "@gatehouse/features/checkin/search";
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  notFound,
  redirect,
} from "@tanstack/react-router";
import { ServerUnreachable } from "./guard-errors.ts";
import { guarded } from "./routes/guarded.tsx";
import { NothingHere } from "./routes/nothing-here.tsx";
import { Root } from "./routes/root.tsx";
import { Waiting } from "./routes/waiting.tsx";
import { plannedChildren, plannedScreens } from "./planned-screens.ts";

const root = createRootRouteWithContext<{ readonly app: App }>()({ component: Root, notFoundComponent: NothingHere });

const start = createRoute({
  getParentRoute: () => root,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: "/dashboard" });
  },
});

const login = createRoute({
  getParentRoute: () => root,
  path: "/login",
  validateSearch: (search: Record<string, unknown>): { readonly redirectUrl?: string } =>
    typeof search["redirectUrl"] === "string" ? { redirectUrl: search["redirectUrl"] } : {},
  beforeLoad: async ({ context }) => void (await context.app.session.start(false)),
  component: lazyRouteComponent(() => import("./routes/login.tsx"), "Login"),
});

const notBuilt = lazyRouteComponent(() => import("./routes/not-built.tsx"), "NotBuilt");

const resetPassword = createRoute({ getParentRoute: () => root, path: "/reset-password", component: notBuilt });
const embedded = createRoute({ getParentRoute: () => root, path: "/embedded/$", component: notBuilt });

/** Everything below asks who is signed in first (spec 3 §2.1). */
const dashboard = createRoute({
  getParentRoute: () => root,
  path: "/dashboard",
  beforeLoad: async ({ context, location }) => {
    const state = await context.app.session.start(true);
    if (state.status === "signed-in") return { user: state.user };
    if (state.status === "signed-out") throw redirect({ to: "/login", search: { redirectUrl: location.href } });
    throw new ServerUnreachable();
  },
  component: lazyRouteComponent(() => import("./routes/private-shell.tsx"), "Private"),
  notFoundComponent: NothingHere,
});

const dashboardStart = createRoute({
  getParentRoute: () => dashboard,
  path: "/",
  loader: async ({ context }) => {
    throw redirect({
      href: landingPath(context.user.role, await fetchMenu(context.app.session.api), undefined),
      replace: true,
    });
  },
  component: Waiting,
});

const checkinStart = createRoute({
  getParentRoute: () => dashboard,
  path: "/checkin",
  beforeLoad: () => {
    throw redirect({ href: "/dashboard/checkin/info", replace: true });
  },
});

const checkinInfo = createRoute({
  getParentRoute: () => dashboard,
  path: "/checkin/info",
  validateSearch: parseQueueSearch,
  component: guarded(
    "checkinInfo",
    lazyRouteComponent(() => import("./routes/checkin-info.tsx"), "CheckinInfo"),
  ),
});

const checkinDetails = createRoute({
  getParentRoute: () => dashboard,
  path: "/checkin/details",
  validateSearch: parseDetailsSearch,
  component: guarded(
    "checkinInfo",
    lazyRouteComponent(() => import("./routes/checkin-details.tsx"), "CheckinDetails"),
  ),
});

const checkinAssignments = createRoute({
  getParentRoute: () => dashboard,
  path: "/checkin/assignments",
  validateSearch: parseAssignmentsSearch,
  component: guarded(
    "checkinAssignments",
    lazyRouteComponent(() => import("./routes/checkin-assignments.tsx"), "CheckinAssignments"),
  ),
});

const checkinReload = createRoute({
  getParentRoute: () => dashboard,
  path: "/checkin/reload",
  component: guarded(
    "checkinReload",
    lazyRouteComponent(() => import("@gatehouse/features/checkin/automation"), "ReloadScreen"),
  ),
});

const checkinPastData = createRoute({
  getParentRoute: () => dashboard,
  path: "/checkin/past-data",
  validateSearch: parsePastDataSearch,
  component: guarded(
    "checkinPastData",
    lazyRouteComponent(() => import("./routes/checkin-past-data.tsx"), "CheckinPastData"),
  ),
});

const planned = plannedScreens.map(({ path, permission }) =>
  createRoute({
    getParentRoute: () => dashboard,
    path,
    component: permission ? guarded(permission, notBuilt) : notBuilt,
  }),
);

/** `profile/*` and the like: the area is planned, its screens are not told apart yet. */
const areas = plannedChildren.flatMap((area) => [
  createRoute({ getParentRoute: () => dashboard, path: `/${area}`, component: notBuilt }),
  createRoute({ getParentRoute: () => dashboard, path: `/${area}/$`, component: notBuilt }),
]);

const reportUnknown = createRoute({
  getParentRoute: () => dashboard,
  path: "/report/$",
  beforeLoad: () => {
    throw notFound();
  },
});

export const routeTree = root.addChildren([
  start,
  login,
  resetPassword,
  embedded,
  dashboard.addChildren([
    dashboardStart,
    checkinStart,
    checkinInfo,
    checkinDetails,
    checkinAssignments,
    checkinReload,
    checkinPastData,
    reportUnknown,
    ...planned,
    ...areas,
  ]),
]);
