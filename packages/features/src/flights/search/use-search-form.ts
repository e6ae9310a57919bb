import {
  type AddressSearch,
  type BookingWindow,
  defaultPassengers,
  type SearchForm,
  type SearchProblem,
  type SearchRequest,
} from "@gatehouse/domain/flights";
import { defineChunk } from "@gatehouse/ui/lazy";
import { useEffect, useState } from "react";
import { onFirstUse } from "../../app/on-first-use.ts";
import { textOf, useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";
import type { checkForm } from "./problems.ts";
import { type SearchField, searchFields, type SearchProblems } from "./search-fields.ts";

/** The form as the address fills it, as far as it does. @param canOneWay whether one-way trips are offered */
export const formOfAddress = (search: AddressSearch, canOneWay: boolean): SearchForm => ({
  oneWay: canOneWay && search.returnDate === "",
  from: search.from,
  to: search.to,
  departDate: search.departDate,
  returnDate: search.returnDate,
  passengers: search.passengers ?? defaultPassengers,
  nonstop: search.nonstop,
});

interface Options {
  readonly start: SearchForm;
  readonly window: BookingWindow;
  /** Says what is wrong from the beginning: the address asked for what is not possible. */
  readonly isRefused: boolean;
  /** What the address says of the passengers and cannot be; it is there until they are chosen, or the form is sent. */
  readonly passengersProblem?: SearchProblem | undefined;
  readonly onSearch: (request: SearchRequest) => void;
  /** Brings the reader to a field. */
  readonly onWrong: (field: SearchField) => void;
}

type Check = typeof checkForm;

// The rules come with the schemas that the server uses too: no part of a page's first load, but there before anybody has typed.
const rules = defineChunk(() => import("./problems.ts").then(({ checkForm }) => checkForm));

/** @param isNeeded at once: something is to be said already. Otherwise there when somebody begins to fill in the form. */
function useCheck(isNeeded: boolean): Check | undefined {
  const [check, setCheck] = useState(() => rules.loaded());
  useEffect(() => {
    // Who sends the form before it is there waits for it, and hears when it cannot be had.
    const load = (): void =>
      void rules.load().then(
        (loaded) => setCheck(() => loaded),
        () => undefined,
      );
    if (!isNeeded) return onFirstUse(load);
    load();
    return undefined;
  }, [isNeeded]);
  return check;
}

/** The form's values and what is wrong with them: said at the first try to send, then kept up to date. */
export function useSearchForm({ start, window, isRefused, passengersProblem, onSearch, onWrong }: Options) {
  useMessages(messages);
  const [first] = useState(start);
  const [form, setForm] = useState(first);
  const [isTried, setTried] = useState(isRefused);
  const [isSent, setSent] = useState(false);
  const check = useCheck(isTried);
  const checked = isTried ? check?.(form, window) : undefined;
  const found: SearchProblems = checked && "problems" in checked ? checked.problems : {};
  const isAsked = passengersProblem !== undefined && !isSent && form.passengers === first.passengers;
  const problems: SearchProblems = isAsked ? { ...found, passengers: passengersProblem } : found;
  return {
    form,
    setForm,
    isUntouched: form === first,
    hasProblems: Object.keys(problems).length > 0,
    /** The words for what is wrong with a field. */
    errorOf: (field: SearchField): string | undefined => textOf(messages, problems[field]),
    /** Rejects where the rules cannot be had: without the network nothing can be searched for either. */
    submit: async (): Promise<void> => {
      setTried(true);
      setSent(true);
      const result = (await rules.load())(form, window);
      if ("request" in result) return onSearch(result.request);
      const wrong = searchFields.find((field) => result.problems[field]);
      if (wrong) onWrong(wrong);
    },
  };
}
