import { chakra } from "@chakra-ui/react";
import { CircleCheck, CloudOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import type { ConnectionState } from "../connection/connection.ts";
import { messages } from "../messages/index.ts";
import { PageNotice } from "./page-notice.tsx";

/** How long it is said that the connection is back, in milliseconds. */
const shown = 4000;

/** Says that there is no connection as long as there is none, and for a moment that it is back; each once to screen readers. */
export function ConnectionNotice({ state }: { readonly state: ConnectionState }) {
  const t = useMessages(messages);
  const [wasOffline, setWasOffline] = useState(state === "offline");
  if (state === "offline" && !wasOffline) setWasOffline(true);
  useEffect(() => {
    if (state === "offline" || !wasOffline) return undefined;
    const timer = setTimeout(() => setWasOffline(false), shown);
    return () => clearTimeout(timer);
  }, [state, wasOffline]);
  return (
    <chakra.div aria-live="polite">
      {wasOffline && (
        <PageNotice>
          <chakra.span flexShrink={0} color={state === "offline" ? "state.warn.fg" : "state.ok.fg"}>
            {state === "offline" ? <CloudOff aria-hidden size={18} /> : <CircleCheck aria-hidden size={18} />}
          </chakra.span>
          <chakra.span flex="1" minW="0">
            {state === "offline" ? t("connection.offline") : t("connection.back")}
          </chakra.span>
        </PageNotice>
      )}
    </chakra.div>
  );
}
