import { type Api, declaredError } from "@gatehouse/api/client";
import { requestName } from "@gatehouse/domain/requests";
import { useCallback, useMemo, useState } from "react";
import { useErrorText, useToast } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { assignmentsOf, type Choices, choose, without } from "./assignment-choices.ts";
import { useAssign } from "./data/use-assign.ts";
import type { PendingRequest } from "./data/use-pending.ts";
import { messages } from "./messages/index.ts";

type Refused = Awaited<ReturnType<Api["requests"]["assign"]>>["refused"][number];

/** What a conflict says about the requests that it refused; nothing where the error is another one. */
function refusedIn(error: unknown): readonly Refused[] {
  const declared = declaredError<Api["requests"]["assign"]>(error);
  return declared?.code === "TAKEN" ? declared.data.refused : [];
}

/** Operators that are chosen here, and submitted together (REQ-16). @param read reads the list again */
export function useAssigning(read: () => unknown) {
  const t = useMessages(messages);
  const toast = useToast();
  const errorText = useErrorText(messages);
  const { run, running } = useAssign();
  const [choices, setChoices] = useState<Choices>(new Map());
  const submit = async (): Promise<void> => {
    const answers = await run(assignmentsOf(choices));
    if (!answers) return;
    let failed = false;
    for (const answer of answers) {
      const refused: readonly Refused[] = "error" in answer ? refusedIn(answer.error) : answer.refused;
      const assigned = "error" in answer ? [] : answer.assigned;
      // What was refused stands otherwise than it was read: whoever chose looks again before choosing again.
      setChoices((now) => without(now, [...assigned, ...refused.map(({ id }) => id)]));
      if (!("error" in answer) && refused.length === 0) continue;
      failed = true;
      const reasons = refused.map(({ id, code, assignedTo }) =>
        t(`refusal.${code}`, { request: requestName(id), operator: assignedTo ?? t("nobody") }),
      );
      toast({
        tone: "error",
        title: refused.length > 0 ? t("submit.failed", { id: answer.operator }) : t("submit.error"),
        description: reasons.length > 0 ? reasons.join(" ") : "error" in answer ? errorText(answer.error) : "",
      });
    }
    if (!failed) toast({ tone: "success", title: t("submit.done") });
    void read();
  };
  return {
    choices,
    choose: useCallback(
      (rows: readonly PendingRequest[], operator: string) => setChoices((now) => choose(now, rows, operator)),
      [],
    ),
    discard: () => setChoices(new Map()),
    submit: () => void submit(),
    submitting: running,
    chosen: useMemo(() => choices.size, [choices]),
  };
}
