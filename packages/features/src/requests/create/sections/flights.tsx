import { Button, chakra } from "@chakra-ui/react";
import { earliestFlightDate, newFlight, returnFlight } from "@gatehouse/domain/requests";
import { Undo2 } from "lucide-react";
import { useMessages } from "../../../i18n/index.ts";
import { useRequestForm } from "../form/request-form-context.ts";
import { messages } from "../messages/index.ts";
import { CommentField } from "./comment-field.tsx";
import { EntryTools } from "./entry-tools.tsx";
import { FlightRow } from "./flight-row.tsx";
import { Part } from "./part.tsx";
import { TimePreferences } from "./time-preferences.tsx";
import { useEntries } from "./use-entries.ts";

/** The flights in the order in which they are flown, whose dates follow each other (REQ-10). */
export function Flights() {
  const t = useMessages(messages);
  const { values } = useRequestForm();
  const { flights } = values;
  const { keys, most, add, remove } = useEntries("flights");
  const dates = flights.map(({ flightDepartureDate }) => flightDepartureDate);
  return (
    <Part
      part="flights"
      summary={
        flights.length > 0
          ? flights
              .map(({ flightDeparture, flightDestination }) => `${flightDeparture} → ${flightDestination}`)
              .join(", ")
          : undefined
      }
      aside={
        <EntryTools kind="flights" count={flights.length} most={most} onAdd={() => add(newFlight(flights))}>
          {flights.length > 0 && (
            <Button
              variant="plain"
              fontSize="xs"
              style={{ paddingInline: 0 }}
              py="1"
              minH={{ base: "touch", md: "6" }}
              onClick={() => add(returnFlight(flights, values), "flightDestination")}
            >
              <Undo2 aria-hidden /> {t("add.return")}
            </Button>
          )}
        </EntryTools>
      }
    >
      {keys.length > 0 && (
        <chakra.div display="flex" flexDirection="column" gap={{ base: "4", md: "1.5" }}>
          {keys.map((key, place) => (
            <FlightRow
              key={key}
              place={place}
              earliest={earliestFlightDate(dates, place, values.startDate)}
              onRemove={() => remove(place)}
            />
          ))}
        </chakra.div>
      )}
      {keys.length > 0 && <TimePreferences />}
      {keys.length > 0 && <CommentField kind="flights" />}
    </Part>
  );
}
