import { MissingInfoScreen, travellersApi, TravellersApiContext } from "@gatehouse/features/travellers";
import { useBlocker, useSearch } from "@tanstack/react-router";
import { useCallback, useRef } from "react";

/** Parameters are plain texts (`readAddress`); the screen reads them with its own parser. */
const everywhere = { strict: false } as const;

// Nobody signs in on this site: these calls are all that the page makes.
const api = travellersApi(new URL("/api", location.origin).href);

export function MissingInfo() {
  const search: Readonly<Record<string, string>> = useSearch(everywhere);
  const isUnsaved = useRef(false);
  // Inside the site the page asks; before the tab is closed or loaded again the browser does.
  const blocker = useBlocker({
    shouldBlockFn: () => isUnsaved.current,
    enableBeforeUnload: () => isUnsaved.current,
    withResolver: true,
  });
  const remember = useCallback((unsaved: boolean) => {
    isUnsaved.current = unsaved;
  }, []);
  return (
    <TravellersApiContext value={api}>
      <MissingInfoScreen
        search={search}
        onUnsavedChange={remember}
        leaving={blocker.status === "blocked" ? { proceed: blocker.proceed, stay: blocker.reset } : undefined}
      />
    </TravellersApiContext>
  );
}
