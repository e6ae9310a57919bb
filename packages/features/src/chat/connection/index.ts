export type { ChatSession } from "./chat-session.ts";
export { useChat, useChatStatus, useRooms } from "./hooks.ts";
