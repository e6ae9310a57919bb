import { chakra } from "@chakra-ui/react";
import { comparePage } from "@gatehouse/domain/boarding-pass";
import { type ReactNode, useId } from "react";
import type { Facts } from "../data/use-facts.ts";
import type { Words } from "../use-words.ts";
import { Value } from "./point-row.tsx";
import { bookingValue, isCode } from "./point-values.ts";

export interface BookingPointsProps {
  readonly facts: Facts;
  readonly words: Words;
  /** Why there is nothing to compare them with. */
  readonly children: ReactNode;
}

/** The nine points as the booking has them, while there is no pass that could be compared with them. */
export function BookingPoints({ facts, words, children }: BookingPointsProps) {
  const { t } = words;
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} display="flex" flexDirection="column" minH="0">
      <chakra.header px="4" py="2.5" bg="bg.sunken" borderBottomWidth="1px" borderColor="border.subtle">
        <chakra.h3 id={id} fontWeight="strong">
          {t("points.ofBooking")}
        </chakra.h3>
        <chakra.p color="fg.muted">{children}</chakra.p>
      </chakra.header>
      <chakra.dl display="flex" flexDirection="column" flex="1" minH="0" overflowY={{ lg: "auto" }}>
        {comparePage([], facts.expected).points.map((point) => (
          <chakra.div
            key={point.point}
            flex="1 0 auto"
            minH="11"
            maxH="16"
            px="4"
            py="0.5"
            display="flex"
            flexDirection="column"
            justifyContent="center"
            borderBottomWidth="1px"
            borderColor="border.subtle"
            _last={{ borderBottomWidth: 0 }}
          >
            <chakra.dt textStyle="xs" color="fg.muted">
              {words.point(point.point)}
            </chakra.dt>
            <chakra.dd minW="0">
              <Value value={bookingValue(point, facts, words)} from={undefined} strong code={isCode(point)} />
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.section>
  );
}
