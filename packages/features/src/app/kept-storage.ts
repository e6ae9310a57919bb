/**
 * What somebody has typed and not sent yet is kept on this device as long as the tab is open: a session that ends in the middle, or a
 * page loaded anew, takes nothing away. Only ids and what was typed may be kept, never what the server said of people.
 */
const prefix = "gatehouse.kept.";

interface Kept {
  /** Nobody sees what somebody else has typed. */
  readonly userid: string;
  readonly value: unknown;
}

/** What was kept for this user. */
export function readKept(name: string, userid: string): unknown {
  try {
    const kept = JSON.parse(sessionStorage.getItem(prefix + name) ?? "null") as Kept | null;
    return kept?.userid === userid ? kept.value : undefined;
  } catch {
    return undefined;
  }
}

/** @param value undefined forgets */
export function keep(name: string, userid: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(prefix + name);
    else sessionStorage.setItem(prefix + name, JSON.stringify({ userid, value } satisfies Kept));
  } catch {
    // Not kept.
  }
}

interface KeptHere {
  readonly path: string;
  readonly value: unknown;
}

/** The screen and what it shows. */
const here = (): string => location.pathname + location.search;

/** Keeps what belongs to what this page shows at the moment. */
export function keepHere(name: string, userid: string, value: unknown): void {
  keep(name, userid, { path: here(), value } satisfies KeptHere);
}

/** What was kept for this user on this page; undefined where it shows something else now. */
export function readKeptHere(name: string, userid: string): unknown {
  const kept = readKept(name, userid) as Partial<KeptHere> | null | undefined;
  return kept?.path === here() ? kept.value : undefined;
}

/** Somebody signs out: nothing of theirs stays. */
export function forgetKept(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) sessionStorage.removeItem(name);
  } catch {
    // There is nothing to forget.
  }
}
