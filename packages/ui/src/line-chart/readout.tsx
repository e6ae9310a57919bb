import type { CSSProperties } from "react";
import { type CountScale, percentOnScale } from "../chart/count-scale.ts";
import { toneColor } from "../chart/tones.ts";
import { middleOf } from "./line-path.ts";
import type { LineSeries } from "./types.ts";

interface ReadoutProps {
  readonly index: number;
  readonly steps: readonly string[];
  readonly series: readonly LineSeries[];
  readonly scale: CountScale;
  readonly format: (value: number) => string;
}

/** The numbers of one stretch beside the lines. The stretch itself says them to screen readers. */
export function Readout({ index, steps, series, scale, format }: ReadoutProps) {
  const at = `${middleOf(index, steps.length)}%`;
  return (
    <>
      <i className="here" style={{ insetInlineStart: at }} />
      {series.map(({ tone, values }) => (
        <i
          key={tone}
          className="end"
          style={{
            insetInlineStart: at,
            bottom: `${percentOnScale(values[index] ?? 0, scale)}%`,
            color: toneColor(tone),
          }}
        />
      ))}
      <div className="readout" aria-hidden style={{ insetInlineStart: at, "--at": at } as CSSProperties}>
        <b>{steps[index]}</b>
        {series.map(({ tone, name, values }) => (
          <span key={tone}>
            <i style={{ background: toneColor(tone) }} />
            {name}
            <b>{format(values[index] ?? 0)}</b>
          </span>
        ))}
      </div>
    </>
  );
}
