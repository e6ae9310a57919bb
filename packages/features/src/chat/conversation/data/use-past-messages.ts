import { chatPageSize } from "@gatehouse/domain/chat";
import useSWR from "swr";
import { useApi } from "../../../app/index.ts";
import { useChat } from "../../connection/hooks.ts";

/** Reads once what was said in a room before, for whoever is not connected; the room is told of it. */
export function usePastMessages(roomId: string, isWanted: boolean): void {
  const api = useApi();
  const room = useChat().room(roomId);
  useSWR(isWanted ? ["chat.past", roomId] : null, async () => {
    const { after, messages, more, receipts } = await api.chat.messages({ id: roomId, after: -1, limit: chatPageSize });
    room.told({ type: "page", after, messages, more, receipts });
    return true;
  });
}
