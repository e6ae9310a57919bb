import { chakra } from "@chakra-ui/react";
import { newCar } from "@gatehouse/domain/requests";
import { useMessages } from "../../../i18n/index.ts";
import { RequestDate } from "../fields/request-date.tsx";
import { RequestText, RequestTime } from "../fields/request-text.tsx";
import { useRequestForm } from "../form/request-form-context.ts";
import { messages } from "../messages/index.ts";
import { CommentField, useComment } from "./comment-field.tsx";
import { EntryRow } from "./entry-row.tsx";
import { EntryTools } from "./entry-tools.tsx";
import { Part } from "./part.tsx";
import { useEntries } from "./use-entries.ts";

const columns = "minmax(0, 1fr) minmax(0, 1fr) 9rem 9rem";

/** Cars that somebody wants to rent; of National Car Rental unless another company is written (REQ-7). */
export function Cars() {
  const t = useMessages(messages);
  const { values } = useRequestForm();
  const { keys, most, add, remove } = useEntries("cars");
  const comment = useComment("cars");
  const { cars, startDate, endDate } = values;
  return (
    <Part
      part="cars"
      summary={cars.length > 0 ? cars.map(({ company }) => company || t("part.cars")).join(", ") : undefined}
      aside={
        <EntryTools
          kind="cars"
          count={cars.length}
          most={most}
          onAdd={() => add(newCar(values))}
          onComment={cars.length > 0 ? comment.show : undefined}
        />
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="4">
        {keys.map((key, place) => (
          <EntryRow
            key={key}
            place={place + 1}
            columns={columns}
            removeLabel={t("remove.cars", { place: place + 1 })}
            onRemove={() => remove(place)}
          >
            <RequestText path={`cars.${place}.company`} />
            <RequestText path={`cars.${place}.pickupLocation`} placeholder={t("place.placeholder")} />
            <RequestDate
              path={`cars.${place}.pickupDate`}
              min={startDate}
              max={endDate}
              tooEarly={t("problem.date.outsideTrip")}
            />
            <RequestTime path={`cars.${place}.pickupTime`} />
            <chakra.div gridColumn={{ md: "2" }}>
              <RequestText path={`cars.${place}.dropOffLocation`} placeholder={t("place.placeholder")} />
            </chakra.div>
            <RequestDate
              path={`cars.${place}.dropOffDate`}
              min={cars[place]?.pickupDate || startDate}
              max={endDate}
              tooEarly={t("problem.date.beforePickup")}
            />
            <RequestTime path={`cars.${place}.dropOffTime`} />
          </EntryRow>
        ))}
      </chakra.div>
      {keys.length > 0 && comment.isShown && <CommentField kind="cars" />}
    </Part>
  );
}
