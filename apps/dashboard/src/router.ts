import { type App, readAddress, writeAddress } from "@gatehouse/features/app";
import { createRouter } from "@tanstack/react-router";
import { RouteFailed } from "./routes/route-failed.tsx";
import { Waiting } from "./routes/waiting.tsx";
import { routeTree } from "./route-tree.ts";

/** The dashboard's router: every page's address, with the guards that its routes ask. @param app given to the guards of the routes */
export const createDashboardRouter = (app: App) =>
  createRouter({
    routeTree,
    context: { app },
    parseSearch: readAddress,
    stringifySearch: writeAddress,
    defaultErrorComponent: RouteFailed,
    defaultPendingComponent: Waiting,
    defaultPendingMs: 300,
    // A screen scrolls its own parts.
    scrollRestoration: false,
  });

export type DashboardRouter = ReturnType<typeof createDashboardRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: DashboardRouter;
  }
}
