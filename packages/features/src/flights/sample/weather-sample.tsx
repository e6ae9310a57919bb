import { chakra } from "@chakra-ui/react";
import { Choice } from "@gatehouse/ui/choice";
import { useId, useState } from "react";
import type { WeatherHour } from "../weather/data/use-weather.ts";
import { WeatherChart } from "../weather/weather-chart.tsx";

/** Hours around two ends of an invented flight: degrees, and millimetres of rain. */
const places = {
  JFK: {
    from: 16,
    here: 5,
    temperature: [12, 12, 11, 11, 10, 10, 9, 9, 8],
    rain: [0, 0, 0.2, 0.8, 1.4, 1.1, 0.4, 0, 0],
  },
  LIS: { from: 6, here: 5, temperature: [13, 13, 14, 15, 17, 18, 19, 19, 20], rain: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
} as const;
type Place = keyof typeof places;

const hoursOf = (place: Place): readonly WeatherHour[] =>
  places[place].temperature.map((temperature_2m, index) => {
    const rain = places[place].rain[index] ?? 0;
    return {
      time: `2026-11-21T${String(places[place].from + index).padStart(2, "0")}:00`,
      temperature_2m,
      apparent_temperature: temperature_2m - 2,
      relative_humidity_2m: rain > 0 ? 88 : 61,
      precipitation: rain,
      precipitation_probability: rain > 0 ? 80 : 10,
      wind_speed_10m: 14,
      visibility: rain > 0 ? 9000 : 24_000,
      weather_code: rain > 0 ? 61 : 2,
    };
  });

/** The weather at both ends of an invented flight (SITE-4). */
export function WeatherSample() {
  const [place, show] = useState<Place>("JFK");
  const group = useId();
  return (
    <chakra.div px={{ base: "4", md: "5" }} py="4" display="grid" gap="3">
      <chakra.fieldset display="flex" gap="5">
        <chakra.legend srOnly>JFK – LIS</chakra.legend>
        {(["JFK", "LIS"] as const).map((one) => (
          <chakra.label key={one} display="flex" alignItems="center" gap="2" minH="touch" cursor="pointer">
            <Choice type="radio" name={group} checked={one === place} onChange={() => show(one)} />
            <chakra.b textStyle="code">{one}</chakra.b>
          </chakra.label>
        ))}
      </chakra.fieldset>
      <WeatherChart hours={hoursOf(place)} here={places[place].here} />
    </chakra.div>
  );
}
