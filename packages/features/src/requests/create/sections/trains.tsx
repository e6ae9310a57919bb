import { chakra } from "@chakra-ui/react";
import { newTrain, otherStation, railStations } from "@gatehouse/domain/requests";
import { useMessages } from "../../../i18n/index.ts";
import { RequestDate } from "../fields/request-date.tsx";
import { RequestSelect } from "../fields/request-select.tsx";
import { RequestText, RequestTime } from "../fields/request-text.tsx";
import { useRequestForm } from "../form/request-form-context.ts";
import { useFieldLabel, useRequestField } from "../form/use-request-field.ts";
import { messages } from "../messages/index.ts";
import { CommentField, useComment } from "./comment-field.tsx";
import { EntryRow } from "./entry-row.tsx";
import { EntryTools } from "./entry-tools.tsx";
import { Part } from "./part.tsx";
import { useEntries } from "./use-entries.ts";

const columns = "minmax(0, 1fr) minmax(0, 1fr) 9rem 9rem";

/** Trains that somebody wants to take; their times can be left out. */
export function Trains() {
  const t = useMessages(messages);
  const { values } = useRequestForm();
  const { keys, most, add, remove } = useEntries("trains");
  const comment = useComment("trains");
  const { trains, startDate, endDate } = values;
  return (
    <Part
      part="trains"
      summary={
        trains.length > 0
          ? trains.map(({ trainDeparture, trainDestination }) => `${trainDeparture} → ${trainDestination}`).join(", ")
          : undefined
      }
      aside={
        <EntryTools
          kind="trains"
          count={trains.length}
          most={most}
          onAdd={() => add(newTrain(values))}
          onComment={trains.length > 0 ? comment.show : undefined}
        />
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="4">
        {keys.map((key, place) => (
          <EntryRow
            key={key}
            place={place + 1}
            columns={columns}
            removeLabel={t("remove.trains", { place: place + 1 })}
            onRemove={() => remove(place)}
          >
            <Station place={place} end="Departure" />
            <Station place={place} end="Destination" />
            <RequestDate
              path={`trains.${place}.trainDepartureDate`}
              min={startDate}
              max={endDate}
              tooEarly={t("problem.date.outsideTrip")}
            />
            <RequestTime path={`trains.${place}.trainDepartureTime`} />
          </EntryRow>
        ))}
      </chakra.div>
      {keys.length > 0 && comment.isShown && <CommentField kind="trains" />}
    </Part>
  );
}

interface StationProps {
  readonly place: number;
  readonly end: "Departure" | "Destination";
}

/** One of ten stations; whoever chooses the last one writes its name (REQ-9). */
function Station({ place, end }: StationProps) {
  const t = useMessages(messages);
  const path = `trains.${place}.train${end}` as const;
  const label = useFieldLabel(path);
  const { id, value, error, change, leave } = useRequestField(path);
  return (
    <chakra.div display="flex" flexDirection="column" gap="2" minW="0">
      <RequestSelect
        id={id}
        label={label}
        value={value}
        placeholder={t("select")}
        options={railStations.map(({ code, name }) => ({
          value: code,
          text: code === otherStation ? t("station.others") : `${name} (${code})`,
        }))}
        onChange={change}
        onBlur={leave}
        error={error}
      />
      {value === otherStation && <RequestText path={`trains.${place}.other${end}`} />}
    </chakra.div>
  );
}
