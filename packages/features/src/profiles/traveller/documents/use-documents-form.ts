import {
  documentFields,
  type DocumentField,
  documentNumbers,
  type DocumentProblem,
  documentProblems,
  type IdentityDocuments,
} from "@gatehouse/domain/profiles";
import { isMasked } from "@gatehouse/domain/travellers";
import { useState } from "react";
import type { StoredDocuments } from "../data/use-documents.ts";
import { useSaveDocuments } from "../data/use-save-documents.ts";
import { idOf } from "../form/profile-form-context.ts";
import { useTodayHere } from "../form/use-today-here.ts";

type Outcome =
  | { readonly kind: "saved" }
  | { readonly kind: "wrong"; readonly count: number }
  | { readonly kind: "changed" }
  | { readonly kind: "failed"; readonly isOffline: boolean };

const isNumber = (field: DocumentField): boolean => documentNumbers.some((number) => number === field);

/** Only the server can check a number of which the end alone is known. */
const judged = (values: IdentityDocuments, today: string): readonly DocumentProblem[] =>
  documentProblems(values, { today, countryOf: () => undefined }).filter(
    ({ field }) => !(isNumber(field) && isMasked(values[field])),
  );

/** What is typed over the stored documents, judged by the server's own rules, and saved. */
export function useDocumentsForm(loaded: StoredDocuments) {
  const today = useTodayHere();
  const [stored, setStored] = useState(loaded);
  const [typed, setTyped] = useState<Partial<IdentityDocuments>>({});
  const [wasTried, setTried] = useState(false);
  const [refused, setRefused] = useState<readonly DocumentProblem[]>([]);
  const [outcome, setOutcome] = useState<Outcome>();
  const { run, running } = useSaveDocuments();
  const values: IdentityDocuments = { ...stored, ...typed };
  const problems = wasTried ? judged(values, today) : [];

  const focusFirst = (found: readonly DocumentProblem[]): void => {
    const [first] = found;
    if (first) document.getElementById(idOf(first.field))?.focus();
  };
  const save = async (): Promise<void> => {
    const found = judged(values, today);
    setTried(true);
    setRefused([]);
    if (found.length > 0) {
      setOutcome({ kind: "wrong", count: found.length });
      focusFirst(found);
      return;
    }
    const result = await run(typed, stored.version);
    if (!result) return;
    switch (result.kind) {
      case "saved":
        setStored(result.documents);
        setTyped({});
        setTried(false);
        setOutcome({ kind: "saved" });
        return;
      case "refused":
        setRefused(result.problems);
        setOutcome({ kind: "wrong", count: result.problems.length });
        focusFirst(result.problems);
        return;
      case "changed":
        // What was typed stays over what stands now: the next press saves it.
        setStored(result.stands);
        setOutcome({ kind: "changed" });
        return;
      case "failed":
        setOutcome(result);
    }
  };

  return {
    stored,
    values,
    typed,
    today,
    running,
    outcome,
    isDirty: documentFields.some((field) => typed[field] !== undefined && typed[field] !== stored[field]),
    problemAt: (field: DocumentField) =>
      problems.find((one) => one.field === field)?.code ?? refused.find((one) => one.field === field)?.code,
    change: (field: DocumentField, text: string) => {
      setTyped((before) => ({ ...before, [field]: text }));
      setRefused((before) => before.filter((one) => one.field !== field));
      setOutcome(undefined);
    },
    /** What is stored stays after all. */
    keep: (field: DocumentField) => setTyped(({ [field]: _typed, ...rest }) => rest),
    save,
  };
}

export type DocumentsFormState = ReturnType<typeof useDocumentsForm>;
