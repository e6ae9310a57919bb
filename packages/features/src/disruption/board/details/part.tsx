import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { BoardWords } from "../use-board-words.ts";
import type { Details } from "../data/use-details.ts";

/** What a part of the panel gets in which staff act. */
export interface ActingProps {
  readonly details: Details;
  readonly words: BoardWords;
  readonly onChanged: (found: Details) => void;
  /** Something else stands there by now. */
  readonly onMissed: () => void;
}

/** A booking number, a code. */
export const Code = (props: { readonly children: ReactNode }) => <chakra.span fontFamily="mono" {...props} />;

/** A part of the panel under its heading. */
export function Part({
  title,
  beside,
  children,
}: {
  readonly title: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <chakra.section borderTopWidth="1px" borderColor="border.subtle" px="4" py="3" display="grid" gap="2">
      <chakra.h3 fontWeight="strong" display="flex" flexWrap="wrap" gap="2" alignItems="center">
        {title}
        {beside}
      </chakra.h3>
      {children}
    </chakra.section>
  );
}
