import { Button, chakra, Link, Skeleton } from "@chakra-ui/react";
import { Dialog } from "@gatehouse/ui/dialog";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { CalendarClock } from "lucide-react";
import type { ReactNode } from "react";
import { useErrorText } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import type { WeatherAt, WeatherProps } from "../flights-model.ts";
import { messages } from "./messages/index.ts";
import { useWeather, type Weather } from "./data/use-weather.ts";
import { useWeatherWords } from "./use-weather-words.ts";
import { WeatherChart } from "./weather-chart.tsx";
import { hourOf } from "./weather-plot.ts";
import { Sky, WeatherTable } from "./weather-table.tsx";

/** The weather at an airport when a flight leaves or arrives, by the hour (FLT-18). */
export function WeatherDialog({ onClose, ...at }: WeatherProps) {
  const t = useMessages(messages);
  return (
    <Dialog
      open
      size="xl"
      onClose={onClose}
      title={t("title", { iata: at.iata })}
      labels={{ close: t("close") }}
      footer={
        <Button type="button" onClick={onClose}>
          {t("close")}
        </Button>
      }
    >
      <Content {...at} />
    </Dialog>
  );
}

/** Loading, failed, nothing there, or the hours; each as high as the next, so that nothing jumps. */
function Content(at: WeatherAt): ReactNode {
  const t = useMessages(messages);
  const { moment } = useWeatherWords();
  const errorText = useErrorText(messages);
  const { weather, error, isLoading, retry } = useWeather(at);
  if (weather) return weather.weather_data_of_origin_hourly.length > 0 ? <Hours at={at} weather={weather} /> : <None />;
  if (error !== undefined && !isLoading)
    return (
      <ErrorState onRetry={retry} labels={{ title: t("failed"), retry: t("retry") }}>
        <p>{t("failed.at", { iata: at.iata, time: moment(at.local) })}.</p>
        <p>{errorText(error)}</p>
      </ErrorState>
    );
  return <Waiting />;
}

const announced = { role: "status" } as const;

function None() {
  const t = useMessages(messages);
  return (
    <EmptyState {...announced} title={t("none")}>
      {t("none.help")}
    </EmptyState>
  );
}

function Hours({ at, weather }: { readonly at: WeatherAt; readonly weather: Weather }) {
  const t = useMessages(messages);
  const { moment, degrees } = useWeatherWords();
  const hours = weather.weather_data_of_origin_hourly;
  const here = hourOf(hours, at.local);
  const now = hours[here];
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="1" pb="2">
        <chakra.p color="fg.muted">{moment(at.local)}</chakra.p>
        {weather.kind === "typical" && (
          <StatusPill tone="slate" icon={CalendarClock}>
            {t("typical")}
          </StatusPill>
        )}
      </chakra.div>
      {now && (
        <chakra.p display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" textStyle="md">
          <chakra.span textStyle="xl" fontVariantNumeric="tabular-nums">
            {degrees(now.temperature_2m)}
          </chakra.span>
          <Sky hour={now} />
          {now.apparent_temperature !== null && (
            <chakra.span color="fg.muted">{t("feels", { temperature: degrees(now.apparent_temperature) })}</chakra.span>
          )}
        </chakra.p>
      )}
      {weather.kind === "typical" && (
        <chakra.p textStyle="sm" color="fg.muted" maxW="prose">
          {t(weather.reason === "noForecast" ? "typical.noForecast" : "typical.help")}
        </chakra.p>
      )}
      <chakra.div pt="4">
        <WeatherChart hours={hours} here={here} />
      </chakra.div>
      <WeatherTable hours={hours} here={here} />
      {weather.source && <Credit />}
    </>
  );
}

/** Open-Meteo's data are free under CC BY 4.0: anyone who shows them says so beside them, with both links. */
const Credit = () => {
  const t = useMessages(messages);
  return (
    <chakra.p textStyle="xs" color="fg.muted" pt="2">
      <Link href="https://open-meteo.com/" rel="noreferrer" target="_blank" py="1">
        {t("source", { name: "Open-Meteo.com" })}
      </Link>
      ,{" "}
      <Link href="https://creativecommons.org/licenses/by/4.0/" rel="noreferrer license" target="_blank" py="1">
        CC BY 4.0
      </Link>
    </chakra.p>
  );
};

const rows = Array.from({ length: 8 }, (_, row) => row);

/** Shaped like what comes. */
function Waiting() {
  const t = useMessages(messages);
  return (
    <chakra.output aria-label={t("loading")} display="flex" flexDirection="column" gap="3">
      <Skeleton height="5" width="60%" />
      <Skeleton height="8" width="40%" />
      <Skeleton height="36" />
      {rows.map((row) => (
        <Skeleton key={row} height="6" />
      ))}
    </chakra.output>
  );
}
