export { ChatWidget, type ChatWidgetProps } from "./chat-widget.tsx";
export type { ChatWidgetElementProps } from "./custom-element/jsx.ts";
export type { ChatWidgetElement, ChatWidgetEventMap } from "./custom-element/chat-widget-element.ts";
export { defineChatWidget } from "./custom-element/chat-widget-element.ts";
export { chatWidgetSource, colorOf, type FromChatWindow, inkOn, isTold, tell, type ToChatWindow } from "./protocol.ts";
