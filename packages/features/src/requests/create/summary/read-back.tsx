import { chakra } from "@chakra-ui/react";
import { hasCallHouse, stationText } from "@gatehouse/domain/requests";
import { BedDouble, Building2, CalendarDays, Car, House, type LucideIcon, Plane, TrainFront } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage, useMessages } from "../../../i18n/index.ts";
import { dayOf, daysOf, rangeEnds } from "../form/day-words.ts";
import { useRequestForm } from "../form/request-form-context.ts";
import { messages } from "../messages/index.ts";

/** The request read back, as it will be sent. */
export function ReadBack() {
  const t = useMessages(messages);
  const language = useLanguage();
  const { values, program, sections } = useRequestForm();
  const { startDate, endDate, flights, hotels, cars, trains } = values;
  const range = (from: string, to: string): ReactNode => {
    if (daysOf(from, to) === 0) return <NoDate />;
    const [first, last] = rangeEnds(from, to, language);
    return from === to ? last : t("trip.range", { from: first, to: last });
  };
  const day = (date: string): ReactNode => (date === "" ? <NoDate /> : dayOf(date, language));
  const days = daysOf(startDate, endDate);
  const department = program?.deptInfos.find(({ deptCode }) => deptCode === values.deptCode);
  const purpose = [values.purpose, ...values.dynamicFields.map(({ value }) => value)].filter((text) => text !== "");
  const entries = flights.length + hotels.length + cars.length + trains.length;
  const isEmpty = days === 0 && !program && purpose.length === 0 && entries === 0;
  if (isEmpty)
    return (
      <chakra.p mt="3.5" pt="3.5" borderTopWidth="1px" borderColor="border.subtle" color="fg.muted">
        {t("read.nothing")}
      </chakra.p>
    );
  return (
    <chakra.ul
      aria-label={t("read.label")}
      listStyleType="none"
      mt="3.5"
      pt="3.5"
      borderTopWidth="1px"
      borderColor="border.subtle"
      display="grid"
      gap="2.5"
    >
      {days > 0 && (
        <Item icon={CalendarDays}>
          <Line
            isStrong
            text={`${range(startDate, endDate) as string} ${endDate.slice(0, 4)}`}
            value={t("days", { count: days })}
          />
        </Item>
      )}
      {(program || purpose.length > 0) && (
        <Item icon={Building2}>
          {program && <Line text={program.hospital} />}
          {department && <Line isMuted text={`${department.deptCode} ${department.deptName}`} />}
          {purpose.length > 0 && <Line isMuted text={purpose.join(", ")} />}
        </Item>
      )}
      {flights.length > 0 && (
        <Item icon={Plane}>
          {flights.map(({ flightDeparture, flightDestination, flightDepartureDate }, place) => (
            <Line
              key={`${place} ${flightDeparture}`}
              text={
                <chakra.span textStyle="code" fontWeight="strong">
                  {flightDeparture || "…"} → {flightDestination || "…"}
                </chakra.span>
              }
              value={day(flightDepartureDate)}
            />
          ))}
        </Item>
      )}
      {sections.hotels && hotels.length > 0 && (
        <Item icon={BedDouble}>
          {hotels.map(({ name, checkInDate, checkOutDate }, place) => (
            <Line
              key={`${place} ${name}`}
              text={name || t("entry.hotels", { place: place + 1 })}
              value={range(checkInDate, checkOutDate)}
            />
          ))}
        </Item>
      )}
      {sections.cars && cars.length > 0 && (
        <Item icon={Car}>
          {cars.map(({ company, pickupDate, dropOffDate }, place) => (
            <Line
              key={`${place} ${company}`}
              text={company || t("entry.cars", { place: place + 1 })}
              value={range(pickupDate, dropOffDate)}
            />
          ))}
        </Item>
      )}
      {sections.trains && trains.length > 0 && (
        <Item icon={TrainFront}>
          {trains.map(({ trainDeparture, otherDeparture, trainDepartureDate }, place) => (
            <Line
              key={`${place} ${trainDeparture}`}
              text={otherDeparture || stationText(trainDeparture) || t("entry.trains", { place: place + 1 })}
              value={day(trainDepartureDate)}
            />
          ))}
        </Item>
      )}
      {sections.callHouse && program?.callhouse && hasCallHouse(program) && (
        <Item icon={House}>
          <Line
            isMuted={values.consent === null}
            text={program.callhouse.accomodationName}
            value={t(values.consent === null ? "read.notAnswered" : values.consent ? "read.yes" : "read.no")}
          />
        </Item>
      )}
    </chakra.ul>
  );
}

function NoDate() {
  const t = useMessages(messages);
  return (
    <chakra.span color="state.warn.fg" fontWeight="strong">
      {t("read.noDate")}
    </chakra.span>
  );
}

const Item = ({ icon: Icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) => (
  <chakra.li display="grid" gridTemplateColumns="1rem minmax(0, 1fr)" columnGap="2" lineHeight="tight">
    <chakra.span color="fg.muted">
      <Icon aria-hidden size={16} />
    </chakra.span>
    <div>{children}</div>
  </chakra.li>
);

interface LineProps {
  readonly text: ReactNode;
  readonly value?: ReactNode;
  readonly isStrong?: boolean;
  readonly isMuted?: boolean;
}

const Line = ({ text, value, isStrong = false, isMuted = false }: LineProps) => (
  <chakra.p
    display="flex"
    gap="2"
    fontWeight={isStrong ? "strong" : undefined}
    color={isMuted ? "fg.muted" : undefined}
    mb="0.5"
  >
    <chakra.span flex="1" minW="0" truncate>
      {text}
    </chakra.span>
    {value !== undefined && (
      <chakra.span flexShrink={0} textStyle="figures">
        {value}
      </chakra.span>
    )}
  </chakra.p>
);
