import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createApi } from "./create-api.ts";
import { errorCode } from "./errors.ts";

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** What a browser would do: `answers` holds what the server says, call by call; without one the call stays open. */
class FakeRequest extends EventTarget {
  static answers: (Answer | "unreachable")[] = [];
  static made: FakeRequest[] = [];
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  method = "";
  status = 0;
  statusText = "";
  response: Blob | null = null;
  body: Blob | undefined;
  aborted = false;
  constructor() {
    super();
    FakeRequest.made.push(this);
  }
  open(method: string): void {
    this.method = method;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name.toLowerCase()] = value;
  }
  getAllResponseHeaders(): string {
    return "content-type: application/json\r\nx-request: one\r\n";
  }
  send(body: Blob): void {
    this.body = body;
    for (const loaded of [body.size / 4, body.size])
      this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded, total: body.size }));
    const answer = FakeRequest.answers.shift();
    if (!answer) return;
    if (answer === "unreachable") this.dispatchEvent(new Event("error"));
    else {
      this.status = answer.status;
      this.response = new Blob([JSON.stringify(answer.body)]);
      this.dispatchEvent(new Event("load"));
    }
    this.dispatchEvent(new Event("loadend"));
  }
  abort(): void {
    this.aborted = true;
    this.dispatchEvent(new Event("abort"));
    this.dispatchEvent(new Event("loadend"));
  }
}

const upload = { uploadId: 7, pnr: "KM4T7Q", name: "passes.pdf", state: "waiting", pages: 3 };
const expired = { status: 401, body: { defined: true, code: "UNAUTHORIZED", status: 401, message: "UNAUTHORIZED" } };

function world() {
  let token = "old";
  const api = createApi({
    url: "http://gatehouse.test/api",
    token: () => token,
    refresh: () => {
      token = "new";
      return Promise.resolve(true);
    },
    fetch: () => Promise.reject(new Error("A file is sent by the other way.")),
  });
  const file = new File(["%PDF-1.4"], "passes.pdf", { type: "application/pdf" });
  return { send: api.boardingPasses.upload, input: { file, pnr: "KM4T7Q" } };
}

beforeEach(() => {
  FakeRequest.answers = [];
  FakeRequest.made = [];
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
});
afterEach(() => vi.unstubAllGlobals());

test("tells how much of a file has been sent, and answers as any other call", async () => {
  FakeRequest.answers = [{ status: 200, body: upload }];
  const { send, input } = world();
  const heard: number[] = [];
  const answer = await send(input, { context: { onSend: ({ sent, total }) => heard.push(sent / total) } });
  expect(answer).toMatchObject({ uploadId: 7 });
  expect(heard).toEqual([0.25, 1]);
  const [call] = FakeRequest.made;
  expect(call?.method).toBe("POST");
  expect(call?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  expect(await call?.body?.text()).toContain("%PDF-1.4");
});

test("an expired token is renewed, and the file sent again with the new one", async () => {
  FakeRequest.answers = [expired, { status: 200, body: upload }];
  const { send, input } = world();
  const heard: number[] = [];
  await send(input, { context: { onSend: ({ sent, total }) => heard.push(sent / total) } });
  expect(FakeRequest.made.map(({ headers }) => headers["authorization"])).toEqual(["Bearer old", "Bearer new"]);
  expect(heard).toEqual([0.25, 1, 0.25, 1]);
});

test("a refusal keeps its code, and an unreachable server is a network error", async () => {
  FakeRequest.answers = [
    { status: 422, body: { defined: true, code: "ENCRYPTED_PDF", status: 422, message: "" } },
    // It is sent again by the same id, and again.
    "unreachable",
    "unreachable",
    "unreachable",
  ];
  const { send, input } = world();
  const context = { onSend: () => undefined };
  await expect(send(input, { context })).rejects.toMatchObject({ code: "ENCRYPTED_PDF" });
  await expect(send(input, { context })).rejects.toBeInstanceOf(TypeError);
});

test("a file that does not move any more is given up; a slow one is not; nor is the answer waited for without an end", async () => {
  vi.useFakeTimers();
  try {
    const { send, input } = world();
    const begin = async () => {
      const failure = send(input, { context: { onSend: () => undefined } }).catch((error: unknown) => errorCode(error));
      const [request] = await vi.waitFor(() => {
        const made = FakeRequest.made.splice(0);
        expect(made).toHaveLength(1);
        return made as [FakeRequest];
      });
      return { failure, request };
    };
    const slow = await begin();
    for (let piece = 1; piece <= 10; piece += 1) {
      await vi.advanceTimersByTimeAsync(25_000);
      slow.request.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded: piece, total: 100 }));
    }
    expect(slow.request.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(30_000);
    await expect(slow.failure).resolves.toBe("TIMEOUT");
    expect(slow.request.aborted).toBe(true);
    // All of it has left; the server says nothing.
    const silent = await begin();
    silent.request.upload.dispatchEvent(new Event("load"));
    await vi.advanceTimersByTimeAsync(59_000);
    expect(silent.request.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    await expect(silent.failure).resolves.toBe("TIMEOUT");
  } finally {
    vi.useRealTimers();
  }
});

test("sending stops when its signal says so", async () => {
  const { send, input } = world();
  const stop = new AbortController();
  const sending = send(input, { context: { onSend: () => undefined }, signal: stop.signal });
  await vi.waitFor(() => expect(FakeRequest.made[0]?.body).toBeDefined());
  stop.abort();
  await expect(sending).rejects.toMatchObject({ name: "AbortError" });
  expect(FakeRequest.made[0]?.aborted).toBe(true);
});
