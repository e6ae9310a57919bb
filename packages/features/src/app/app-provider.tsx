import { errorCode } from "@gatehouse/api/client";
import { FailedChunkContext } from "@gatehouse/ui/lazy";
import { type ComponentProps, type ReactNode, Suspense, useEffect } from "react";
import { SWRConfig } from "swr";
import type { App } from "./app.ts";
import { AppContext } from "./app-context.ts";
import { connection } from "./connection/index.ts";
import { Confirmation } from "./confirm.tsx";
import { PageNotices } from "./page-notices/page-notices.tsx";
import { ChunkFailed } from "./chunk-failed.tsx";
import { useStore } from "./store.ts";
import { preloadToasts } from "./toasts.ts";
import { Toasts } from "./toasts-region.tsx";
import { checkVersion } from "./version.ts";

/** Failures that trying again cannot mend. */
const final = new Set(["UNAUTHORIZED", "FORBIDDEN", "NOT_FOUND", "BAD_REQUEST", "TOO_MANY_REQUESTS"]);

/**
 * Live events bring what changes; coming back to the window does not have to ask again. What is set further out wins, except for who
 * makes the cache: handed on, it would make another one here.
 */
const settings: NonNullable<ComponentProps<typeof SWRConfig>["value"]> = ({ provider: _, ...outer } = {}) => ({
  shouldRetryOnError: (error: unknown) => !final.has(errorCode(error)),
  revalidateOnFocus: false,
  isOnline: () => connection.state.get() === "online",
  ...outer,
});

/** Hands the app to everything below, keeps the live stream of the signed-in user, listens for shortcuts, shows messages. */
export function AppProvider({ app, children }: { readonly app: App; readonly children: ReactNode }) {
  const state = useStore(app.session.state);
  const userId = state.status === "signed-in" ? state.user.id : undefined;

  useEffect(() => {
    if (userId === undefined) return undefined;
    preloadToasts();
    app.live.start(userId);
    const stops = [
      app.live.on("session.ended", app.session.end),
      app.live.on("access.changed", app.session.again),
      // A server that was updated was away for a moment.
      app.live.on("resync", () => void checkVersion()),
    ];
    return () => {
      for (const stop of stops) stop();
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
      <FailedChunkContext value={ChunkFailed}>
        <SWRConfig value={settings}>{children}</SWRConfig>
        <Suspense>
          <Confirmation />
          <Toasts />
          <PageNotices />
        </Suspense>
      </FailedChunkContext>
    </AppContext>
  );
}
