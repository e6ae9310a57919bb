export { ChatPage } from "./chat-page.tsx";
export { parseChatSearch, type ChatSearch } from "./chat-search.ts";
