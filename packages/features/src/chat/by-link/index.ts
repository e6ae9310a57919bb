export { LinkChat, type LinkChatProps } from "./link-chat.tsx";
