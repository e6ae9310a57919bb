import { chakra } from "@chakra-ui/react";
import { ChevronRight } from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import { plainNameOf } from "../../app/traveller-name/index.ts";
import { useWords } from "../use-words.ts";
import type { BookingOption } from "./data/use-pnr.ts";
import { messages } from "./messages/index.ts";

export interface BookingChoiceProps {
  readonly pnr: string;
  readonly bookings: readonly BookingOption[];
  readonly onChoose: (booking: BookingOption) => void;
}

/** A PNR alone can name several bookings: the reader chooses one (API-8). */
export function BookingChoice({ pnr, bookings, onChoose }: BookingChoiceProps) {
  const t = useMessages(messages);
  const words = useWords();
  return (
    <chakra.div display="grid" gap="2" maxW="2xl">
      <chakra.h1 textStyle="lg">{t("choice.title", { pnr })}</chakra.h1>
      <chakra.p color="fg.muted">{t("choice.hint")}</chakra.p>
      <chakra.ul listStyleType="none" display="grid" gap="2" pt="2">
        {bookings.map((booking) => (
          <li key={`${booking.vendor} ${booking.bookingNo}`}>
            <chakra.button
              type="button"
              onClick={() => onChoose(booking)}
              display="flex"
              alignItems="center"
              gap="3"
              width="full"
              minH="touch"
              px="4"
              py="2.5"
              textAlign="start"
              borderWidth="1px"
              borderColor="border.strong"
              borderRadius="panel"
              bg="bg.panel"
              cursor="pointer"
              _hover={{ bg: "bg.hover" }}
            >
              <chakra.span flex="1" minW="0">
                <chakra.span display="block">
                  <chakra.b textStyle="code">{booking.bookingNo}</chakra.b> · {booking.vendorName}
                </chakra.span>
                <chakra.span display="block" color="fg.muted">
                  {t("choice.passengers", { name: plainNameOf({ ...booking, pnr }), count: booking.passengers })}
                  {booking.departsAt !== null && ` · ${t("choice.departs", { time: words.utc(booking.departsAt) })}`}
                </chakra.span>
              </chakra.span>
              <ChevronRight aria-hidden size={16} />
            </chakra.button>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
