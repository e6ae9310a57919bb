import { CustomerCare as Care } from "../../app/customer-care/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { useFlightsApi } from "../../app/airport-field/flights-api.ts";
import { useBooking } from "./booking.ts";
import { messages } from "./messages/index.ts";

/** Customer Care for who chooses a flight, in customer mode (FLT-20). */
export function CustomerCare() {
  const t = useMessages(messages);
  const api = useFlightsApi();
  const booking = useBooking();
  return <Care read={() => api.customerCare()} bookingNo={booking?.bookingNo} about={t("care.subjectless")} />;
}
