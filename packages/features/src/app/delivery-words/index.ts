import type { MessageReason, MessageState } from "@gatehouse/domain/messaging";
import { useMemo } from "react";
import { defineMessages, useMessages } from "../../i18n/index.ts";
import { en } from "./en.ts";

const messages = defineMessages("delivery", en, () => import("./fr.ts").then(({ fr }) => fr));

/** How a message stands, and why where there is more to say. */
interface Standing {
  readonly state: MessageState;
  readonly reason: MessageReason | null;
  /** What was reported after it went. Default: nothing yet. */
  readonly delivery?: Delivery | null;
}

interface Delivery {
  readonly state: "delivered" | "undelivered";
  /** Why it did not arrive; empty where that was not said. */
  readonly why: string;
}

/** Words for how messages to travellers stand. */
export function useDeliveryWords() {
  const t = useMessages(messages);
  return useMemo(() => {
    const state = (which: MessageState): string => t(`state.${which}`);
    const reason = (which: MessageReason): string => t(`reason.${which}`);
    const delivery = (which: Delivery["state"]): string => t(`delivery.${which}`);
    return {
      state,
      reason,
      delivery,
      /** Both in one line. */
      standing: ({ delivery: reported, ...one }: Standing): string => {
        if (reported && reported.why !== "")
          return t("withReason", { state: delivery(reported.state), reason: reported.why });
        if (reported) return delivery(reported.state);
        return one.reason === null
          ? state(one.state)
          : t("withReason", { state: state(one.state), reason: reason(one.reason) });
      },
    };
  }, [t]);
}
