import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** The height that the page leaves to the notices at its bottom: they cover nothing that may be needed. */
const room = "--gh-page-notices";
/** Above and below them, in pixels. */
const margin = 12;

/** Keeps the room as high as the stack is. */
function keepRoom(stack: HTMLElement | null): (() => void) | undefined {
  if (!stack) return undefined;
  const { style } = document.documentElement;
  let isKept = false;
  const observer = new ResizeObserver(() => {
    const height = stack.offsetHeight;
    if (height > 0) style.setProperty(room, `${height + 2 * margin}px`);
    else if (isKept) style.removeProperty(room); // an empty stack leaves another one its room
    isKept = height > 0;
  });
  observer.observe(stack);
  return () => {
    observer.disconnect();
    if (isKept) style.removeProperty(room);
  };
}

/** At the bottom in the middle, below the page. */
export const PageNoticeStack = ({ children }: { readonly children: ReactNode }) => (
  <chakra.div
    ref={keepRoom}
    position="fixed"
    zIndex="toast"
    bottom={`${margin}px`}
    insetInline="0"
    px="3"
    display="flex"
    flexDirection="column"
    alignItems="center"
    gap="2"
    pointerEvents="none"
    // What scrolls is not seen beside them.
    _before={{
      content: '""',
      position: "fixed",
      zIndex: -1,
      bottom: "0",
      insetInline: "0",
      height: "var(--gh-page-notices, 0px)",
      bg: "bg.canvas",
    }}
    css={{ "@media print": { display: "none" } }}
  >
    {children}
  </chakra.div>
);

/** A notice above a page's content, one of those in its strip of notices. */
export const PageNotice = ({
  children,
  ...rest
}: {
  readonly children: ReactNode;
  readonly pointerEvents?: "auto";
  readonly role?: string;
}) => (
  <chakra.div
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    columnGap="3"
    rowGap="2"
    maxW="2xl"
    px="4"
    py="2"
    borderRadius="panel"
    borderWidth="1px"
    borderColor="border.subtle"
    bg="bg.panel"
    boxShadow="overlay"
    textStyle="sm"
    {...rest}
  >
    {children}
  </chakra.div>
);
