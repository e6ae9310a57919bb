/** A disposal that can still be taken back. */
export interface RunningUndo {
  /** Who disposed: nobody else can take it back. */
  readonly userid: string;
  readonly checkInIds: readonly number[];
  /** Milliseconds since 1970. */
  readonly until: number;
}

const storageKey = "gatehouse.checkin.undo";

const isUndo = (value: unknown): value is RunningUndo =>
  typeof value === "object" &&
  value !== null &&
  "userid" in value &&
  typeof value.userid === "string" &&
  "checkInIds" in value &&
  Array.isArray(value.checkInIds) &&
  value.checkInIds.every((id) => typeof id === "number") &&
  "until" in value &&
  typeof value.until === "number";

function read(): readonly RunningUndo[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isUndo) : [];
  } catch {
    return [];
  }
}

/** Keeps them over a loading of the page, and no others: the server accepts them all the while. */
export function persistUndos(undos: readonly RunningUndo[]): void {
  try {
    if (undos.length === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(undos));
  } catch {
    // It is offered until the page is left.
  }
}

/** Disposals of this tab that the user can still take back, oldest first. @param now milliseconds since 1970 */
export const runningUndos = (userid: string, now: number): readonly RunningUndo[] =>
  read().filter((undo) => undo.userid === userid && undo.until > now);
