import { createStore, type Store } from "../store.ts";

/** Whether the server can be reached. */
export type ConnectionState = "online" | "offline";

export interface Connection {
  readonly state: Store<ConnectionState>;
  /** Hears of every call whether the server answered, whatever it said. */
  readonly listener: (reached: boolean) => void;
}

interface ConnectionOptions {
  /** Asks the server for a sign of life. @throws when it gives none */
  readonly ask: () => Promise<unknown>;
  /** Where the browser tells `online` and `offline`. */
  readonly signs?: Pick<EventTarget, "addEventListener"> | undefined;
  /** Whether the browser says that it has no network at this moment. */
  readonly saysOffline?: () => boolean;
}

/** Until the next question while the server is away, in milliseconds: longer each time, spread so that pages do not ask as one. */
const pause = (attempt: number): number => Math.min(1000 * 2 ** attempt, 15_000) * (0.5 + Math.random() / 2);

/**
 * What calls tell of the network. Browsers say `online` while a cable ends nowhere: a failed call is a reason to ask the server,
 * and only its silence means offline. Then it is asked until it answers.
 */
export function createConnection({ ask, signs, saysOffline = () => false }: ConnectionOptions): Connection {
  const state = createStore<ConnectionState>("online");
  let asking: "no" | "yes" | "again" = "no";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;

  const find = async (): Promise<void> => {
    if (asking !== "no") {
      // Its answer may be older than the reason to ask.
      asking = "again";
      return;
    }
    asking = "yes";
    clearTimeout(timer);
    const isThere = await ask().then(
      () => true,
      () => false,
    );
    const isOld = (asking as string) === "again";
    asking = "no";
    if (isOld) return find();
    if (isThere) return reached();
    state.set("offline");
    askLater();
  };
  const askLater = (): void => {
    timer = setTimeout(() => void find(), pause(attempt++));
  };
  const reached = (): void => {
    clearTimeout(timer);
    state.set("online");
    // The last answers before the network goes come after the browser has said so: it is asked until both agree.
    if (saysOffline()) askLater();
    else attempt = 0;
  };
  const again = (): void => {
    attempt = 0;
    void find();
  };
  signs?.addEventListener("online", again);
  signs?.addEventListener("offline", again);
  return {
    state,
    listener: (isReached) => {
      const was = state.get();
      if (!isReached) return void find();
      reached();
      // An answer that was on its way when the network went looks the same as one that came back with it.
      if (was === "offline") void find();
    },
  };
}
