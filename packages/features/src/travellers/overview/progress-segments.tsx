import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { useIsSaid } from "../form/form-context.ts";
import type { Progress } from "../form/problems.ts";
import type { InfoBlock } from "../form/paths.ts";

export interface ProgressSegmentsProps extends Progress {
  readonly block: InfoBlock;
  /** The same in words. */
  readonly label: string;
}

/** How many of the details are given, one segment each: filled or hollow, never by colour alone. */
export function ProgressSegments({ given, total, block, label }: ProgressSegmentsProps) {
  const open = useIsSaid(block) ? "state.bad.fg" : "border.control";
  return (
    <chakra.div display="flex" gap="0.5" mt="1.5">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: total }, (_, index) => (
        <chakra.span
          aria-hidden
          key={index}
          flex="1"
          height="1.5"
          borderRadius="pill"
          borderWidth="1px"
          borderColor={index < given ? "state.ok.fg" : open}
          bg={index < given ? "state.ok.fg" : "transparent"}
        />
      ))}
    </chakra.div>
  );
}
