import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { ChatWidgetElement } from "./chat-widget-element.ts";

/** The element in JSX of React 19, which sets what the element has as properties and the rest as attributes. */
export interface ChatWidgetElementProps extends DetailedHTMLProps<
  HTMLAttributes<ChatWidgetElement>,
  ChatWidgetElement
> {
  readonly server?: string | undefined;
  readonly vendor?: string | undefined;
  readonly language?: "en" | "fr" | undefined;
  readonly position?: "left" | "right" | undefined;
  /** `#rrggbb` */
  readonly color?: string | undefined;
  readonly label?: string | undefined;
  readonly "visitor-name"?: string | undefined;
  readonly "visitor-email"?: string | undefined;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "gatehouse-chat": ChatWidgetElementProps;
    }
  }
}
