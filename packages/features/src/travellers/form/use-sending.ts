import type { UpdatedInfo } from "@gatehouse/api/client/travellers";
import { useCallback, useState } from "react";
import { useClock } from "../../app/time/index.ts";
import { useOperation } from "../../app/use-operation.ts";
import { chosenLanguage } from "../../i18n/index.ts";
import { type CallFailure, callFailureOf } from "../data/call-failure.ts";
import { useTravellersApi } from "../data/travellers-api.ts";
import type { InfoLink } from "../missing-info-search.ts";
import { countSaved, isAnythingDone, refusalsOf, updateOf, valuesAfter } from "./update.ts";
import type { useInfoFormState } from "./use-info-form.ts";
import type { InfoPath } from "./paths.ts";
import { withoutHalves } from "./values.ts";

/** What came of a submission of which something was refused. */
export interface Partly {
  readonly saved: number;
  /** What was not accepted. */
  readonly refused: readonly InfoPath[];
}

/** What came of a submission of which nothing was refused. */
export interface Submitted {
  readonly info: UpdatedInfo;
  /** Ids of passengers whose forms were taken away before: nothing was sent of them. */
  readonly removed: ReadonlySet<string>;
  /** Something of it was saved, or waits for staff. */
  readonly isAnythingDone: boolean;
}

/**
 * Sends the form, once at a time; says what came of it where something was refused. What the server refuses stays in it as it was typed; what failed altogether is still there.
 * @param onSubmitted everything that was sent is saved
 */
export function useSending(
  link: InfoLink,
  state: ReturnType<typeof useInfoFormState>,
  onSubmitted: (submitted: Submitted) => void,
) {
  const api = useTravellersApi();
  const clock = useClock();
  const [failure, setFailure] = useState<CallFailure>();
  const [partly, setPartly] = useState<Partly>();
  const { form, values, stored, removed, begin, forget } = state;
  const send = useCallback(async (): Promise<boolean> => {
    setFailure(undefined);
    setPartly(undefined);
    const sent = structuredClone(values());
    try {
      const update = updateOf(sent, stored(), form.info, removed);
      const updated = await api.travellers.updateMissingInfo({ ...link, ...update, language: chosenLanguage() });
      const refusals = refusalsOf(updated, sent);
      if (refusals.size === 0) {
        forget();
        onSubmitted({ info: updated, removed, isAnythingDone: isAnythingDone(updated, update) });
        return false;
      }
      begin(updated, valuesAfter(updated, sent, values(), removed), refusals);
      setPartly({ saved: countSaved(updated), refused: withoutHalves([...refusals.keys()], (path) => path) });
      return true;
    } catch (error) {
      setFailure(callFailureOf(error, clock()));
      return false;
    }
  }, [api, begin, clock, forget, form.info, link, onSubmitted, removed, stored, values]);
  const { run, running } = useOperation(send);
  return {
    /** @returns whether something was refused, and stays in the form */
    send: run,
    isSending: running,
    failure,
    /** What came of the last one, until the next. */
    partly,
    /** The moment that the server named has come, or it is tried again. */
    clear: (): void => {
      setFailure(undefined);
      setPartly(undefined);
    },
  };
}
