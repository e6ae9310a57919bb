import { type App, AppProvider, remembered } from "@gatehouse/features/app";
import { ThemeProvider } from "@gatehouse/ui/theme";
import { RouterProvider } from "@tanstack/react-router";
import type { DashboardRouter } from "./router.ts";

/** The staff dashboard with everything around it. */
export const Dashboard = ({ app, router }: { readonly app: App; readonly router: DashboardRouter }) => (
  <ThemeProvider density={remembered("gatehouse.density") === "comfortable" ? "comfortable" : "compact"}>
    <AppProvider app={app}>
      <RouterProvider router={router} />
    </AppProvider>
  </ThemeProvider>
);
