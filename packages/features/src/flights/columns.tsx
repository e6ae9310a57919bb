import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** As wide as what is read on it, with the page's gutters. */
export const Column = (props: HTMLChakraProps<"div">) => (
  <chakra.div
    width="full"
    maxW="calc(var(--gh-sizes-page) + 2 * var(--gh-spacing-gutter))"
    mx="auto"
    px="gutter"
    {...props}
  />
);

export interface ColumnsProps {
  /** Left of the list where there is room, from 1024 px; elsewhere it is not shown, and a modal takes its place. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/**
 * Filters at the left, the list in the middle: the same for results and for the skeletons before them. The list is a container: its
 * cards answer to its width, not to the window's (full from 780 px, tight from 660 px, stacked below).
 */
export const Columns = ({ aside, children }: ColumnsProps) => (
  <chakra.div
    display={{ base: "block", lg: "grid" }}
    gridTemplateColumns={{ lg: "15.5rem minmax(0, 1fr)" }}
    columnGap={{ lg: "6" }}
    alignItems="start"
  >
    {/* As high as the list, so that the filters can stay in view beside it. */}
    {aside !== null && (
      <chakra.div display={{ base: "none", lg: "block" }} alignSelf="stretch">
        {aside}
      </chakra.div>
    )}
    <chakra.div minW="0" css={{ containerType: "inline-size" }} {...(aside === null ? { gridColumn: "1 / -1" } : {})}>
      {children}
    </chakra.div>
  </chakra.div>
);
