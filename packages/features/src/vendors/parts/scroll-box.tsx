import { chakra } from "@chakra-ui/react";
import { useScrollFocus } from "@gatehouse/ui/scroll-focus";
import type { ReactNode } from "react";

/** Holds a table that may be wider than the page: it scrolls by itself, by keys too. */
export const ScrollBox = ({ children }: { readonly children: ReactNode }) => (
  <chakra.div overflowX="auto" {...useScrollFocus<HTMLDivElement>()}>
    {children}
  </chakra.div>
);
