import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

export interface AssignmentsPaneProps {
  readonly title: string;
  /** Beside the title. */
  readonly note?: ReactNode;
  /** Its buttons. */
  readonly tools: ReactNode;
  /** The grid, which fills the rest. */
  readonly children: ReactNode;
  readonly heading?: "h1" | "h2";
}

/** A titled grid with its toolbar. */
export function AssignmentsPane({ title, note, tools, children, heading = "h2" }: AssignmentsPaneProps) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gridTemplate="auto minmax(0, 1fr) / minmax(0, 1fr)"
      minH="0"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0 }}
    >
      <chakra.header
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
        rowGap="1.5"
        px={{ base: "2", md: "gutter" }}
        py="2"
      >
        <chakra.h2 as={heading} id={id} textStyle="lg">
          {title}
        </chakra.h2>
        <chakra.span color="fg.muted" textStyle="figures" flex="1">
          {note}
        </chakra.span>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {tools}
        </chakra.div>
      </chakra.header>
      {children}
    </chakra.section>
  );
}
