"use client";
import { useEffect, useRef } from "react";
import type { ChatWidgetElement, ChatWidgetEventMap } from "./custom-element/chat-widget-element.ts";
import { defineChatWidget } from "./custom-element/chat-widget-element.ts";

export interface ChatWidgetProps {
  /** Origin of the Gatehouse installation: `https://travel.example`. */
  readonly server: string;
  /** Code of the vendor whose staff answer. The page's origin must be in the vendor's list. */
  readonly vendor: string;
  /** Default: that of the page. */
  readonly language?: "en" | "fr";
  /** Default: right. */
  readonly position?: "left" | "right";
  /** Of buttons, `#rrggbb`. Default: blue. */
  readonly color?: string;
  /** Of the button. Default: "Chat with a travel agent" in the page's language. */
  readonly label?: string;
  /** What is known of the visitor already; they are asked all the same. */
  readonly visitorName?: string;
  readonly visitorEmail?: string;
  readonly onOpen?: () => void;
  readonly onMinimise?: () => void;
  /** The visitor has come in, or has left. */
  readonly onConnectionChange?: (isOpen: boolean) => void;
  /** Messages that the visitor has not seen. */
  readonly onUnreadChange?: (count: number) => void;
}

/** The chat's button and window on a page of another product, as a React component. */
export function ChatWidget({
  visitorName,
  visitorEmail,
  onOpen,
  onMinimise,
  onConnectionChange,
  onUnreadChange,
  ...attributes
}: ChatWidgetProps) {
  const element = useRef<ChatWidgetElement>(null);
  const handlers = useRef({ onOpen, onMinimise, onConnectionChange, onUnreadChange });
  useEffect(() => {
    handlers.current = { onOpen, onMinimise, onConnectionChange, onUnreadChange };
  });
  useEffect(() => {
    defineChatWidget();
    const { current } = element;
    if (!current) return undefined;
    const ending = new AbortController();
    const on = <Name extends keyof ChatWidgetEventMap>(
      name: Name,
      listen: (detail: ChatWidgetEventMap[Name]["detail"]) => void,
    ): void =>
      current.addEventListener(name, (event) => listen((event as ChatWidgetEventMap[Name]).detail), {
        signal: ending.signal,
      });
    on("chat-open", () => handlers.current.onOpen?.());
    on("chat-minimise", () => handlers.current.onMinimise?.());
    on("chat-connection", ({ isOpen }) => handlers.current.onConnectionChange?.(isOpen));
    on("chat-unread", ({ count }) => handlers.current.onUnreadChange?.(count));
    return () => ending.abort();
  }, []);
  return <gatehouse-chat {...attributes} visitor-name={visitorName} visitor-email={visitorEmail} ref={element} />;
}
