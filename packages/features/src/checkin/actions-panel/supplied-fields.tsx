import { useMessages } from "../../i18n/index.ts";
import { messages } from "../details/messages/index.ts";
import { fieldKeys } from "./field-keys.ts";

/** Which fields of travellers' data an entry of the log is about, as the details page calls them. */
export function SuppliedFields({ fields }: { readonly fields: readonly string[] }) {
  const t = useMessages(messages);
  return fieldKeys(fields)
    .map((key) => (key.known ? t(key.known) : key.field))
    .join(", ");
}
