import { usePersistedState } from "../../app/use-persisted-state.ts";

type Notes = ReadonlyMap<number, string>;

const none: Notes = new Map();

const parse = (kept: unknown): Notes | undefined =>
  typeof kept === "object" && kept !== null
    ? new Map(
        Object.entries(kept).flatMap(([id, note]) => (typeof note === "string" ? [[Number(id), note] as const] : [])),
      )
    : undefined;

const toKeep = (notes: Notes): Readonly<Record<string, string>> | undefined => {
  const typed = [...notes].filter(([, note]) => note !== "");
  return typed.length === 0 ? undefined : Object.fromEntries(typed);
};

/** What was typed beside quality checks that are not made yet, by check-in. */
export const useNotes = () => usePersistedState("quality-notes", parse, toKeep, none);
