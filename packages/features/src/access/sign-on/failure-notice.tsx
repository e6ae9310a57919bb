import { Notice } from "@gatehouse/ui/notice";
import { useErrorText } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";
import type { Failure } from "./use-begin.ts";

/** Says why somebody did not come in, and what they can do (ACC-41). */
export function FailureNotice({ failure }: { readonly failure: Failure }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  return (
    <Notice tone="bad">{"problem" in failure ? t(`problem.${failure.problem}`) : errorText(failure.error)}</Notice>
  );
}
