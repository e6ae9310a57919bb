import { prefetchChunks } from "@gatehouse/features/app";
import { startLanguage } from "@gatehouse/features/i18n";
import { ThemeProvider } from "@gatehouse/ui/theme";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { PictureHandover } from "./picture-handover.tsx";
import { router } from "./router.ts";

// Not awaited by the module itself: the chunk of a route that arrives late imports from this one, and would wait for it for ever.
async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root.");
  // A link that was sent to somebody says in which language (TRV-7).
  await startLanguage(new URLSearchParams(location.search).get("lang") ?? undefined);
  // What came so far was one piece of work: a slow phone may answer, and paint, before the next.
  await new Promise((resolve) => setTimeout(resolve));
  // The picture of the start page stays until the page itself is there, all at once.
  await router.load();
  // As a transition: the browser stays answerable while a slow phone draws.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <PictureHandover root={root}>
          <ThemeProvider density="comfortable">
            <RouterProvider router={router} />
          </ThemeProvider>
        </PictureHandover>
      </StrictMode>,
    ),
  );
  // Many look at the start page and do no more: they fetch nothing else for a good while. Nor does who develops.
  if (import.meta.env.PROD) void prefetchChunks(10_000);
}

void start();
