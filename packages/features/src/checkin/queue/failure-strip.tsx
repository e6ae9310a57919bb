import { Button, chakra } from "@chakra-ui/react";
import { RotateCw, TriangleAlert } from "lucide-react";

export interface FailureStripProps {
  /** What did not work. */
  readonly title: string;
  /** Why. */
  readonly reason: string;
  readonly retry: string;
  readonly onRetry: () => void;
}

/** A failed reading beside what still stands: says what happened and offers to try again. */
export const FailureStrip = ({ title, reason, retry, onRetry }: FailureStripProps) => (
  <chakra.div
    role="alert"
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    columnGap="2"
    rowGap="0.5"
    px="gutter"
    py="1"
    bg="state.bad.soft"
    color="state.bad.fg"
    fontSize="xs"
  >
    <TriangleAlert aria-hidden size="1.2em" />
    <b>{title}</b>
    <chakra.span color="fg">{reason}</chakra.span>
    <Button variant="plain" size="sm" colorPalette="danger" onClick={onRetry}>
      <RotateCw aria-hidden /> {retry}
    </Button>
  </chakra.div>
);
