import { type Passengers, passengerTotal } from "@gatehouse/domain/flights";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";

/** How many travel, and who they are. */
export function usePassengerText() {
  const t = useMessages(messages);
  const parts = ({ adults, child, infants }: Passengers): readonly string[] => [
    t("passengers.adult", { count: adults }),
    t("passengers.children", { count: child }),
    t("passengers.infant", { count: infants }),
  ];
  return {
    /** "3 passengers" */
    total: (passengers: Passengers): string => t("passengers.total", { count: passengerTotal(passengers) }),
    /** "2 adults, 1 child, 0 infants" */
    all: (passengers: Passengers): string => parts(passengers).join(", "),
    /** "2 adults, 1 child": who there is none of is left out. */
    present(passengers: Passengers): string {
      const counts = [passengers.adults, passengers.child, passengers.infants];
      return parts(passengers)
        .filter((_, place) => (counts[place] ?? 0) > 0)
        .join(", ");
    },
  };
}
