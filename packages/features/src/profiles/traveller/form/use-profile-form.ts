import { type OwnProfile, type ProfileProblem, profileProblems } from "@gatehouse/domain/profiles";
import { useState } from "react";
import { useNarrow } from "../../../app/use-narrow.ts";
import { keepDraft, readDraft } from "../data/draft.ts";
import type { StoredProfile } from "../data/use-profile.ts";
import { useSaveProfile } from "../data/use-save-profile.ts";
import { ownFields, typedOver } from "./own-fields.ts";
import { idOf, type ProfileForm } from "./profile-form-context.ts";
import { useTodayHere } from "./use-today-here.ts";

/** What was told of the last attempt to save. */
export type Outcome =
  | { readonly kind: "saved" }
  | { readonly kind: "wrong"; readonly count: number }
  | { readonly kind: "failed"; readonly isOffline: boolean }
  | { readonly kind: "changed"; readonly stands: StoredProfile }
  | undefined;

/** The profile as it is typed, what is wrong with it, and what becomes of it. What is not saved stays on this device (PRO-6). */
export function useProfileFormState(loaded: StoredProfile, userid: string) {
  const isNarrow = useNarrow();
  const today = useTodayHere();
  const [stored, setStored] = useState(loaded);
  const [draft] = useState(() => readDraft(userid));
  const [values, setValues] = useState<OwnProfile>(() => ({ ...ownFields(loaded), ...draft }));
  const [isRestored, setRestored] = useState(draft !== undefined);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<readonly ProfileProblem[]>([]);
  const [outcome, setOutcome] = useState<Outcome>();
  const { run, running } = useSaveProfile();
  const problems = [...profileProblems(values, { today }), ...refused];

  const put = (next: OwnProfile, over: OwnProfile): void => {
    setValues(next);
    setRefused([]);
    keepDraft(userid, typedOver(over, next));
  };
  const begin = (from: StoredProfile): void => {
    setStored(from);
    put(ownFields(from), from);
    setTried(false);
    setRestored(false);
  };
  const show = (found: readonly ProfileProblem[]): void => {
    setTried(true);
    setOutcome({ kind: "wrong", count: found.length });
    const [first] = found;
    if (first) document.getElementById(idOf(first.field))?.focus();
  };
  const send = async (next: OwnProfile, version: string): Promise<void> => {
    const answer = await run(next, version);
    switch (answer?.kind) {
      case undefined:
        return;
      case "saved":
        begin(answer.profile);
        setOutcome({ kind: "saved" });
        return;
      case "refused":
        setRefused(answer.problems);
        show(answer.problems);
        return;
      case "changed":
      case "failed":
        setOutcome(answer);
    }
  };
  const form: ProfileForm = {
    values,
    change: (typed) => {
      put({ ...values, ...typed }, stored);
      if (outcome?.kind === "saved") setOutcome(undefined);
    },
    problemAt: (field) => (isTried ? problems.find((problem) => problem.field === field)?.code : undefined),
    today,
    isNarrow,
  };
  return {
    form,
    stored,
    outcome,
    running,
    isRestored,
    discard: () => begin(stored),
    save: (): void => {
      if (running) return;
      const found = profileProblems(values, { today });
      if (found.length > 0) show(found);
      else void send(values, stored.version);
    },
    /** What stands now, in the place of what was typed. */
    take: (stands: StoredProfile): void => {
      begin(stands);
      setOutcome(undefined);
    },
    /** What was typed, over what stands now; what was not touched here stays as it stands. */
    keep: (stands: StoredProfile): void => {
      const next = { ...ownFields(stands), ...typedOver(stored, values) };
      setStored(stands);
      put(next, stands);
      void send(next, stands.version);
    },
  };
}
