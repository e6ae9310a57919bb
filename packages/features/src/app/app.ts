import type { Action } from "./actions.ts";
import { connection, onReconnect } from "./connection/index.ts";
import { createLive, type Live } from "./live.ts";
import { ask, type AskedQuestion } from "./question.ts";
import { createRegistry, type Registry } from "./registry.ts";
import { createSession, type Session } from "./session.ts";
import { createShortcuts, type Shortcuts } from "./shortcuts.ts";
import { createStore, type Store } from "./store.ts";

/** What all screens of a page share. Made once at the start, handed down by `AppProvider`. */
export interface App {
  readonly session: Session;
  readonly live: Live;
  readonly actions: Registry<Action>;
  readonly shortcuts: Shortcuts;
  /** What the reader is asked at the moment. */
  readonly question: Store<AskedQuestion | undefined>;
}

/**
 * Puts the parts of an app together that live as long as its page: session, calls, live events, connection.
 * @param apiUrl base address of the calls, `https://…/api`
 * @param own a session that came by another way than signing in
 */
export function createApp(apiUrl: string, own?: Session): App {
  const question = createStore<AskedQuestion | undefined>(undefined);
  const session = own ?? createSession(apiUrl, (ways) => ask(question, { description: "", ways }));
  return {
    session,
    live: createLive({
      url: apiUrl,
      ticket: async () => (await session.api.access.ticket()).ticket,
      onBack: onReconnect,
      onLost: () => connection.listener(false),
    }),
    actions: createRegistry(),
    shortcuts: createShortcuts(),
    question,
  };
}
