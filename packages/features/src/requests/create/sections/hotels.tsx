import { chakra } from "@chakra-ui/react";
import { newHotel } from "@gatehouse/domain/requests";
import { useMessages } from "../../../i18n/index.ts";
import { RequestDate } from "../fields/request-date.tsx";
import { RequestText } from "../fields/request-text.tsx";
import { daysOf } from "../form/day-words.ts";
import { useRequestForm } from "../form/request-form-context.ts";
import { messages } from "../messages/index.ts";
import { CommentField, useComment } from "./comment-field.tsx";
import { EntryRow } from "./entry-row.tsx";
import { EntryTools } from "./entry-tools.tsx";
import { Part } from "./part.tsx";
import { useEntries } from "./use-entries.ts";

const columns = "minmax(0, 1fr) minmax(0, 1fr) 9rem 9rem";

/** Where somebody wants to sleep; hotels begin with the trip's dates (REQ-11). */
export function Hotels() {
  const t = useMessages(messages);
  const { values } = useRequestForm();
  const { keys, most, add, remove } = useEntries("hotels");
  const comment = useComment("hotels");
  const { hotels, startDate, endDate } = values;
  return (
    <Part
      part="hotels"
      summary={hotels.length > 0 ? hotels.map(({ name }) => name || t("part.hotels")).join(", ") : undefined}
      aside={
        <EntryTools
          kind="hotels"
          count={hotels.length}
          most={most}
          onAdd={() => add(newHotel(values))}
          onComment={hotels.length > 0 ? comment.show : undefined}
        />
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="4">
        {keys.map((key, place) => {
          const { checkInDate, checkOutDate } = hotels[place] ?? newHotel(values);
          const nights = daysOf(checkInDate, checkOutDate) - 1;
          return (
            <EntryRow
              key={key}
              place={place + 1}
              columns={columns}
              removeLabel={t("remove.hotels", { place: place + 1 })}
              onRemove={() => remove(place)}
            >
              <RequestText path={`hotels.${place}.name`} />
              <RequestText path={`hotels.${place}.hotelLocation`} />
              <RequestDate
                path={`hotels.${place}.checkInDate`}
                min={startDate}
                max={endDate}
                tooEarly={t("problem.date.outsideTrip")}
              />
              <RequestDate
                path={`hotels.${place}.checkOutDate`}
                min={checkInDate || startDate}
                max={endDate}
                tooEarly={t("problem.date.beforeCheckIn")}
              />
              <chakra.div gridColumn={{ md: "span 2" }}>
                <RequestText
                  path={`hotels.${place}.website`}
                  placeholder="https://"
                  type="url"
                  maxLength={500}
                  optional
                />
              </chakra.div>
              {nights > 0 && (
                <chakra.p textStyle="xs" color="fg.muted" alignSelf="end" minH={{ md: "control" }} lineHeight="control">
                  {t("nights", { count: nights })}
                </chakra.p>
              )}
            </EntryRow>
          );
        })}
      </chakra.div>
      {keys.length > 0 && comment.isShown && <CommentField kind="hotels" />}
    </Part>
  );
}
