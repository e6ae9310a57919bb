/** How long a call may take, in milliseconds. */
export interface Timeouts {
  /** Until the server begins to answer. */
  readonly answer: number;
  /** Between two pieces of an answer, or of a file that is sent. */
  readonly pause: number;
}

/** Reading takes milliseconds; changing may wait for others that change the same. */
const readTimeouts: Timeouts = { answer: 20_000, pause: 20_000 };
const changeTimeouts: Timeouts = { answer: 30_000, pause: 20_000 };
/** A file is taken apart after its last byte has come. */
export const fileTimeouts: Timeouts = { answer: 60_000, pause: 30_000 };

/** Why a call was given up. */
export const timeoutError = (): DOMException => new DOMException("The server did not answer in time.", "TimeoutError");

/** A timer that can begin again. */
export function createTimer(onOver: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  return {
    /** Forgets what it waited for, and waits this long. */
    wait(milliseconds: number): void {
      stop();
      timer = setTimeout(onOver, milliseconds);
    },
    stop,
  };
}

type Send = (request: Request, init: RequestInit) => Promise<Response>;

/**
 * Sends a request, and gives it up when the server does not answer, or stops in the middle of its answer: nothing waits for ever.
 * @throws DOMException named TimeoutError; what `send` throws
 */
export async function sendWithTimeout(
  send: Send,
  request: Request,
  init: RequestInit = {},
  limits: Timeouts = request.method === "GET" ? readTimeouts : changeTimeouts,
): Promise<Response> {
  const over = new AbortController();
  const watch = createTimer(() => over.abort(timeoutError()));
  const signal = AbortSignal.any([request.signal, over.signal, ...(init.signal ? [init.signal] : [])]);
  watch.wait(limits.answer);
  let response: Response;
  try {
    response = await send(request, { ...init, signal });
  } catch (error) {
    watch.stop();
    throw error;
  }
  if (!response.body) {
    watch.stop();
    return response;
  }
  watch.wait(limits.pause);
  const body = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, out) {
        watch.wait(limits.pause);
        out.enqueue(piece);
      },
      flush: watch.stop,
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
}

/** Waits for a piece of the program as long as for an answer. @throws DOMException named TimeoutError; what the work throws */
export async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let watch: ReturnType<typeof createTimer> | undefined;
  const over = new Promise<never>((_, reject) => {
    watch = createTimer(() => reject(timeoutError()));
    watch.wait(readTimeouts.answer);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    watch?.stop();
  }
}

/** Hears of each call whether the server answered, whatever it said. */
export type OnReachability = (reached: boolean) => void;

/** Tells whether the server answered. A call that the page itself gave up tells nothing. */
export async function withReachability<T>(call: Promise<T>, listener: OnReachability | undefined): Promise<T> {
  try {
    const answer = await call;
    listener?.(true);
    return answer;
  } catch (error) {
    if (error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError"))
      listener?.(false);
    throw error;
  }
}

export interface SendOptions {
  readonly fetch?: typeof globalThis.fetch;
  readonly listener?: OnReachability;
}

/** `fetch` for the calls of this site, with time limits. */
export const sender =
  ({ fetch, listener }: SendOptions) =>
  (request: Request, init?: RequestInit): Promise<Response> =>
    withReachability(
      sendWithTimeout((...sent) => (fetch ?? globalThis.fetch)(...sent), request, {
        ...init,
        credentials: "same-origin",
      }),
      listener,
    );
