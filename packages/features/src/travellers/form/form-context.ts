import type { MissingInfo } from "@gatehouse/api/client/travellers";
import type { CallingCode } from "@gatehouse/ui/phone-field";
import { createContext, use, useSyncExternalStore } from "react";
import type { Control, UseFormSetValue } from "react-hook-form";
import type { Store } from "../../app/store.ts";
import { textOf, useMessages } from "../../i18n/index.ts";
import type { Countries } from "../data/countries.ts";
import { messages } from "../messages/index.ts";
import { isSaid } from "./asked.ts";
import { type FormStatus, shownProblemAt } from "./form-status.ts";
import { countOf, type ProblemCount, problemsIn } from "./problems.ts";
import { blockOf, type InfoBlock, type InfoPath } from "./paths.ts";
import type { InfoValues } from "./values.ts";

/** What the parts of the form share. */
export interface InfoForm {
  readonly control: Control<InfoValues>;
  readonly board: Store<FormStatus>;
  /** What is stored. */
  readonly info: MissingInfo;
  readonly countries: Countries;
  readonly callingCodes: readonly CallingCode[];
  /** The reader's date, `YYYY-MM-DD`. */
  readonly today: string;
  /** The reader has left a field. */
  readonly leave: (path: InfoPath) => void;
  /** Fills a field in for the reader, who asked for it. */
  readonly fill: UseFormSetValue<InfoValues>;
}

export const InfoFormContext = createContext<InfoForm | undefined>(undefined);

/** The missing-information form around a field. */
export function useInfoForm(): InfoForm {
  const form = use(InfoFormContext);
  if (!form) throw new Error("The fields of the missing-information form stand inside it.");
  return form;
}

/** Something that the board knows, drawn again when it changes. @param select a plain value, or one that the board itself holds */
export function useBoard<T>(select: (board: FormStatus) => T): T {
  const { board } = useInfoForm();
  return useSyncExternalStore(board.subscribe, () => select(board.get()));
}

/** What is missing and what is wrong in one part of the form. */
export function useProblemCount(block: InfoBlock): ProblemCount {
  const missing = useBoard(({ problems }) => countOf(problemsIn(problems, block)).missing);
  const wrong = useBoard(({ problems }) => countOf(problemsIn(problems, block)).wrong);
  return { missing, wrong };
}

/** Whether something wrong is said in a part of the form, or anywhere: only then anything is red. */
export const useIsSaid = (block?: InfoBlock): boolean => useBoard((board) => isSaid(board, block));

/** The words for what is wrong with a field, as soon as they are to be said: its part's own ones first, then those of the code. */
export function useFieldError(path: InfoPath): string | undefined {
  useMessages(messages);
  const code = useBoard((board) => shownProblemAt(board, path)?.code);
  return textOf(messages, code && `${blockOf(path)}.${code}`) ?? textOf(messages, code);
}

/** A field's id in the document; `AddressEditor` makes the same of its prefix. */
export const idOf = (path: string): string => path.replaceAll(".", "-").replace(/-phoneCode$/, "-phoneNumber-code"); // As `PhoneField` names it.
