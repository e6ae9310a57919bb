import type { MissingInfo } from "@gatehouse/api/client/travellers";
import { type InfoPath, pathsOf } from "../form/paths.ts";
import { changedPaths, type InfoValues, valueAt, withValue } from "../form/values.ts";

/** What was typed and not sent yet, as this device keeps it: fields by name, passengers by id. */
export interface Draft {
  readonly fields: Readonly<Record<string, string>>;
  /** Ids of passengers whose forms were taken away. */
  readonly removed: readonly string[];
}

/** Names the draft of a link. */
export const draftKey = (searchId: string, bookingNo: string): string =>
  `gatehouse.missing-info.${searchId}.${bookingNo}`;

/** Passport data is never kept on the device (TRV-6). */
const isPassport = (path: string): boolean => /\.passport(?:No|IssueDate|ExpDate)$/.test(path);

/** A field by the passenger's id instead of their place, which another booking change may move. */
function nameOf(path: InfoPath, { passengers }: Pick<MissingInfo, "passengers">): string {
  const [, index, field] = /^passengers\.(\d+)\.(.+)$/.exec(path) ?? [];
  return index === undefined ? path : `passenger ${passengers[Number(index)]?.id} ${field}`;
}

/** What was typed into the missing-information form and is not stored yet. */
export function draftOf(
  values: InfoValues,
  stored: InfoValues,
  info: Pick<MissingInfo, "passengers">,
  removed: ReadonlySet<string>,
): Draft {
  const kept = changedPaths(values, stored).filter((path) => !isPassport(path));
  return {
    fields: Object.fromEntries(kept.map((path) => [nameOf(path, info), valueAt(values, path)])),
    removed: [...removed],
  };
}

/** Whether a draft of the missing-information form says nothing that is not stored. */
export const isEmptyDraft = ({ fields, removed }: Draft): boolean =>
  Object.keys(fields).length === 0 && removed.length === 0;

/** The fields that a draft has something for: only those that exist, and never a passport's. */
export const typedIn = (draft: Draft, info: Pick<MissingInfo, "passengers">): readonly InfoPath[] =>
  pathsOf(info.passengers.length).filter(
    (path) => Object.hasOwn(draft.fields, nameOf(path, info)) && !isPassport(path),
  );

/** The form with what was typed before. */
export const withDraft = (stored: InfoValues, draft: Draft, info: Pick<MissingInfo, "passengers">): InfoValues =>
  typedIn(draft, info).reduce(
    (values, path) => withValue(values, path, draft.fields[nameOf(path, info)] ?? ""),
    stored,
  );

/** Storage that may be forbidden or full: then nothing is kept, and nothing fails. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Reads the draft of a form that this device keeps under a key, as far as it can be understood. */
export function readDraft(key: string): Draft {
  const kept = attempt((): unknown => JSON.parse(sessionStorage.getItem(key) ?? "null"));
  const { fields, removed } = isRecord(kept) ? kept : {};
  return {
    fields: Object.fromEntries(
      Object.entries(isRecord(fields) ? fields : {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      ),
    ),
    removed: Array.isArray(removed) ? removed.filter((id) => typeof id === "string") : [],
  };
}

/** Keeps the draft for as long as the tab lives; an empty one is forgotten. */
export function keepDraft(key: string, draft: Draft): void {
  attempt(() =>
    isEmptyDraft(draft) ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, JSON.stringify(draft)),
  );
}
