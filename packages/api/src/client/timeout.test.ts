import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { errorCode } from "./errors.ts";
import { withReachability, withTimeout, sendWithTimeout } from "./timeout.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limits = { answer: 1000, pause: 500 };
const request = new Request("http://gatehouse.test/api/anything");

/** A server that never answers, as `fetch` hears of it. */
const silent = (_request: Request, { signal }: RequestInit) =>
  new Promise<Response>((_, reject) =>
    signal?.addEventListener("abort", () => reject(signal.reason as Error), { once: true }),
  );

test("a call without an answer is given up, and says so", async () => {
  const call = sendWithTimeout(silent, request, {}, limits).catch((error: unknown) => errorCode(error));
  await vi.advanceTimersByTimeAsync(1000);
  await expect(call).resolves.toBe("TIMEOUT");
});

test("a piece of the program that does not come is given up, too", async () => {
  const code = withTimeout(new Promise<never>(() => undefined)).catch((error: unknown) => errorCode(error));
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(code).resolves.toBe("TIMEOUT");
  await expect(withTimeout(Promise.resolve("code"))).resolves.toBe("code");
});

test("an answer that stops in its middle is given up; one that goes on is not", async () => {
  let out: ReadableStreamDefaultController<Uint8Array> | undefined;
  const send = (_request: Request, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        out = controller;
        signal?.addEventListener("abort", () => controller.error(signal.reason), { once: true });
      },
    });
    return Promise.resolve(new Response(body));
  };
  const whole = (await sendWithTimeout(send, request, {}, limits)).text();
  for (const piece of ["slow", " but", " sure"]) {
    await vi.advanceTimersByTimeAsync(400);
    out?.enqueue(new TextEncoder().encode(piece));
  }
  out?.close();
  await expect(whole).resolves.toBe("slow but sure");

  const cut = (await sendWithTimeout(send, request, {}, limits)).text().catch((error: unknown) => errorCode(error));
  out?.enqueue(new TextEncoder().encode("half"));
  await vi.advanceTimersByTimeAsync(600);
  await expect(cut).resolves.toBe("TIMEOUT");
});

test("the caller's own signal still ends a call, which tells nothing about the network", async () => {
  const stop = new AbortController();
  const listener = vi.fn<(reached: boolean) => void>();
  const asked = new Request(request, { signal: stop.signal });
  const call = withReachability(sendWithTimeout(silent, asked, {}, limits), listener).catch((error: unknown) => error);
  stop.abort();
  await expect(call).resolves.toMatchObject({ name: "AbortError" });
  expect(listener).not.toHaveBeenCalled();
});

test("whoever listens hears whether the server was reached, whatever it said", async () => {
  const heard: boolean[] = [];
  const listener = (reached: boolean) => heard.push(reached);
  await withReachability(Promise.resolve(new Response(null, { status: 500 })), listener);
  await withReachability(Promise.reject(new TypeError("Failed to fetch")), listener).catch(() => undefined);
  expect(heard).toEqual([true, false]);
});
