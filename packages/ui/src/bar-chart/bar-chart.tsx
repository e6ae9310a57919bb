import { chakra, type HTMLChakraProps, VisuallyHidden } from "@chakra-ui/react";
import { type CSSProperties, useId, useLayoutEffect, useRef } from "react";
import { countScale, percentOnScale } from "../chart/count-scale.ts";
import { labelEvery } from "../chart/label-every.ts";
import { useRoving } from "../chart/use-roving.ts";

/** One bar: a thing that can be chosen, unless there is nothing of it. */
export interface Bar {
  readonly id: string;
  readonly value: number;
  /** Its name and value in words, for screen readers: "Friday, November 20, 2026: 120". */
  readonly label: string;
  /** Below the bar. */
  readonly tick: string;
}

export interface BarChartProps extends Omit<HTMLChakraProps<"div">, "children" | "onSelect"> {
  /** Names the chart. */
  readonly label: string;
  readonly bars: readonly Bar[];
  readonly format: (value: number) => string;
  /** The bar that is chosen. */
  readonly selected?: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly labels: {
    /** How the chart is used by keys. */
    readonly keys: string;
  };
}

/** Numbers of things side by side, each a button: arrow keys walk, Enter chooses. Takes the width that it is given. */
export function BarChart({ label, bars, format, selected, onSelect, labels, ...rest }: BarChartProps) {
  const id = useId();
  const roving = useRoving(bars.length, "inline");
  const plot = useRef<HTMLFieldSetElement>(null);
  const chosen = bars.findIndex((bar) => bar.id === selected);
  const inView = chosen < 0 ? bars.length - 1 : chosen;
  // Where there are more bars than fit: the chosen one, else the last, is in view.
  useLayoutEffect(() => {
    const region = plot.current;
    const bar = region?.querySelector(`[data-roving="${inView}"]`);
    if (!region || !bar) return;
    const [around, own] = [region.getBoundingClientRect(), bar.getBoundingClientRect()];
    if (own.left >= around.left && own.right <= around.right) return;
    region.scrollLeft += (own.left + own.right - around.left - around.right) / 2;
  }, [inView]);
  const scale = countScale(Math.max(...bars.map(({ value }) => value)), 3);
  const every = { wide: labelEvery(bars.length, 14), narrow: labelEvery(bars.length, 6) };
  return (
    <chakra.div display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="2" css={looks} {...rest}>
      <chakra.div className="scale" aria-hidden>
        {scale.ticks.map((tick) => (
          <span key={tick} style={{ bottom: `${percentOnScale(tick, scale)}%` }}>
            {format(tick)}
          </span>
        ))}
        <b>{format(scale.max)}</b>
      </chakra.div>
      <fieldset ref={plot} className="plot" aria-label={label} aria-describedby={id} {...roving.group}>
        <div className="lines">
          {scale.ticks.map((tick) => (
            <i key={tick} style={{ bottom: `${percentOnScale(tick, scale)}%` }} />
          ))}
        </div>
        {bars.map(({ id: name, value, label: words, tick }, index) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === selected}
            aria-disabled={value === 0}
            onClick={() => value > 0 && onSelect(name)}
            {...roving.item(index)}
          >
            <VisuallyHidden>{words}</VisuallyHidden>
            <span
              className="bar"
              aria-hidden
              style={{ "--height": `${percentOnScale(value, scale)}%` } as CSSProperties}
            >
              <b>{format(value)}</b>
            </span>
            <span
              className="tick"
              aria-hidden
              data-wide={index % every.wide === 0 || undefined}
              data-narrow={index % every.narrow === 0 || undefined}
            >
              {tick}
            </span>
          </button>
        ))}
      </fieldset>
      <chakra.span id={id} srOnly>
        {labels.keys}
      </chakra.span>
    </chakra.div>
  );
}

const tickHeight = "1.75rem";

const looks = {
  minH: "40",
  textStyle: "xs",
  fontVariantNumeric: "tabular-nums",
  containerType: "inline-size",
  containerName: "chart",
  "& .scale": { position: "relative", mb: tickHeight, mt: "5", textAlign: "end", color: "fg.muted" },
  "& .scale span": { position: "absolute", insetEnd: "0", translate: "0 50%" },
  // Nothing to see: as wide as the widest number.
  "& .scale b": { visibility: "hidden" },
  "& .plot": {
    position: "relative",
    display: "flex",
    minW: "0",
    pt: "5",
    px: "3",
    overflowX: "auto",
    overflowY: "hidden",
  },
  "& .lines": { position: "absolute", insetInline: "0", top: "5", bottom: tickHeight },
  "& .lines i": { position: "absolute", insetInline: "0", borderTopWidth: "1px", borderColor: "border.subtle" },
  "& button": {
    flex: "1 1 0",
    minW: "1.5",
    display: "flex",
    flexDirection: "column",
    position: "relative",
    cursor: "pointer",
    outlineOffset: "-2px !important",
    borderRadius: "small",
    containerType: "inline-size",
    containerName: "bar",
  },
  "& button[aria-disabled=true]": { cursor: "default" },
  "& .bar": { flex: "1", position: "relative", width: "full" },
  "& .bar::before": {
    content: '""',
    position: "absolute",
    insetInline: "max(1px, 14%)",
    bottom: "0",
    height: "var(--height)",
    minHeight: "1px",
    borderTopRadius: "2px",
    bg: "color-mix(in srgb, var(--gh-colors-chart-operator) 72%, var(--gh-colors-bg-canvas))",
    transitionProperty: "background-color",
    transitionDuration: "fast",
  },
  "& button:not([aria-disabled=true]):hover .bar::before, & button[aria-pressed=true] .bar::before": {
    bg: "chart.operator",
  },
  // What is chosen is framed and its day is bold: not by colour alone.
  "& button[aria-pressed=true]": { bg: "bg.selected" },
  "& button[aria-pressed=true] .tick": {
    visibility: "visible !important",
    fontWeight: "strong",
    color: "accent.fg",
    // Over its neighbours' names, where bars are narrower than names.
    bg: "bg.selected",
    px: "1",
    zIndex: 1,
  },
  "& button[aria-pressed=true] .bar::after": {
    content: '""',
    position: "absolute",
    insetInline: "0",
    bottom: "-2px",
    height: "2px",
    bg: "accent.solid",
  },
  "& .bar b": {
    position: "absolute",
    insetInline: "0",
    bottom: "var(--height)",
    display: "none",
    textAlign: "center",
    pb: "0.5",
    fontSize: "xs",
    lineHeight: "tight",
    color: "fg",
  },
  "@container bar (min-width: 1.75rem)": { "& button .bar b": { display: "block" } },
  "& .tick": {
    height: tickHeight,
    alignSelf: "center",
    whiteSpace: "nowrap",
    pt: "1.5",
    color: "fg.muted",
    visibility: "hidden",
    "&[data-narrow]": { visibility: "visible" },
  },
  "@container chart (min-width: 44rem)": {
    "& .tick[data-wide]": { visibility: "visible" },
    "& .tick[data-narrow]:not([data-wide])": { visibility: "hidden" },
  },
} as const;
