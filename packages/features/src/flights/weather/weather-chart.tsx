import { chakra } from "@chakra-ui/react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";
import type { WeatherHour } from "./data/use-weather.ts";
import { useWeatherWords } from "./use-weather-words.ts";
import { type WeatherPlot, weatherPlot } from "./weather-plot.ts";

export interface WeatherChartProps {
  readonly hours: readonly WeatherHour[];
  /** Which hour the flight is in; −1 for none. */
  readonly here: number;
}

/** Says what it shows. */
const picture = { role: "img" } as const;

/** Temperature as a line over rain as bars. A picture that says what it shows; the table below has every number. */
export function WeatherChart({ hours, here }: WeatherChartProps) {
  const t = useMessages(messages);
  const words = useWeatherWords();
  const plot = weatherPlot(hours);
  const said = useSummary(hours, plot);
  const width = 100 / hours.length;
  const labelled = (index: number): boolean => index === here || (index % 3 === 0 && Math.abs(index - here) > 1);
  return (
    <chakra.figure css={looks} {...picture} aria-label={`${t("chart.title")}. ${said}`}>
      <div className="keys" aria-hidden>
        <span data-key="temperature">{t("chart.temperature")}</span>
        <span data-key="rain">{t("chart.rainKey")}</span>
      </div>
      <div className="plot" aria-hidden>
        {here >= 0 && <i className="here" style={{ insetInlineStart: `${here * width}%`, width: `${width}%` }} />}
        <div className="rain">
          {plot.bars.map(({ index, height }) => (
            <i
              key={index}
              style={{ insetInlineStart: `${index * width}%`, width: `${width}%`, height: `${height}%` }}
            />
          ))}
        </div>
        <div className="line">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            {plot.lines.map((line) => (
              <path key={line} d={line} />
            ))}
          </svg>
          {plot.dots.map(({ index, x, y, value }) => (
            <i
              key={index}
              className="dot"
              data-here={index === here || undefined}
              style={{ insetInlineStart: `${x}%`, top: `${y}%` }}
            >
              {labelled(index) && <b>{words.degrees(value)}</b>}
            </i>
          ))}
        </div>
      </div>
      <div className="axis" aria-hidden>
        {hours.map(({ time }, index) => (
          <span
            key={time}
            data-here={index === here || undefined}
            style={{ insetInlineStart: `${(index + 0.5) * width}%` }}
          >
            {labelled(index) && words.hour(time)}
          </span>
        ))}
      </div>
    </chakra.figure>
  );
}

/** What the chart shows, in two sentences. */
function useSummary(hours: readonly WeatherHour[], { temperature, rain }: WeatherPlot): string {
  const t = useMessages(messages);
  const words = useWeatherWords();
  const timeOf = (index: number): string => words.hour(hours[index]?.time ?? "");
  const warm = (): string => {
    if (!temperature) return t("chart.noTemperature");
    const [low, high] = [words.degrees(temperature.low), words.degrees(temperature.high)];
    return low === high
      ? t("chart.even", { high })
      : t("chart.warm", { low, high, time: timeOf(temperature.highIndex) });
  };
  const wet = (): string => {
    if (!rain) return t("chart.noRain");
    if (rain.from === null || rain.to === null) return t("chart.dry");
    return t("chart.rain", { from: timeOf(rain.from), to: timeOf(rain.to), most: words.rain(rain.most) });
  };
  return `${warm()} ${wet()}`;
}

const centred = { translate: "-50% -50%", "[dir=rtl] &": { translate: "50% -50%" } } as const;

const looks = {
  pt: "1",
  // Where hours are narrow, the words at both ends are wider than these: they stay inside the dialog's padding.
  px: { base: "3", md: "0" },
  fontSize: "xs",
  fontVariantNumeric: "tabular-nums",
  "& .keys": { display: "flex", gap: "4", color: "fg.muted" },
  "& .keys span": { display: "inline-flex", alignItems: "center", gap: "1.5" },
  "& .keys span::before": { content: '""', width: "3" },
  "& [data-key=temperature]::before": { borderTopWidth: "2px", borderColor: "state.warn.fg" },
  "& [data-key=rain]::before": { height: "2.5", bg: "chart.operator", opacity: 0.7, borderRadius: "small" },
  "& .plot": {
    position: "relative",
    height: "28",
    mt: "2",
    borderBottomWidth: "1px",
    borderColor: "border.strong",
  },
  "& .here": { position: "absolute", insetBlock: "0", bg: "bg.selected", borderTopRadius: "small" },
  "& .rain": { position: "absolute", insetInline: "0", bottom: "0", height: "40%" },
  "& .rain i": {
    position: "absolute",
    bottom: "0",
    bg: "chart.operator",
    opacity: 0.7,
    borderTopRadius: "2px",
    // Room between neighbours, in the colour of what is behind them.
    borderInline: "2px solid transparent",
    backgroundClip: "padding-box",
  },
  // Room for the numbers above the highest dot.
  "& .line": { position: "absolute", insetInline: "0", top: "7", bottom: "9" },
  "& svg": { width: "full", height: "full", overflow: "visible", "[dir=rtl] &": { transform: "scaleX(-1)" } },
  "& path": {
    fill: "none",
    stroke: "state.warn.fg",
    strokeWidth: "2",
    vectorEffect: "non-scaling-stroke",
    strokeLinejoin: "round",
    strokeLinecap: "round",
  },
  "& .dot": { position: "absolute", boxSize: "1.5", borderRadius: "full", bg: "state.warn.fg", ...centred },
  "& .dot[data-here]": { boxSize: "2.5", boxShadow: "0 0 0 2px var(--gh-colors-bg-selected)" },
  "& .dot b": {
    position: "absolute",
    bottom: "100%",
    insetInlineStart: "50%",
    translate: "-50% 0",
    pb: "1.5",
    fontStyle: "normal",
    whiteSpace: "nowrap",
    color: "fg",
    lineHeight: "none",
    "[dir=rtl] &": { translate: "50% 0" },
  },
  "& .axis": { position: "relative", height: "5", color: "fg.muted" },
  "& .axis span": {
    position: "absolute",
    top: "1.5",
    lineHeight: "none",
    translate: "-50% 0",
    "[dir=rtl] &": { translate: "50% 0" },
  },
  "& .axis span[data-here]": { color: "fg", fontWeight: "strong" },
} as const;
