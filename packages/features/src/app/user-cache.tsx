import { type ReactNode, Suspense, useState } from "react";
import { SWRConfig } from "swr";
import { onReconnect } from "./connection/index.ts";

/** What is read for one user. Give it the user's id as `key`: nobody sees what was read for somebody else. */
export function UserCache({ children }: { readonly children: ReactNode }) {
  const [cache] = useState(() => new Map());
  return (
    <SWRConfig value={{ provider: () => cache, initReconnect: (readAnew) => onReconnect(readAnew) }}>
      {/* What waits below must not hide the cache itself: SWR forgets a cache whose effects are undone. */}
      <Suspense>{children}</Suspense>
    </SWRConfig>
  );
}
