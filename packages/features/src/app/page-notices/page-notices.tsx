import { useEffect, useState } from "react";
import { connection, onReconnect } from "../connection/index.ts";
import { useStore } from "../store.ts";
import { checkVersion, version } from "../version.ts";
import { ConnectionNotice } from "./connection-notice.tsx";
import { PageNoticeStack } from "./page-notice.tsx";
import { PlainToasts } from "./plain-toasts.tsx";
import { UpdateNotice } from "./update-notice.tsx";

/** A page that was out of sight for this long asks whether it is still the newest, in milliseconds. */
const longAway = 15 * 60_000;

/** What concerns the page as a whole: no connection, and a newer build. Once on a page. */
export function PageNotices() {
  const connected = useStore(connection.state);
  const build = useStore(version);
  const [postponed, postpone] = useState(false);
  useEffect(() => onReconnect(() => void checkVersion()), []);
  useEffect(() => {
    let left = performance.now();
    const onChange = (): void => {
      if (document.visibilityState === "hidden") left = performance.now();
      else if (performance.now() - left > longAway) void checkVersion();
    };
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, []);
  return (
    <PageNoticeStack>
      <PlainToasts />
      <ConnectionNotice state={connected} />
      {build === "updated" && !postponed && connected === "online" && (
        <UpdateNotice onReload={() => location.reload()} onLater={() => postpone(true)} />
      )}
    </PageNoticeStack>
  );
}
