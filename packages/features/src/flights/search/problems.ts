import {
  type BookingWindow,
  requestOf,
  type SearchForm,
  searchFormSchema,
  searchProblems,
  type SearchProblem,
  type SearchRequest,
} from "@gatehouse/domain/flights";
import { ValidationError } from "yup";
import { type SearchField, searchFields, type SearchProblems } from "./search-fields.ts";

const isProblem = (message: string): message is SearchProblem =>
  (searchProblems as readonly string[]).includes(message);

/** A problem of a counter is one of the passengers: `passengers.adults`. */
const fieldOf = (path = ""): SearchField | undefined => searchFields.find((field) => field === path.split(".")[0]);

/** Holds a form against the rules: the request that it stands for, or what is wrong with it. */
export function checkForm(
  form: SearchForm,
  window: BookingWindow,
): { readonly request: SearchRequest } | { readonly problems: SearchProblems } {
  try {
    return { request: requestOf(searchFormSchema(window).validateSync(form, { abortEarly: false })) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems: Partial<Record<SearchField, SearchProblem>> = {};
    for (const { path, message } of error.inner) {
      const field = fieldOf(path);
      // Not every rule has words of its own: a text that is too long for a code is no code either.
      if (field && isProblem(message)) problems[field] ??= message;
    }
    return { problems };
  }
}
