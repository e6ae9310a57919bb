import type { CardActions } from "../conversation/card.tsx";
import { useNavigation, useToast } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { useChat } from "../connection/hooks.ts";
import { messages } from "../messages/index.ts";
import { flightPath } from "./flight-path.ts";

/** What messages do in the dashboard (CHAT-7). @param canSelect staff select in the results that they have open */
export function useCardActions(roomId: string, canSelect: boolean): CardActions {
  const t = useMessages(messages);
  const toast = useToast();
  const chat = useChat();
  const { navigate } = useNavigation();
  return {
    onSearch(search) {
      chat.origin.set(roomId);
      navigate(flightPath(search));
    },
    ...(canSelect
      ? {
          onSelect({ selectedFlights }) {
            const result = chat.select(selectedFlights);
            if (result === undefined) toast({ tone: "warning", title: t("select.elsewhere"), id: "chat.select" });
            // Why nothing was found is said by flight search itself.
            else if (result === "selected") toast({ tone: "success", title: t("select.done"), id: "chat.select" });
          },
        }
      : {}),
  };
}
