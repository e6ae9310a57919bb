import { chakra } from "@chakra-ui/react";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { Tooltip } from "@gatehouse/ui/tooltip";
import { Radio, Unplug } from "lucide-react";
import { connection } from "../app/connection/index.ts";
import { useLiveState, useStore } from "../app/index.ts";
import { useMessages } from "../i18n/index.ts";
import { messages } from "./messages/index.ts";

/** Whether changes made elsewhere arrive by themselves. Quiet while all is well; a change is announced. */
export function LiveIndicator() {
  const t = useMessages(messages);
  const live = useLiveState();
  // The stream is the last to notice. Without a connection the page's notice says so, once.
  const isCutOff = useStore(connection.state) === "offline";
  const state = isCutOff ? "offline" : live;
  const explanation =
    state === "offline" ? t("live.offlineHelp") : state === "open" ? t("live.open") : t("live.connecting");
  return (
    <chakra.output display="flex" flexShrink={0}>
      <Tooltip content={explanation}>
        {isCutOff ? (
          <chakra.span display="grid" placeItems="center" boxSize="6" color="state.warn.fg">
            <Unplug aria-hidden size={16} />
          </chakra.span>
        ) : state === "offline" ? (
          <StatusPill tone="warn" icon={Unplug}>
            {t("live.offline")}
          </StatusPill>
        ) : (
          <chakra.span
            display="grid"
            placeItems="center"
            boxSize="6"
            color={state === "open" ? "state.ok.fg" : "fg.muted"}
          >
            <Radio aria-hidden size={16} />
          </chakra.span>
        )}
      </Tooltip>
      {!isCutOff && <chakra.span srOnly>{explanation}</chakra.span>}
    </chakra.output>
  );
}
