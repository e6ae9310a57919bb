import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";

/** What a state means to the reader; `accent` is "your turn". */
export type StatusTone = "ok" | "warn" | "bad" | "violet" | "slate" | "accent";

const tones = {
  ok: { color: "state.ok.fg", bg: "state.ok.soft" },
  warn: { color: "state.warn.fg", bg: "state.warn.soft" },
  bad: { color: "state.bad.fg", bg: "state.bad.soft" },
  violet: { color: "state.violet.fg", bg: "state.violet.soft" },
  slate: { color: "state.slate.fg", bg: "state.slate.soft" },
  accent: { color: "accent.fg", bg: "accent.soft" },
} as const satisfies Record<StatusTone, object>;

export interface StatusPillProps extends Omit<HTMLChakraProps<"span">, "children"> {
  readonly tone: StatusTone;
  /** Says the state without colour; the word beside it says it without either. */
  readonly icon: LucideIcon;
  readonly children: string;
}

/** A state as tone, icon and word: never colour alone. */
export function StatusPill({ tone, icon: Icon, children, ...rest }: StatusPillProps) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      px="2"
      py="0.5"
      borderRadius="pill"
      fontSize="xs"
      lineHeight="tight"
      fontWeight="strong"
      whiteSpace="nowrap"
      verticalAlign="middle"
      {...tones[tone]}
      {...rest}
    >
      <Icon aria-hidden size="1.05em" strokeWidth={2.25} />
      {children}
    </chakra.span>
  );
}
