export type { ChatSession } from "./chat-session.ts";
export { useChat, useChatStatus } from "./hooks.ts";
export { useRooms } from "./data/use-rooms.ts";
