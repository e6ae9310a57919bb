import { messages as common } from "../../app/messages/index.ts";
import { textOf, useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";

/** The words for the code that a search run failed with: a problem of the request, an error of the calls, or that it failed. */
export function useFailureText(): (code: string | null) => string {
  const t = useMessages(messages);
  useMessages(common);
  return (code) =>
    textOf(messages, code ?? "") ??
    textOf(messages, `error.${code}`) ??
    textOf(common, `error.${code}`) ??
    t("failed.search");
}
