import { chakra } from "@chakra-ui/react";
import type { MissingInfo } from "@gatehouse/api/client/travellers";
import { mediumDate } from "@gatehouse/domain/time";
import { Mail, PlaneTakeoff } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";
import { arrivalOf, isLookalike } from "./pass-arrival.ts";

export interface ArrivalOfPassesProps {
  readonly info: MissingInfo;
  /** What the passengers are called, by their ids. */
  readonly nameOf: (id: string) => string;
  readonly isComplete: boolean;
}

/** What travellers ask next: when the boarding pass of each flight can come, and to which address. */
export function ArrivalOfPasses({ info, nameOf, isComplete }: ArrivalOfPassesProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const destinations = info.passesTo;
  const isShared = destinations.length === 1 && destinations[0]?.passengers.length === info.passengers.length;
  return (
    <chakra.section
      aria-labelledby="missing-info-arrival"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="panel"
      bg="bg.panel"
      px={{ base: "4", md: "5" }}
      py="4"
    >
      <chakra.h2 id="missing-info-arrival" textStyle="lg">
        {t("arrival.title")}
      </chakra.h2>
      {!isComplete && <chakra.p color="fg.muted">{t("arrival.incomplete")}</chakra.p>}
      <chakra.ul mt="3" display="grid" gap="3">
        {info.segmentWithPassengers.map(({ airline, flightnum, from, to, dept, ...passes }) => (
          <Line key={`${airline.iata}${flightnum}${dept.date}`} icon={<PlaneTakeoff aria-hidden size={16} />}>
            <chakra.strong display="block">
              {t("arrival.when", {
                flight: `${airline.iata} ${flightnum}`,
                route: t("flightRoute", { from: from.city, to: to.city }),
              })}
            </chakra.strong>
            {t(`arrival.${arrivalOf(passes)}`, {
              date: mediumDate(passes.passFrom?.date ?? dept.date, language),
              time: passes.passFrom?.time ?? dept.time,
              city: from.city,
            })}
          </Line>
        ))}
        {destinations.map((destination) => (
          <Line key={`${destinations.indexOf(destination)}`} icon={<Mail aria-hidden size={16} />}>
            {isShared
              ? t("arrival.mail", { email: destination.email })
              : t(isLookalike(destination, destinations) ? "arrival.mailOther" : "arrival.mailOf", {
                  name: destination.passengers.map(nameOf).join(", "),
                  email: destination.email,
                })}
          </Line>
        ))}
        {destinations.length === 0 && <Line icon={<Mail aria-hidden size={16} />}>{t("arrival.nowhere")}</Line>}
      </chakra.ul>
    </chakra.section>
  );
}

const Line = ({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) => (
  <chakra.li display="flex" gap="2.5">
    <chakra.span flexShrink={0} pt="0.5" color="fg.muted">
      {icon}
    </chakra.span>
    <chakra.span minW="0" overflowWrap="anywhere">
      {children}
    </chakra.span>
  </chakra.li>
);
