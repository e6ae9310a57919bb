import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { type ChartTone, toneFills } from "./tones.ts";

export interface ChartKeyProps extends Omit<HTMLChakraProps<"ul">, "children"> {
  /** What each tone means, in the order of the chart; `note` is a figure beside the name. */
  readonly items: readonly { readonly tone: ChartTone; readonly name: string; readonly note?: string | undefined }[];
}

/** What the tones of a chart mean. */
export const ChartKey = ({ items, ...rest }: ChartKeyProps) => (
  <chakra.ul
    display="flex"
    flexWrap="wrap"
    columnGap="3.5"
    rowGap="1"
    listStyleType="none"
    textStyle="xs"
    color="fg.muted"
    {...rest}
  >
    {items.map(({ tone, name, note }) => (
      <chakra.li key={tone} display="inline-flex" alignItems="center" gap="1.5" whiteSpace="nowrap">
        <Swatch tone={tone} />
        {name}
        {note !== undefined && (
          <chakra.span color="fg" textStyle="figures">
            {note}
          </chakra.span>
        )}
      </chakra.li>
    ))}
  </chakra.ul>
);

/** A tone as a small square: is before the word or the number that it belongs to. */
export const Swatch = ({ tone }: { readonly tone: ChartTone }) => (
  <chakra.span display="inline-flex" flexShrink="0" css={toneFills} aria-hidden>
    <chakra.i data-tone={tone} boxSize="2.5" borderRadius="small" />
  </chakra.span>
);
