import type { Program, RequestForm, RequestSections } from "@gatehouse/domain/requests";
import { createContext, use } from "react";
import type { UseFormReturn } from "react-hook-form";
import { textOf, useMessages } from "../../../i18n/index.ts";
import type { SuggestedAirport } from "../../../app/airport-field/suggested.ts";
import type { RequestStart } from "../data/use-request-start.ts";
import { messages } from "../messages/index.ts";
import type { DateChain } from "./use-date-chain.ts";
import type { FormPart } from "./paths.ts";
import { type FormProblem, isMissing } from "./problems.ts";

/** What the parts of the form share. */
export interface RequestFormState {
  readonly form: UseFormReturn<RequestForm>;
  readonly values: RequestForm;
  readonly start: RequestStart;
  readonly sections: RequestSections;
  /** The one that is chosen. */
  readonly program: Program | null;
  /** Its airports, offered before all others. */
  readonly suggested: readonly SuggestedAirport[];
  readonly problems: readonly FormProblem[];
  /** Somebody has tried to submit: everything that is wrong is said. */
  readonly isTried: boolean;
  readonly left: ReadonlySet<string>;
  readonly leave: (path: string) => void;
  /** The reader's day, `YYYY-MM-DD`. */
  readonly today: string;
  readonly chain: DateChain;
  readonly isNarrow: boolean;
  /** On phones parts are folded, except these. */
  readonly open: ReadonlySet<FormPart>;
  readonly setOpen: (part: FormPart, isOpen: boolean) => void;
  /** Leads to a field, opening its part. */
  readonly goTo: (path: string) => void;
}

export const RequestFormContext = createContext<RequestFormState | undefined>(undefined);

/** The travel request form around a field. */
export function useRequestForm(): RequestFormState {
  const state = use(RequestFormContext);
  if (!state) throw new Error("The fields of a travel request stand inside its form.");
  return state;
}

/** The words for what is wrong with a field, once they are to be said: what is missing after an attempt, the rest when it was left. */
export function useFieldError(path: string): string | undefined {
  useMessages(messages);
  const { problems, isTried, left } = useRequestForm();
  const problem = problems.find(({ field }) => field === path);
  if (!problem || !(isTried || (left.has(path) && !isMissing(problem)))) return undefined;
  return textOf(messages, `problem.${problem.code}`) ?? textOf(messages, "problem.unknown");
}
