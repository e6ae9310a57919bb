import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { type CSSProperties, type FocusEvent, type PointerEvent, useId, useState } from "react";
import { ChartKey } from "../chart/chart-key.tsx";
import { countScale, type CountScale, percentOnScale } from "../chart/count-scale.ts";
import { labelEvery } from "../chart/label-every.ts";
import { type ChartTone, toneColor } from "../chart/tones.ts";
import { rovingIndexOf, useRoving } from "../chart/use-roving.ts";
import { LineTable } from "./line-table.tsx";
import { linePath, middleOf } from "./line-path.ts";
import { lineChartStyles } from "./line-chart-styles.ts";
import { notablePoints } from "./notable-points.ts";
import { Readout } from "./readout.tsx";
import { spreadLabels } from "./spread-labels.ts";
import type { LineSeries } from "./types.ts";

export interface LineChartProps extends Omit<HTMLChakraProps<"div">, "children"> {
  /** Names the chart. */
  readonly label: string;
  readonly series: readonly LineSeries[];
  /** The name of each stretch: "16:12–16:17". */
  readonly steps: readonly string[];
  /** What stands along the axis where stretches meet: one more than there are stretches. */
  readonly edges: readonly string[];
  /** A number in the reader's language. */
  readonly format: (value: number) => string;
  readonly labels: {
    /** How the chart is used by keys. */
    readonly keys: string;
    /** Over the stretches in the table that screen readers get beside the picture. */
    readonly step: string;
  };
}

/** A stretch is a picture that says its numbers. */
const picture = { role: "img" } as const;

/** Numbers over time. Takes the size that it is given; pointing at it, or walking with the arrow keys, says the numbers. */
export function LineChart({ label, series, steps, edges, format, labels, ...rest }: LineChartProps) {
  const id = useId();
  const roving = useRoving(steps.length, "inline");
  const [shown, setShown] = useState<number>();
  const scale = countScale(Math.max(...series.flatMap(({ values }) => values)), 3);
  const ends = spreadLabels(
    series.map(({ values }) => percentOnScale(values.at(-1) ?? 0, scale)),
    20,
  );
  const words = (index: number): string =>
    `${steps[index] ?? ""}: ${series.map(({ name, values }) => `${name} ${format(values[index] ?? 0)}`).join(", ")}`;
  const events = {
    onKeyDown: roving.group.onKeyDown,
    onFocus: (event: FocusEvent<HTMLElement>): void => {
      roving.group.onFocus(event);
      setShown(rovingIndexOf(event.target));
    },
    onBlur: (): void => setShown(undefined),
    onPointerOver: ({ target }: PointerEvent): void => setShown(rovingIndexOf(target)),
    onPointerLeave: (): void => setShown(undefined),
  };
  return (
    <chakra.div css={lineChartStyles} {...rest}>
      <ChartKey className="key" items={series} />
      <div className="scale" aria-hidden>
        {scale.ticks.map((tick) => (
          <span key={tick} style={{ bottom: `${percentOnScale(tick, scale)}%` }}>
            {format(tick)}
          </span>
        ))}
        <b>{format(scale.max)}</b>
      </div>
      <fieldset className="plot" aria-label={label} aria-describedby={id} {...events}>
        {scale.ticks.map((tick) => (
          <i key={tick} className="line" style={{ bottom: `${percentOnScale(tick, scale)}%` }} />
        ))}
        <Lines series={series} scale={scale} format={format} />
        {shown !== undefined && <Readout index={shown} steps={steps} series={series} scale={scale} format={format} />}
        {steps.map((step, index) => (
          <div
            key={step}
            className="step"
            {...picture}
            aria-label={words(index)}
            style={{ insetInlineStart: `${(index / steps.length) * 100}%`, width: `${100 / steps.length}%` }}
            {...roving.item(index)}
          />
        ))}
      </fieldset>
      <Edges edges={edges} />
      <div className="names" aria-hidden>
        {series.map(({ tone, name, note }, index) => (
          <p key={tone} style={{ bottom: `${ends[index] ?? 0}%` }}>
            <b>
              <i style={{ background: toneColor(tone) }} />
              {name}
            </b>
            <span>{note}</span>
          </p>
        ))}
        {series.map(({ tone, name, note }) => (
          <p key={`${tone} room`} className="room">
            <b>
              <i />
              {name}
            </b>
            <span>{note}</span>
          </p>
        ))}
      </div>
      <chakra.span id={id} srOnly>
        {labels.keys}
      </chakra.span>
      <LineTable caption={label} step={labels.step} steps={steps} series={series} format={format} />
    </chakra.div>
  );
}

interface LinesProps {
  readonly series: readonly LineSeries[];
  readonly scale: CountScale;
  readonly format: (value: number) => string;
}

/** The lines, their ends and what is notable in the first of them. Decoration: the stretches say the numbers. */
function Lines({ series, scale, format }: LinesProps) {
  const dot = (values: readonly number[], index: number, tone: ChartTone): CSSProperties => ({
    insetInlineStart: `${middleOf(index, values.length)}%`,
    bottom: `${percentOnScale(values[index] ?? 0, scale)}%`,
    color: toneColor(tone),
  });
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        {series.map(
          ({ tone, values, filled }) =>
            filled && <path key={tone} d={linePath(values, scale, true)} fill={toneColor(tone)} opacity={0.08} />,
        )}
        {series.map(({ tone, values }) => (
          <path key={tone} className="stroke" d={linePath(values, scale)} stroke={toneColor(tone)} fill="none" />
        ))}
      </svg>
      {series.map(
        ({ tone, values }) =>
          values.length > 0 && <i key={tone} className="end" style={dot(values, values.length - 1, tone)} />,
      )}
      {series.slice(0, 1).map(({ tone, values }) =>
        notablePoints(values).map(({ index, side }) => (
          <i key={index} className="mark" data-side={side} style={dot(values, index, tone)} aria-hidden>
            <b>{format(values[index] ?? 0)}</b>
          </i>
        )),
      )}
    </>
  );
}

function Edges({ edges }: Pick<LineChartProps, "edges">) {
  const last = edges.length - 1;
  const [wide, narrow] = [labelEvery(last, 6), labelEvery(last, 3)];
  return (
    <div className="edges" aria-hidden>
      {edges.map((edge, index) => (
        <span
          key={index}
          style={{ insetInlineStart: `${last === 0 ? 0 : (index / last) * 100}%` }}
          data-wide={index % wide === 0 || undefined}
          data-narrow={index % narrow === 0 || undefined}
        >
          {edge}
        </span>
      ))}
    </div>
  );
}
