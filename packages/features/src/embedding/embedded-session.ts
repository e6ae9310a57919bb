import { type Api, createApi, errorCode } from "@gatehouse/api/client";
import type { EmbeddedModule } from "@gatehouse/domain/embedding";
import { connection } from "../app/connection/index.ts";
import type { Session, SessionState } from "../app/session.ts";
import { createStore, type Store } from "../app/store.ts";
import type { Host } from "./host.ts";

/** What a ticket has opened. */
export type OpenedModule = Awaited<ReturnType<Api["embedding"]["open"]>>;

/** `closed` with the code of the refusal: `NO_TICKET` where the page around gives none. */
type Phase =
  | { readonly status: "opening" }
  | { readonly status: "open"; readonly opened: OpenedModule }
  | { readonly status: "closed"; readonly code: string };

export interface EmbeddedSession {
  readonly session: Session;
  readonly phase: Store<Phase>;
  /** Begins, or begins again, with another ticket. */
  readonly open: () => Promise<void>;
}

/** Another ticket is asked for so long before the end, in milliseconds. */
const ahead = 90_000;
/** After a failure of the network it is tried again, in milliseconds. */
const pause = 10_000;

const notHere = (): Promise<never> => Promise.reject(new Error("Nobody signs in within a frame."));

interface Parts {
  readonly apiUrl: string;
  readonly host: Host;
  readonly module: EmbeddedModule;
  readonly parent: string;
}

/**
 * A session that tickets of the page around open and keep open (EMB-6). It is in memory only: no cookie is read or set, and nothing of it
 * is known to other tabs.
 */
export function createEmbeddedSession({ apiUrl, host, module, parent }: Parts): EmbeddedSession {
  const phase = createStore<Phase>({ status: "opening" });
  const state = createStore<SessionState>({ status: "unknown" });
  let token: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let searchId = "";
  let ends = 0;
  let under: Promise<boolean> | undefined;

  const close = (code: string): void => {
    token = undefined;
    clearTimeout(timer);
    phase.set({ status: "closed", code });
    state.set({ status: "signed-out" });
    host.say({ type: "closed", code });
  };

  const take = (opened: OpenedModule): void => {
    token = opened.session?.accessToken;
    searchId = opened.searchId;
    ends = opened.expiresAt * 1000;
    clearTimeout(timer);
    // A wrong clock of this machine must neither hammer the server nor sleep past the end: a 401 renews too.
    timer = setTimeout(() => void renew(), Math.min(Math.max(ends - Date.now() - ahead, 30_000), 14 * 60_000));
    const before = state.get();
    if (!opened.session) state.set({ status: "signed-out" });
    else if (before.status !== "signed-in" || JSON.stringify(before.user) !== JSON.stringify(opened.session.user))
      state.set({ status: "signed-in", user: opened.session.user });
    const shown = phase.get();
    // What is shown goes on, unless its link is another one: that of a page which has slept for too long was forgotten.
    if (shown.status === "open" && shown.opened.searchId === opened.searchId) return;
    phase.set({ status: "open", opened });
    host.say({ type: "open" });
  };

  /** @returns whether there is a session that holds */
  const again = async (): Promise<boolean> => {
    const ticket = await host.ticket();
    if (ticket === undefined) {
      close("NO_TICKET");
      return false;
    }
    try {
      take(await api.embedding.open({ ticket, module, origin: parent, searchId }));
      return true;
    } catch (error) {
      const code = errorCode(error);
      // Who is open, and has time left, waits for the network.
      if (!code.startsWith("TICKET_") && phase.get().status === "open" && Date.now() < ends) {
        timer = setTimeout(() => void renew(), pause);
        throw error;
      }
      close(code);
      return false;
    }
  };
  const turn = (): Promise<boolean> =>
    (under ??= again().finally(() => {
      under = undefined;
    }));
  const renew = (): Promise<void> =>
    turn().then(
      () => undefined,
      () => undefined,
    );

  const api = createApi({ url: apiUrl, token: () => token, refresh: turn, listener: connection.listener });
  /** The stream says that the session is over: perhaps one that was followed by another already. */
  const check = (): void => void api.access.me().catch(() => undefined);

  return {
    phase,
    async open() {
      if (phase.get().status === "closed") phase.set({ status: "opening" });
      await renew();
    },
    session: {
      state,
      api,
      start: async () => state.get(),
      login: notHere,
      logout: async () => {
        close("NO_TICKET");
        return null;
      },
      end: check,
      again: check,
      enter: () => undefined,
      adopt: () => undefined,
      close: () => clearTimeout(timer),
    },
  };
}
