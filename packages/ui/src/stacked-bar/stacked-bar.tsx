import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { CSSProperties } from "react";
import { type CountScale, percentOnScale } from "../chart/count-scale.ts";
import { type ChartTone, toneFills } from "../chart/tones.ts";

export interface StackedBarProps extends Omit<HTMLChakraProps<"div">, "children" | "role" | "aria-label" | "scale"> {
  /** All that the bar shows, in words: it is one picture for screen readers. */
  readonly label: string;
  /** Its parts from the start on; those of 0 are left out. */
  readonly parts: readonly { readonly tone: ChartTone; readonly value: number }[];
  /** Shared by all bars that stand together, so that lengths compare. */
  readonly scale: CountScale;
  /** A number in the reader's language; shown inside a part that has room for it. */
  readonly format: (value: number) => string;
}

/** How wide a part must be to show its number, by the number's length. */
const room = (text: string): string => `${(text.length * 7 + 9) / 16}rem`;

/** One picture, drawn with boxes: no file could be its `img`. */
const picture = { role: "img" } as const;

/** A sum as one bar of its parts, over the lines of its scale. Takes the width that it is given. */
export function StackedBar({ label, parts, scale, format, ...rest }: StackedBarProps) {
  return (
    <chakra.div {...picture} aria-label={label} css={{ ...looks, ...toneFills }} style={guides(scale)} {...rest}>
      {parts
        .filter(({ value }) => value > 0)
        .map(({ tone, value }) => {
          const text = format(value);
          return (
            <span key={tone} style={{ width: `${percentOnScale(value, scale)}%` }}>
              <i data-tone={tone}>
                <b data-digits={Math.min(4, text.length)}>{text}</b>
              </i>
            </span>
          );
        })}
    </chakra.div>
  );
}

const looks = {
  display: "flex",
  alignItems: "center",
  height: "full",
  minH: "5",
  borderRadius: "small",
  // The lines of the scale; they divide the width evenly, so they are right in both directions of reading.
  backgroundImage: "linear-gradient(to right, var(--gh-colors-border-subtle) 1px, transparent 1px)",
  backgroundSize: "var(--guide) 100%",
  "& > span": { containerType: "inline-size", height: "4", minW: "3px" },
  "& i": {
    display: "grid",
    placeItems: "center",
    height: "full",
    me: "1px",
    borderRadius: "2px",
    fontStyle: "normal",
    overflow: "hidden",
  },
  "& b": { display: "none", fontSize: "xs", lineHeight: "none", fontVariantNumeric: "tabular-nums" },
  ...Object.fromEntries(
    ["1", "22", "333", "4,444"].map((text, index) => [
      `@container (min-width: ${room(text)})`,
      { [`& b[data-digits='${index + 1}']`]: { display: "block" } },
    ]),
  ),
  "@media (forced-colors: active)": { "& i": { border: "1px solid" } },
} as const;

const guides = ({ max, ticks: [first = 0, second = max] }: CountScale) =>
  ({ "--guide": `${((second - first) / max) * 100}%` }) as CSSProperties;

export interface StackedBarAxisProps extends Omit<HTMLChakraProps<"div">, "children" | "scale"> {
  readonly scale: CountScale;
  readonly format: (value: number) => string;
}

/** The numbers of the scale, to stand over bars of the same width. Decoration: each bar says its numbers itself. */
export const StackedBarAxis = ({ scale, format, ...rest }: StackedBarAxisProps) => (
  <chakra.div position="relative" height="1lh" aria-hidden css={axis} {...rest}>
    {scale.ticks.map((tick, index) => (
      <chakra.span
        key={tick}
        position="absolute"
        style={{ insetInlineStart: `${percentOnScale(tick, scale)}%` }}
        data-place={index === 0 ? "first" : tick === scale.max ? "last" : "middle"}
        data-odd={index % 2 === 1 || undefined}
      >
        {format(tick)}
      </chakra.span>
    ))}
  </chakra.div>
);

const axis = {
  containerType: "inline-size",
  fontVariantNumeric: "tabular-nums",
  "& [data-place=middle]": { translate: "-50% 0", "[dir=rtl] &": { translate: "50% 0" } },
  "& [data-place=last]": { translate: "-100% 0", "[dir=rtl] &": { translate: "100% 0" } },
  "@container (max-width: 13rem)": { "& [data-odd]:not([data-place=last])": { display: "none" } },
  "@container (max-width: 8rem)": { "& [data-place=middle]": { display: "none" } },
} as const;
