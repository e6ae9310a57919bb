import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { fractionOf, type SliderRange, type SliderScale, type Thumb } from "./range-value.ts";
import { useRangeDrag } from "./use-range-drag.ts";

export interface RangeSliderProps
  extends Omit<HTMLChakraProps<"div">, "children" | "onChange" | "value" | "min" | "max" | "step">, SliderScale {
  readonly value: SliderRange;
  /** Every move of a thumb. */
  readonly onChange: (value: SliderRange) => void;
  /** The end of a move: the pointer or the key is up. */
  readonly onCommit: (value: SliderRange) => void;
  /** How much lies where on the scale, in bars of equal width from its lower end; none without. */
  readonly histogram?: readonly number[];
  /** A value in the reader's language. */
  readonly format: (value: number) => string;
  readonly labels: {
    /** Names of the two thumbs. */
    readonly lowest: string;
    readonly highest: string;
    /** What is chosen: "$548.10 to $620.00". */
    readonly chosen: string;
  };
}

/**
 * A range between two thumbs (WAI-ARIA APG, multi-thumb slider): arrows move by a step, Page keys by ten, Home and End to the ends.
 * The thumbs are real range inputs, so that the gestures of phone screen readers move them too.
 */
export function RangeSlider({
  min,
  max,
  step,
  value,
  onChange,
  onCommit,
  histogram,
  format,
  labels,
  ...rest
}: RangeSliderProps) {
  const scale = { min, max, step };
  const { track, low, high, top, onPointerDown, onPointerMove, onPointerUp, onKeyDown, onInput, settle } = useRangeDrag(
    {
      ...scale,
      value,
      onChange,
      onCommit,
    },
  );
  const [from, to] = [fractionOf(value[0], scale), fractionOf(value[1], scale)];
  const highest = Math.max(1, ...(histogram ?? []));

  const thumb = (which: Thumb, label: string) => (
    <span
      className="gh-thumb"
      data-top={top === which || undefined}
      style={{ insetInlineStart: `${(which === 0 ? from : to) * 100}%` }}
    >
      <input
        ref={which === 0 ? low : high}
        type="range"
        min={min}
        max={max}
        step="any"
        value={value[which]}
        aria-label={label}
        aria-valuetext={format(value[which])}
        onChange={(event) => onInput(which, event.currentTarget.valueAsNumber)}
        onKeyDown={(event) => onKeyDown(which, event)}
        onKeyUp={settle}
        onBlur={settle}
      />
      <i />
    </span>
  );

  return (
    <chakra.div css={looks} {...rest}>
      <chakra.p fontSize="sm" fontVariantNumeric="tabular-nums">
        {labels.chosen}
      </chakra.p>
      <div
        className="gh-slide"
        data-histogram={histogram ? "" : undefined}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
      >
        {histogram && (
          <div className="gh-histogram" aria-hidden>
            {histogram.map((count, bar) => {
              const middle = (bar + 0.5) / histogram.length;
              return (
                <i
                  key={bar}
                  data-out={middle < from || middle > to || undefined}
                  style={{ blockSize: count > 0 ? `${Math.max(8, (count / highest) * 100)}%` : 0 }}
                />
              );
            })}
          </div>
        )}
        <div ref={track} className="gh-track">
          <span
            className="gh-chosen"
            style={{ insetInlineStart: `${from * 100}%`, insetInlineEnd: `${(1 - to) * 100}%` }}
          />
          {thumb(0, labels.lowest)}
          {thumb(1, labels.highest)}
        </div>
      </div>
      <chakra.p
        display="flex"
        justifyContent="space-between"
        fontSize="xs"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
        aria-hidden
      >
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </chakra.p>
    </chakra.div>
  );
}

const looks = {
  "& .gh-slide": {
    // Room for half a thumb on either side, and for a finger above and below; the page still scrolls up and down from here.
    px: "2.5",
    pt: "4",
    pb: "5",
    cursor: "pointer",
    touchAction: "pan-y",
    userSelect: "none",
    "&[data-histogram]": { pt: "1" },
  },
  "& .gh-histogram": { display: "flex", alignItems: "flex-end", gap: "0.5", height: "touch" },
  "& .gh-histogram i": {
    flex: 1,
    bg: "color-mix(in srgb, var(--gh-colors-accent-solid) 38%, transparent)",
    borderTopRadius: "2px",
    "&[data-out]": { bg: "border.strong" },
  },
  "& .gh-track": { position: "relative", height: "1", borderRadius: "pill", bg: "border.strong" },
  "& .gh-chosen": { position: "absolute", insetBlock: "0", borderRadius: "pill", bg: "accent.solid" },
  // As wide as a finger around its value; the input lies on it, unseen, the circle is drawn.
  "& .gh-thumb": {
    position: "absolute",
    top: "50%",
    boxSize: "touch",
    translate: "-50% -50%",
    "[dir=rtl] &": { translate: "50% -50%" },
    display: "grid",
    placeItems: "center",
    pointerEvents: "none",
    "&[data-top]": { zIndex: 1 },
  },
  "& .gh-thumb input": { position: "absolute", inset: "0", width: "full", height: "full", m: "0", opacity: 0 },
  "& .gh-thumb i": {
    width: "1.375rem",
    height: "1.375rem",
    borderRadius: "full",
    bg: "bg.panel",
    borderWidth: "2px",
    borderColor: "accent.solid",
    boxShadow: "0 1px 3px rgb(16 24 40 / .18)",
  },
  "& .gh-thumb input:focus-visible + i": {
    outline: "2px solid",
    outlineColor: "accent.solid",
    outlineOffset: "2px",
  },
  "@media (forced-colors: active)": {
    "& .gh-chosen, & .gh-histogram i:not([data-out])": { bg: "Highlight" },
    "& .gh-track, & .gh-histogram i[data-out]": { bg: "GrayText" },
  },
} as const;
