import { chakra, type HTMLChakraProps } from "@chakra-ui/react";

export interface ProgressBarProps extends Omit<HTMLChakraProps<"progress">, "children" | "value" | "max"> {
  /** What is under way: the name for screen readers. */
  readonly label: string;
  /** How much is done; undefined while nobody knows. */
  readonly value: number | undefined;
  readonly max: number;
}

const bar = { bg: "accent.solid", borderRadius: "pill" } as const;

/** A thin bar: how far something is, or that it is under way. */
export const ProgressBar = ({ label, value, max, ...rest }: ProgressBarProps) => (
  <chakra.progress
    aria-label={label}
    // Without a value it is under way, nobody knows how far.
    {...(value === undefined ? {} : { value: Math.min(value, max), max: Math.max(max, 1) })}
    appearance="none"
    display="block"
    width="full"
    height="1"
    border="0"
    borderRadius="pill"
    bg="border.subtle"
    overflow="hidden"
    css={{
      "&::-webkit-progress-bar": { bg: "border.subtle" },
      "&::-webkit-progress-value": { ...bar, transitionProperty: "inline-size", transitionDuration: "slow" },
      "&::-moz-progress-bar": bar,
      "&:indeterminate::-webkit-progress-bar": { ...bar, animation: "pulse 1.4s ease-in-out infinite" },
      "&:indeterminate": { animation: "pulse 1.4s ease-in-out infinite" },
    }}
    {...rest}
  />
);
