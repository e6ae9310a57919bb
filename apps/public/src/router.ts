import { readAddress, writeAddress } from "@gatehouse/features/app";
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { NotBuilt } from "./routes/not-built.tsx";
import { NothingHere } from "./routes/nothing-here.tsx";
import { Root } from "./routes/root.tsx";
import { RouteFailed } from "./routes/route-failed.tsx";

const root = createRootRoute({ component: Root, notFoundComponent: NothingHere });

const home = createRoute({
  getParentRoute: () => root,
  path: "/",
  component: lazyRouteComponent(() => import("./routes/home.tsx"), "Home"),
});

/** Traveller routes of spec 3 §2.1 and decisions §7 whose screens are not built: they say so. */
const planned = [
  "industries",
  "partners",
  "product",
  "seat-map",
  "terms",
  "missing-info",
  "fg48",
  "fsbsearch",
  "payment/status",
].flatMap((path) => [
  createRoute({ getParentRoute: () => root, path: `/${path}`, component: NotBuilt }),
  createRoute({ getParentRoute: () => root, path: `/${path}/$`, component: NotBuilt }),
]);

export const router = createRouter({
  routeTree: root.addChildren([home, ...planned]),
  parseSearch: readAddress,
  stringifySearch: writeAddress,
  defaultErrorComponent: RouteFailed,
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
