export { EmbeddedChat } from "./embedded-chat.tsx";
