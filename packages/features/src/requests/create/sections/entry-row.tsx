import { chakra } from "@chakra-ui/react";
import { IconButton } from "@gatehouse/ui/icon-button";
import { X } from "lucide-react";
import type { ReactNode } from "react";

export interface EntryRowProps {
  /** Its number, from 1. */
  readonly place: number;
  /** Columns of its fields where there is room; two on a tablet. */
  readonly columns: string;
  /** The names of the fields stand over the first row only; screen readers hear them in each. */
  readonly hidesNames?: boolean;
  readonly tone?: "warn" | undefined;
  readonly removeLabel: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** Hidden from the eye, not from screen readers. */
const unseen = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

/** One flight, hotel, car or train: its number, its fields, and the button that takes it away. */
export const EntryRow = ({
  place,
  columns,
  hidesNames = false,
  tone,
  removeLabel,
  onRemove,
  children,
}: EntryRowProps) => (
  <chakra.div
    display="grid"
    gridTemplateColumns="1.125rem minmax(0, 1fr) 2rem"
    columnGap="2"
    alignItems="start"
    css={hidesNames ? { "@media (min-width: 64rem)": { "& label, & [data-tag]": unseen } } : {}}
  >
    <chakra.span
      fontWeight="strong"
      color={tone === "warn" ? "state.warn.fg" : "fg.muted"}
      textStyle="figures"
      height="control"
      display="grid"
      alignItems="center"
      mt={hidesNames ? { base: "6", lg: "0" } : "6"}
    >
      {place}
    </chakra.span>
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "1fr", md: "repeat(2, minmax(0, 1fr))", lg: columns }}
      gap="2"
      alignItems="start"
    >
      {children}
    </chakra.div>
    <chakra.div mt={hidesNames ? { base: "6", lg: "0" } : "6"}>
      <IconButton icon={X} label={removeLabel} onClick={onRemove} />
    </chakra.div>
  </chakra.div>
);
