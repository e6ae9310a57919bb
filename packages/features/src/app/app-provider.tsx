import { errorCode } from "@gatehouse/api/client";
import { type ComponentProps, type ReactNode, Suspense, useEffect } from "react";
import { SWRConfig } from "swr";
import type { App } from "./app.ts";
import { AppContext } from "./app-context.ts";
import { Confirmation } from "./confirm.tsx";
import { useStore } from "./store.ts";
import { preloadToasts } from "./toasts.ts";
import { Toasts } from "./toasts-region.tsx";

/** Failures that trying again cannot mend. */
const final = new Set(["UNAUTHORIZED", "FORBIDDEN", "NOT_FOUND", "BAD_REQUEST", "TOO_MANY_REQUESTS"]);

/** Live events bring what changes; coming back to the window does not have to ask again. What is set further out wins. */
const settings: NonNullable<ComponentProps<typeof SWRConfig>["value"]> = (outer) => ({
  shouldRetryOnError: (error: unknown) => !final.has(errorCode(error)),
  revalidateOnFocus: false,
  ...outer,
});

/** Hands the app to everything below, keeps the live stream of whoever is signed in, listens for shortcuts, shows messages. */
export function AppProvider({ app, children }: { readonly app: App; readonly children: ReactNode }) {
  const state = useStore(app.session.state);
  const userId = state.status === "signed-in" ? state.user.id : undefined;

  useEffect(() => {
    if (userId === undefined) return undefined;
    preloadToasts();
    app.live.start(userId);
    const stopListening = app.live.on("session.ended", app.session.end);
    return () => {
      stopListening();
      app.live.stop();
    };
  }, [app, userId]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => void app.shortcuts.handle(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [app]);

  return (
    <AppContext value={app}>
      <SWRConfig value={settings}>{children}</SWRConfig>
      <Suspense>
        <Confirmation />
        <Toasts />
      </Suspense>
    </AppContext>
  );
}
