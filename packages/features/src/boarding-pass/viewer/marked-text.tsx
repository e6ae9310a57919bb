import { chakra } from "@chakra-ui/react";

export interface MarkedTextProps {
  readonly children: string;
  /** Index of the first letter that differs; undefined marks nothing. */
  readonly from: number | undefined;
}

/** A value whose differing letters are marked; where they are missing, a gap is in their place. */
export function MarkedText({ children, from }: MarkedTextProps) {
  if (from === undefined) return children;
  const rest = children.slice(from);
  return (
    <>
      {children.slice(0, from)}
      {rest === "" ? (
        <chakra.span
          aria-hidden
          display="inline-block"
          width="2ch"
          height="1.15em"
          ms="0.5"
          verticalAlign="-0.25em"
          borderWidth="1px"
          borderStyle="dashed"
          borderColor="state.bad.fg"
          borderRadius="small"
        />
      ) : (
        <chakra.mark bg="transparent" color="state.bad.fg" textDecoration="underline 2px" textUnderlineOffset="4px">
          {rest}
        </chakra.mark>
      )}
    </>
  );
}
