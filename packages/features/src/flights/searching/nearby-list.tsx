import { Button, chakra } from "@chakra-ui/react";
import type { NearbySearch } from "@gatehouse/domain/flights";
import { CalendarDays, MapPin, Route } from "lucide-react";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { useAirport } from "../../app/airport-field/use-airport.ts";
import { longDay } from "../day-text.ts";
import type { FlightsModel } from "../flights-model.ts";
import { messages } from "../messages/index.ts";

const icons = { stops: Route, from: MapPin, to: MapPin, date: CalendarDays } as const;

/** What else can be searched for where nothing is to be had, one press each (FLT-32). */
export function NearbyList({ model }: { readonly model: Pick<FlightsModel, "display" | "nearby" | "search"> }) {
  const t = useMessages(messages);
  if (!model.display.search || model.nearby.length === 0) return null;
  return (
    <chakra.fieldset aria-label={t("nearby")} display="flex" flexWrap="wrap" gap="2" justifyContent="center" minW="0">
      {model.nearby.map((search) => (
        <Nearby key={JSON.stringify(search)} search={search} onSearch={model.search} />
      ))}
    </chakra.fieldset>
  );
}

interface NearbyProps {
  readonly search: NearbySearch;
  readonly onSearch: FlightsModel["search"];
}

function Nearby({ search: { kind, request }, onSearch }: NearbyProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const code = kind === "from" ? request.from : kind === "to" ? request.to : "";
  const city = useAirport(code).airport?.city ?? code;
  const Icon = icons[kind];
  const text =
    kind === "stops"
      ? t("nearby.stops")
      : kind === "date"
        ? longDay(request.departDate, language)
        : t(kind === "from" ? "nearby.from" : "nearby.to", { city });
  return (
    <Button type="button" variant="outline" onClick={() => onSearch(request)}>
      <Icon aria-hidden /> {text}
    </Button>
  );
}
