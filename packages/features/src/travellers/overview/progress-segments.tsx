import { chakra, VisuallyHidden } from "@chakra-ui/react";
import type { Progress } from "../form/problems.ts";

/** How many of the details are given, one segment each: filled or hollow, never by colour alone. @property label in words */
export const ProgressSegments = ({ given, total, label }: Progress & { readonly label: string }) => (
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
        borderColor={index < given ? "state.ok.fg" : "state.bad.fg"}
        bg={index < given ? "state.ok.fg" : "transparent"}
      />
    ))}
  </chakra.div>
);
