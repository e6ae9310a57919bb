import { type Navigation, NavigationProvider } from "@gatehouse/features/app";
import { Outlet, useLocation, useRouter } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import { Waiting } from "./waiting.tsx";

/** Tells the screens where they are and how to go elsewhere. */
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
      <Suspense fallback={<Waiting />}>
        <Outlet />
      </Suspense>
    </NavigationProvider>
  );
}
