import { chakra, type HTMLChakraProps } from "@chakra-ui/react";

export interface ProgressBarProps extends Omit<HTMLChakraProps<"div">, "children"> {
  /** What is under way: the name for screen readers. */
  readonly label: string;
  /** How much is done; undefined while nobody knows. */
  readonly value: number | undefined;
  readonly max: number;
}

/** A thin bar: how far something is, or that it is under way. */
export function ProgressBar({ label, value, max, ...rest }: ProgressBarProps) {
  const share = value === undefined ? undefined : max > 0 ? Math.min(1, value / max) : 0;
  return (
    <chakra.div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      height="1"
      borderRadius="pill"
      bg="border.subtle"
      overflow="hidden"
      {...rest}
    >
      <chakra.div
        height="full"
        borderRadius="pill"
        bg="accent.solid"
        width={share === undefined ? "40%" : undefined}
        style={share === undefined ? undefined : { inlineSize: `${share * 100}%` }}
        animation={share === undefined ? "pulse 1.4s ease-in-out infinite" : undefined}
        transitionProperty="inline-size"
        transitionDuration="slow"
      />
    </chakra.div>
  );
}
