import { createApp, prefetchChunks } from "@gatehouse/features/app";
import { startLanguage } from "@gatehouse/features/i18n";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Dashboard } from "./dashboard.tsx";
import { createDashboardRouter } from "./router.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");

const reactRoot = createRoot(root);
if (location.pathname.startsWith("/embedded/"))
  // Not awaited: its code needs what is here.
  void import("./embedded/start.tsx").then(({ startEmbedded }) => startEmbedded((page) => reactRoot.render(page)));
else {
  const app = createApp(new URL("/api", location.origin).href);
  const router = createDashboardRouter(app);
  await startLanguage();
  reactRoot.render(
    <StrictMode>
      <Dashboard app={app} router={router} />
    </StrictMode>,
  );
  // While developing there is a request for each module.
  if (import.meta.env.PROD) void prefetchChunks(1500);
}
