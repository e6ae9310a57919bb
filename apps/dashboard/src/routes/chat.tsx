import { usePermission } from "@gatehouse/features/app";
import { ChatPage, parseChatSearch } from "@gatehouse/features/chat";
import { Guarded } from "@gatehouse/features/shell/pages";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const route = getRouteApi("/dashboard/chat");

export function Chat() {
  const { room } = useParsed(route.useSearch(), parseChatSearch);
  const navigate = route.useNavigate();
  const page = (
    <ChatPage
      roomId={room}
      onRoomChange={(next) => void navigate({ to: ".", search: next === undefined ? {} : { room: next } })}
    />
  );
  // Whoever looks after all chats need not have one (CHAT-11).
  return usePermission("chatSupervise") ? page : <Guarded permission="chat">{page}</Guarded>;
}
