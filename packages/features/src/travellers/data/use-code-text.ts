import { messages as common } from "../../app/messages/index.ts";
import { textOf, useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";

/** The words for the code of a failed call: this area's first, then the common ones. */
export function useCodeText(): (code: string) => string {
  const t = useMessages(common);
  useMessages(messages);
  return (code) => textOf(messages, `error.${code}`) ?? textOf(common, `error.${code}`) ?? t("error.UNKNOWN");
}
