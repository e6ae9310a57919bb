import { chakra } from "@chakra-ui/react";
import type { MissingInfo } from "@gatehouse/api/client/travellers";
import { mediumDate } from "@gatehouse/domain/time";
import { ArrowRight } from "lucide-react";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";

/** The booking's number and its flights, as the travellers' papers name them: times are those of the airports. */
export function FlightList({ info }: { readonly info: MissingInfo }) {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <chakra.section aria-labelledby="missing-info-booking">
      <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="3">
        <chakra.h2 id="missing-info-booking" textStyle="md" fontWeight="strong">
          {t("booking")}
        </chakra.h2>
        <chakra.strong textStyle="code" fontSize="lg" overflowWrap="anywhere">
          {info.bookingNo}
        </chakra.strong>
      </chakra.div>
      <chakra.ul aria-label={t("flights")} mt="2.5" borderTopWidth="1px">
        {info.segments.map((segment) => (
          <chakra.li
            key={`${segment.airline.iata}${segment.flightnum}${segment.dept.date}`}
            display="grid"
            gridTemplateColumns="4.5rem minmax(0, 1fr)"
            py="2.5"
            borderBottomWidth="1px"
          >
            <chakra.time
              dateTime={`${segment.dept.date}T${segment.dept.time}`}
              aria-label={`${t("departs")} ${segment.dept.time}`}
              textStyle="lg"
              fontVariantNumeric="tabular-nums"
            >
              {segment.dept.time}
            </chakra.time>
            <chakra.div>
              <chakra.strong textStyle="code" display="flex" alignItems="center" gap="1.5">
                {segment.from.iata}
                <chakra.span color="fg.muted" _rtl={{ transform: "scaleX(-1)" }}>
                  <ArrowRight aria-hidden size={16} />
                </chakra.span>
                {segment.to.iata}
              </chakra.strong>
              <chakra.p textStyle="xs" color="fg.muted">
                {mediumDate(segment.dept.date, language)}
                {" · "}
                <chakra.span textStyle="code" whiteSpace="nowrap">
                  {segment.airline.iata} {segment.flightnum}
                </chakra.span>
              </chakra.p>
              <chakra.p textStyle="xs" color="fg.muted">
                {t("flightRoute", { from: segment.from.city, to: segment.to.city })}
              </chakra.p>
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.p textStyle="xs" color="fg.muted" mt="2">
        {t("localTime")}
      </chakra.p>
    </chakra.section>
  );
}
