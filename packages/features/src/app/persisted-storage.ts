/**
 * What somebody has typed and not sent yet is kept on this device as long as the tab is open: a session that ends in the middle, or a
 * page loaded again, takes nothing away. What is kept to last stays after the tab too, until its user signs out. Only ids and what was typed
 * may be kept, never what the server said of people.
 */
const prefix = "gatehouse.kept.";

interface Kept {
  /** Nobody sees what somebody else has typed. */
  readonly userid: string;
  readonly value: unknown;
}

const storage = (lasting: boolean): Storage => (lasting ? localStorage : sessionStorage);

/** What was persisted for this user. @param lasting as it was persisted */
export function readPersisted(name: string, userid: string, lasting = false): unknown {
  try {
    const kept = JSON.parse(storage(lasting).getItem(prefix + name) ?? "null") as Kept | null;
    return kept?.userid === userid ? kept.value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps something of a signed-in user's in the browser, where only they find it again.
 * @param value undefined forgets
 * @param lasting whether it outlives the tab
 */
export function persist(name: string, userid: string, value: unknown, lasting = false): void {
  try {
    if (value === undefined) storage(lasting).removeItem(prefix + name);
    else storage(lasting).setItem(prefix + name, JSON.stringify({ userid, value } satisfies Kept));
  } catch {
    // Not kept.
  }
}

interface PersistedOnPage {
  readonly path: string;
  readonly value: unknown;
}

/** The screen and what it shows. */
const here = (): string => location.pathname + location.search;

/** Persists what belongs to the content of this page. */
export function persistOnPage(name: string, userid: string, value: unknown): void {
  persist(name, userid, { path: here(), value } satisfies PersistedOnPage);
}

/** What was kept for this user on this page; undefined where it shows something else now. */
export function readPersistedOnPage(name: string, userid: string): unknown {
  const kept = readPersisted(name, userid) as Partial<PersistedOnPage> | null | undefined;
  return kept?.path === here() ? kept.value : undefined;
}

/** Removes what the browser's storage keeps of any user: on sign-out nothing of theirs stays. */
export function clearPersisted(): void {
  try {
    for (const kept of [sessionStorage, localStorage])
      for (const name of Object.keys(kept)) if (name.startsWith(prefix)) kept.removeItem(name);
  } catch {
    // There is nothing to forget.
  }
}
