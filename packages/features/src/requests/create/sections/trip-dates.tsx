import { chakra } from "@chakra-ui/react";
import { useLanguage, useMessages } from "../../../i18n/index.ts";
import { RequestDate } from "../fields/request-date.tsx";
import { daysOf, rangeEnds, weekdayOf } from "../form/day-words.ts";
import { useRequestForm } from "../form/request-form-context.ts";
import { messages } from "../messages/index.ts";
import { Part } from "./part.tsx";

/** When the trip begins and ends. */
export function TripDates() {
  const t = useMessages(messages);
  const language = useLanguage();
  const { values, today } = useRequestForm();
  const { startDate, endDate } = values;
  const count = daysOf(startDate, endDate);
  const days = count > 0 ? t("days", { count }) : "";
  const [from, to] = rangeEnds(startDate, endDate, language);
  return (
    <Part part="tripDates" isBand summary={count > 0 ? `${t("trip.range", { from, to })}, ${days}` : undefined}>
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="2">
        <RequestDate path="startDate" min={today} tooEarly={t("problem.date.past")} />
        <RequestDate
          path="endDate"
          min={startDate > today ? startDate : today}
          tooEarly={t("problem.date.beforeStart")}
        />
      </chakra.div>
      {count > 0 && (
        <chakra.p mt="1" textStyle="xs" color="fg.muted">
          {t("trip.weekdays", { from: weekdayOf(startDate, language), to: weekdayOf(endDate, language), days })}
        </chakra.p>
      )}
    </Part>
  );
}
