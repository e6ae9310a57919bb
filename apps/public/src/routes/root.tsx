import {
  hasPage,
  type Navigation,
  NavigationProvider,
  PageNotices,
  ChunkFailed,
  Toasts,
} from "@gatehouse/features/app";
import { SiteChat } from "@gatehouse/features/chat/site";
import { TravellerShell } from "@gatehouse/features/shell/traveller";
import { FailedChunkContext } from "@gatehouse/ui/lazy";
import { Outlet, useLocation, useRouter } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";

/** The frame of every page; tells the screens where they are and how to go elsewhere. */
export function Root() {
  const { history } = useRouter();
  const { pathname, href } = useLocation();
  const navigation = useMemo<Navigation>(
    () => ({
      path: pathname,
      href,
      navigate: (to, options) => (options?.replace ? history.replace(to) : history.push(to)),
    }),
    [pathname, href, history],
  );
  return (
    <NavigationProvider value={navigation}>
      <FailedChunkContext value={ChunkFailed}>
        <Suspense>
          <TravellerShell>
            <Suspense>
              <Outlet />
            </Suspense>
          </TravellerShell>
        </Suspense>
        <Suspense>
          {hasPage("/chat/window") && <SiteChat />}
          <Toasts />
          <PageNotices />
        </Suspense>
      </FailedChunkContext>
    </NavigationProvider>
  );
}
