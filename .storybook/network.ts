import { http, HttpResponse } from "msw";
import { setupWorker } from "msw/browser";

const { console: output } = globalThis;
const unhandled: string[] = [];
const logged: string[] = [];

// Storybook wraps each typed key and click in act(); code that arrives lazily then suspends inside it. Only a test can see this.
const byTheTestRunner = /suspended inside an `act` scope/;

interface HttpFrameData {
  readonly request: Request;
}

const isHttp = (data: unknown): data is HttpFrameData =>
  typeof data === "object" && data !== null && "request" in data && data.request instanceof Request;

/** One worker for all stories. Calls below `/api` that no handler answers fail the story; everything else belongs to Storybook. */
export async function startWorker() {
  // A page whose call failed asks whether the server is there: it is, whatever a story lets fail.
  const worker = setupWorker(http.get("*/api/health", () => HttpResponse.json({ status: "ok" })));
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame }) => {
      if (isHttp(frame.data) && new URL(frame.data.request.url).pathname.startsWith("/api/"))
        unhandled.push(`${frame.data.request.method} ${frame.data.request.url}`);
    },
  });
  globalThis.fetch = fetchCounted(globalThis.fetch);
  return worker;
}

/** Calls that have no answer yet; the live stream never ends and does not count. */
const underWay = new Set<Promise<unknown>>();

function fetchCounted(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const answer = fetch(input, init);
    const url = input instanceof Request ? input.url : String(input);
    if (url.includes("/api/") && !url.includes("/api/events")) {
      const done = answer.catch(() => undefined).finally(() => underWay.delete(done));
      underWay.add(done);
    }
    return answer;
  };
}

/** Milliseconds to wait for answers: stories that show a slow one never get it. */
const patience = 500;

/**
 * Resolves when every call has its answer: at the end of a story, or else the world of the next one would answer it. And once more
 * before the mocks of the next one come: a screen stands until then, through the loading of the next file too, and asks on. A call that
 * gets no answer in time is waited for once.
 */
export async function answered(): Promise<void> {
  await Promise.race([Promise.all(underWay), new Promise((resolve) => setTimeout(resolve, patience))]);
  underWay.clear();
}

/** From now on every `console.error` and every unanswered call counts. @returns a function that stops the listening */
export function listen(): () => void {
  unhandled.length = 0;
  logged.length = 0;
  const original = output.error;
  output.error = (...parts: unknown[]) => {
    logged.push(parts.map(String).join(" "));
    original(...parts);
  };
  return () => {
    output.error = original;
  };
}

/**
 * Fails when a call went unanswered or something was logged as an error since `listen`.
 * @param expected what a story says it provokes; such lines are allowed
 */
export function assertQuiet(expected: readonly RegExp[] = []): void {
  const surprising = logged.filter((line) => ![byTheTestRunner, ...expected].some((pattern) => pattern.test(line)));
  if (unhandled.length > 0) throw new Error(`Requests that no handler answered: ${unhandled.join(", ")}`);
  if (surprising.length > 0) throw new Error(`Unexpected console.error: ${surprising.join("; ")}`);
}
