import { chakra } from "@chakra-ui/react";

export interface MenuCountProps {
  readonly count: number;
  /** What is counted, for screen readers: "2 assigned to you". */
  readonly words: string;
  /** Room for a dot only. */
  readonly folded: boolean;
}

/** A number beside an entry of the menu; nothing for none. */
export function MenuCount({ count, words, folded }: MenuCountProps) {
  if (count === 0) return null;
  const said = <chakra.span srOnly> {words}</chakra.span>;
  return folded ? (
    <chakra.span position="absolute" top="1" insetEnd="1" boxSize="2" borderRadius="full" bg="accent.solid">
      {said}
    </chakra.span>
  ) : (
    <chakra.span
      ms="-1.5"
      me="-2"
      px="1.5"
      borderRadius="pill"
      bg="accent.subtle"
      color="accent.fg"
      textStyle="xs"
      fontWeight="strong"
    >
      <span aria-hidden>{count}</span>
      {said}
    </chakra.span>
  );
}
