import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { createElement, type ReactNode } from "react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";
import type { WeatherHour } from "./data/use-weather.ts";
import { useWeatherWords } from "./use-weather-words.ts";
import { weatherIcon, weatherKind } from "./weather-kind.ts";

export interface WeatherTableProps {
  readonly hours: readonly WeatherHour[];
  /** Which hour the flight is in; −1 for none. */
  readonly here: number;
}

// On phones rows lay themselves out as blocks, and would be no rows any more without their roles.
const roles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader" },
  first: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/** The weather by the hour (FLT-18); on phones each hour is two lines. */
export function WeatherTable({ hours, here }: WeatherTableProps) {
  const t = useMessages(messages);
  const words = useWeatherWords();
  const measures: readonly (readonly [name: string, value: (hour: WeatherHour) => ReactNode])[] = [
    [t("temperature"), ({ temperature_2m }) => <b>{words.degrees(temperature_2m)}</b>],
    [t("apparent"), ({ apparent_temperature }) => words.degrees(apparent_temperature)],
    [t("chance"), ({ precipitation_probability }) => words.percent(precipitation_probability)],
    [t("rain"), ({ precipitation }) => words.rain(precipitation)],
    [t("wind"), ({ wind_speed_10m }) => words.wind(wind_speed_10m)],
    [t("humidity"), ({ relative_humidity_2m }) => words.percent(relative_humidity_2m)],
    [t("visibility"), ({ visibility }) => words.distance(visibility)],
  ];
  return (
    <chakra.table css={looks} {...roles.table}>
      <VisuallyHidden asChild>
        <caption>{t("table")}</caption>
      </VisuallyHidden>
      <thead {...roles.group}>
        <tr {...roles.row}>
          {[t("time"), t("weather"), ...measures.map(([name]) => name)].map((name) => (
            <th key={name} scope="col" {...roles.head}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {hours.map((hour, index) => (
          <tr key={hour.time} {...roles.row} {...(index === here && { "aria-current": "time" })}>
            <th scope="row" {...roles.first}>
              <time dateTime={hour.time}>{words.hour(hour.time)}</time>
              {index === here && <VisuallyHidden> {t("flight")}</VisuallyHidden>}
            </th>
            <td {...roles.cell}>
              <Sky hour={hour} />
            </td>
            {measures.map(([name, value]) => (
              <td key={name} data-label={name} {...roles.cell}>
                {value(hour)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

/** A picture with its word, never the picture alone. */
export function Sky({
  hour: { weather_code, time },
  size = 20,
}: {
  readonly hour: WeatherHour;
  readonly size?: number;
}) {
  const t = useMessages(messages);
  const kind = weatherKind(weather_code);
  if (!kind) return t("unknown");
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2">
      {createElement(weatherIcon(kind, time), { "aria-hidden": true, size, style: { flexShrink: 0 } })}
      {t(`kind.${kind}`)}
    </chakra.span>
  );
}

const looks = {
  width: "full",
  mt: "4",
  textStyle: "sm",
  fontVariantNumeric: "tabular-nums",
  borderCollapse: "collapse",
  "& th, & td": { py: "1.5", pe: "3", textAlign: "end", fontWeight: "regular", whiteSpace: "nowrap" },
  "& :is(th, td):nth-of-type(1)": { textAlign: "start" },
  "& tbody td:nth-of-type(1), & thead th:nth-of-type(2)": { textAlign: "start" },
  "& thead th": { fontSize: "xs", color: "fg.muted", whiteSpace: "normal", verticalAlign: "bottom" },
  "& tbody tr": { borderTopWidth: "1px", borderColor: "border.subtle" },
  "& thead th:nth-of-type(1)": { ps: "2" },
  "& tbody th": { ps: "2", fontWeight: "strong" },
  "& b": { fontWeight: "strong" },
  "& tr[aria-current]": { bg: "bg.selected" },
  "& tr[aria-current] th": { boxShadow: "inset 3px 0 0 var(--gh-colors-accent-solid)" },
  "& td svg": { color: "fg.muted" },
  mdDown: {
    display: "block",
    "& thead": { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" },
    "& tbody": { display: "block" },
    "& tbody tr": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      position: "relative",
      columnGap: "3",
      py: "2",
      ps: "16",
      pe: "2",
    },
    "& :is(tbody th, td)": { p: "0" },
    "& tbody th": { position: "absolute", insetInlineStart: "2", top: "2", ps: "0" },
    "& tr[aria-current]": { boxShadow: "inset 3px 0 0 var(--gh-colors-accent-solid)" },
    "& tr[aria-current] th": { boxShadow: "none" },
    // The sky and the temperature are a line of their own, whatever their length.
    "& td:nth-of-type(1)": { flex: "1 1 calc(100% - 5rem)", whiteSpace: "normal" },
    // No higher than its word, so that the temperature is beside that.
    "& td:nth-of-type(1) > span": { display: "flex" },
    "& td:nth-of-type(n + 3)": { color: "fg.muted", fontSize: "xs" },
    "& td:nth-of-type(n + 3)::before": { content: "attr(data-label) ' '" },
  },
} as const;
