import type { MessageReason, MessageState } from "@gatehouse/domain/messaging";
import { useMemo } from "react";
import { defineMessages, useMessages } from "../../i18n/index.ts";
import { en } from "./en.ts";

const messages = defineMessages("delivery", en, () => import("./fr.ts").then(({ fr }) => fr));

/** How a message stands, and why where there is more to say. */
interface Standing {
  readonly state: MessageState;
  readonly reason: MessageReason | null;
}

/** Words for how messages to travellers stand. */
export function useDeliveryWords() {
  const t = useMessages(messages);
  return useMemo(() => {
    const state = (which: MessageState): string => t(`state.${which}`);
    const reason = (which: MessageReason): string => t(`reason.${which}`);
    return {
      state,
      reason,
      /** Both in one line. */
      standing: (one: Standing): string =>
        one.reason === null
          ? state(one.state)
          : t("withReason", { state: state(one.state), reason: reason(one.reason) }),
    };
  }, [t]);
}
