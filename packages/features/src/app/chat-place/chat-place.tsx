import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { type ChatPlaceName, useAsChatPlace } from "./use-chat-place.ts";

export interface ChatPlaceProps extends Omit<HTMLChakraProps<"span">, "ref" | "children"> {
  readonly of: ChatPlaceName;
}

/** Keeps a place for the button of the chat where the window has no room beside the page; empty, it takes none. */
export const ChatPlace = ({ of: name, ...style }: ChatPlaceProps) => (
  <chakra.span ref={useAsChatPlace(name)} flexShrink={0} css={{ "&:empty": { display: "none" } }} {...style} />
);
