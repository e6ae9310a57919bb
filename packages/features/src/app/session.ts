import type { Api, ApiOptions } from "@gatehouse/api/client";
import { createApi, errorCode } from "@gatehouse/api/client";
import type { LoginForm } from "@gatehouse/domain/access";
import { connection } from "./connection/index.ts";
import { remember, remembered } from "./device.ts";
import { clearPersisted } from "./persisted-storage.ts";
import { createStore, type Store } from "./store.ts";

/** What login and refresh answer. */
export type SessionAnswer = Awaited<ReturnType<Api["access"]["login"]>>;
/** Who is signed in, as the server says it. */
export type User = SessionAnswer["user"];

/** `unknown` until the first refresh has answered; `ended` when the server ended it, not the user. */
export type SessionState =
  | { readonly status: "unknown" | "unreachable" }
  | { readonly status: "signed-out"; readonly reason?: "ended" }
  | { readonly status: "signed-in"; readonly user: User };

export interface Session {
  readonly state: Store<SessionState>;
  readonly api: Api;
  /**
   * Finds out whether somebody is signed in, by renewing the session. Later calls answer from what is known, unless the server
   * could not be reached.
   * @param likely false on pages that need nobody: then it is only tried where somebody was signed in before
   */
  readonly start: (likely: boolean) => Promise<SessionState>;
  /** @throws the call's error: INVALID_CREDENTIALS, TOO_MANY_REQUESTS, NETWORK */
  readonly login: (form: LoginForm) => Promise<User>;
  /** @returns where the browser signs out at its provider, if it does @throws when the server could not be told: then the session still stands */
  readonly logout: () => Promise<string | null>;
  /** The server ended the session: by another device, an administrator, or because its time was over. */
  readonly end: () => void;
  /** What the user may do has changed: it is read anew. */
  readonly again: () => void;
  /** Takes a session that the second step of signing in has opened, and tells the other tabs. */
  readonly enter: (answer: SessionAnswer) => void;
  /** Takes a session that is already there. */
  readonly adopt: (answer: SessionAnswer) => void;
  /** Stops the timer and the talk with other tabs; the server is not told. */
  readonly close: () => void;
}

/** Renewed this long before the access token ends, in milliseconds. */
const ahead = 60_000;
/** How long the word of the tab that signed out may take to the others, in milliseconds. */
const grace = 400;
const flag = "gatehouse.signed-in";

type Message = "signed-in" | "signed-out";

/**
 * The session of whoever is signed in: signs in and out, and renews the token before it ends.
 * @param apiUrl base address of the calls, `https://…/api`
 * @param prove asks once more who is at work
 */
export function createSession(apiUrl: string, prove?: ApiOptions["prove"]): Session {
  const state = createStore<SessionState>({ status: "unknown" });
  // In memory only: a script that reads storage finds nothing.
  let token: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Renewals that failed in a row. */
  let failed = 0;
  let starting: Promise<SessionState> | undefined;
  let leaving = false;
  const tabs = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("gatehouse.session");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel stays within the origin
  const tell = (message: Message): void => tabs?.postMessage(message);

  const adopt = ({ accessToken, expiresAt, user }: SessionAnswer): void => {
    token = accessToken;
    failed = 0;
    remember(flag, "yes");
    clearTimeout(timer);
    // A wrong clock of this machine must neither hammer the server nor sleep past the end: a 401 renews too.
    const wait = Math.min(Math.max(expiresAt * 1000 - Date.now() - ahead, 30_000), 14 * 60_000);
    timer = setTimeout(() => void renew().catch(retryLater), wait);
    const before = state.get();
    if (before.status !== "signed-in" || JSON.stringify(before.user) !== JSON.stringify(user))
      state.set({ status: "signed-in", user });
  };

  const enter = (answer: SessionAnswer): void => {
    adopt(answer);
    tell("signed-in");
  };

  const forget = (reason?: "ended"): void => {
    const before = state.get();
    const somebody = before.status === "signed-in" || remembered(flag) !== undefined;
    // The end is often told twice: by the stream, and by the renewal that a refused call asks for.
    if (reason && !somebody && before.status === "signed-out") return;
    token = undefined;
    clearTimeout(timer);
    remember(flag, undefined);
    if (!reason) clearPersisted();
    state.set(reason && somebody ? { status: "signed-out", reason } : { status: "signed-out" });
  };

  /**
   * The answer may be what got lost: then the server takes the same token once more, for some seconds. So the first try comes soon.
   */
  const retryLater = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void renew().catch(retryLater), failed++ === 0 ? 3000 : 30_000);
  };

  /** @returns false when the session is over; rejects when the server could not be asked */
  const renew = async (): Promise<boolean> => {
    try {
      // The refresh token is single use: tabs take turns.
      adopt(await inTurn(() => api.access.refresh()));
      return true;
    } catch (error) {
      if (errorCode(error) !== "SESSION_ENDED") throw error;
      forget("ended");
      return false;
    }
  };

  const api = createApi({
    url: apiUrl,
    token: () => token,
    refresh: renew,
    ...(prove ? { prove } : {}),
    listener: connection.listener,
  });

  tabs?.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if (data === "signed-in") void renew().catch(retryLater);
    else if (state.get().status === "signed-in") forget();
  });

  const find = async (): Promise<SessionState> => {
    try {
      await renew();
    } catch {
      state.set({ status: "unreachable" });
    }
    return state.get();
  };

  return {
    state,
    api,
    adopt,
    enter,
    again: () => void renew().catch(retryLater),
    start(likely) {
      const { status } = state.get();
      if (status === "signed-in" || status === "signed-out") return Promise.resolve(state.get());
      if (!likely && remembered(flag) === undefined) return Promise.resolve(state.get());
      starting ??= find().finally(() => {
        starting = undefined;
      });
      return starting;
    },
    async login(form) {
      const answer = await api.access.login(form);
      enter(answer);
      return answer.user;
    },
    async logout() {
      leaving = true;
      try {
        const { leaveBy } = await api.access.logout();
        forget();
        tell("signed-out");
        return leaveBy;
      } finally {
        leaving = false;
      }
    },
    end() {
      // The stream learns of a logout too, perhaps before the tab that asked for it has its answer.
      setTimeout(() => {
        if (!leaving && state.get().status === "signed-in") forget("ended");
      }, grace);
    },
    close() {
      clearTimeout(timer);
      tabs?.close();
    },
  };
}

const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  // `locks` is missing on pages that are not secure, such as a plain address in a local network.
  const { locks } = navigator as { readonly locks?: LockManager };
  return locks ? locks.request("gatehouse.refresh", work) : work();
};
