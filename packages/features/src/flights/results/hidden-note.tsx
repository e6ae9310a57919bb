import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { ResultWords } from "./use-result-words.ts";

interface HiddenNoteProps extends Omit<HTMLChakraProps<"p">, "children"> {
  /** How many itineraries the filters hide; above none. */
  readonly count: number;
  readonly onClear: () => void;
  readonly words: ResultWords;
}

/** What filters hide, and one press that shows it. */
export const HiddenNote = ({ count, onClear, words: { t }, ...rest }: HiddenNoteProps) => (
  <chakra.p fontSize="sm" color="fg.muted" {...rest}>
    {t("filter.hidden", { count })}{" "}
    <chakra.button
      type="button"
      color="accent.fg"
      cursor="pointer"
      whiteSpace="nowrap"
      textDecoration="underline"
      textUnderlineOffset="3px"
      position="relative"
      // As large as a finger, without taking the room.
      _after={{ content: '""', position: "absolute", inset: "-0.75rem -0.5rem" }}
      onClick={onClear}
    >
      {t("filter.reveal", { count })}
    </chakra.button>
  </chakra.p>
);
