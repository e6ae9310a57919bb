import { defineChatWidget } from "./chat-widget-element.ts";

export type { ChatWidgetElementProps } from "./jsx.ts";
export { ChatWidgetElement, type ChatWidgetEventMap, defineChatWidget } from "./chat-widget-element.ts";

// A page takes this as a script and writes the element; nothing else is to be done.
defineChatWidget();
