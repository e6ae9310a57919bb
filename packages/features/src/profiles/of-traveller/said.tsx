import { chakra, useSlotRecipe } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface SaidProps {
  readonly label: string;
  /** Empty where nothing was given: then "-" is shown. */
  readonly text?: string | undefined;
  /** Instead of the text: something to press. */
  readonly children?: ReactNode;
  /** Below it. */
  readonly note?: ReactNode;
  readonly mono?: boolean;
}

/** A field of a profile that is only read: it stands where the form has its input. */
export function Said({ label, text = "", children, note, mono = false }: SaidProps) {
  const look = useSlotRecipe({ key: "field" })();
  return (
    <chakra.dl css={{ ...look["root"], gap: "0.5" }} m="0" minW="0">
      <chakra.dt css={look["label"]}>{label}</chakra.dt>
      <chakra.dd
        m="0"
        minH="6"
        display="flex"
        alignItems="center"
        overflowWrap="anywhere"
        {...(mono ? { fontFamily: "mono" } : {})}
      >
        {children ?? (text === "" ? "-" : text)}
      </chakra.dd>
      {note !== undefined && (
        <chakra.dd m="0" textStyle="sm">
          {note}
        </chakra.dd>
      )}
    </chakra.dl>
  );
}
