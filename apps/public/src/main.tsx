import { startLanguage } from "@gatehouse/features/i18n";
import { ThemeProvider } from "@gatehouse/ui/theme";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { router } from "./router.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");

// A link that was sent to somebody says in which language (spec 3 §2.3).
await startLanguage(new URLSearchParams(location.search).get("lang") ?? undefined);
createRoot(root).render(
  <StrictMode>
    <ThemeProvider density="comfortable">
      <RouterProvider router={router} />
    </ThemeProvider>
  </StrictMode>,
);
