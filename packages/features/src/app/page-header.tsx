import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface PageHeaderProps {
  readonly title: ReactNode;
  /** For what is named by the title. */
  readonly titleId?: string;
  /** Beside the title: how much there is, and the like. */
  readonly note?: ReactNode;
  /** Buttons for the whole page. */
  readonly tools?: ReactNode;
}

/** The head of a page, the same on every screen: its title, what is said beside it, and what can be done with all of it. */
export const PageHeader = ({ title, titleId, note, tools }: PageHeaderProps) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1.5" minH="control">
    <chakra.h1 id={titleId} textStyle="lg" flexBasis={{ base: "full", md: "auto" }}>
      {title}
    </chakra.h1>
    {/* Without a note nothing stands beside the tools on phones: they begin where the title does. */}
    <chakra.div
      flex="1 1 auto"
      minW="0"
      color="fg.muted"
      textStyle="figures"
      display={{ base: note === undefined ? "none" : "block", md: "block" }}
    >
      {note}
    </chakra.div>
    {tools && (
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="2"
        flex={{ base: note === undefined ? "1 1 100%" : "0 1 auto", md: "0 1 auto" }}
      >
        {tools}
      </chakra.div>
    )}
  </chakra.div>
);
