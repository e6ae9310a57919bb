import { CustomerCare } from "../../app/customer-care/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { useTravellersApi } from "../data/travellers-api.ts";
import { messages } from "../messages/index.ts";

/** People who help, for who cannot give what is asked for. @property bookingNo as far as the address names one */
export function Help({ bookingNo }: { readonly bookingNo: string | undefined }) {
  const t = useMessages(messages);
  const api = useTravellersApi();
  return <CustomerCare read={() => api.flights.customerCare()} bookingNo={bookingNo} about={t("title")} />;
}
