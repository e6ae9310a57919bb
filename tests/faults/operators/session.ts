import { demoPassword } from "@gatehouse/domain/access";
import { setTimeout as sleep } from "node:timers/promises";
import type { OperationResult, Ledger } from "./ledger.ts";

/** What came of a call. */
export interface Answer {
  /** 0: the connection broke before there was an answer. */
  readonly status: number;
  readonly body: unknown;
  /** Whether a call that changes something has changed it. */
  readonly result: OperationResult;
}

export interface Session {
  get(path: string): Promise<Answer>;
  post(path: string, body?: object | FormData): Promise<Answer>;
}

/** Longer than any answer takes, also on a machine that is busy with other things: anyone who waits for this long waits for ever. */
const patience = 60_000;

const codeOf = (body: unknown): string | undefined =>
  typeof body === "object" && body !== null && "code" in body ? String(body.code) : undefined;

function fateOf(status: number, code: string | undefined): OperationResult {
  if (status === 0 || code === "OUTCOME_UNKNOWN") return "unknown";
  return status < 300 ? "done" : "not done";
}

/** Somebody who is signed in, and signs in again when need be; nothing else is tried again by itself. */
export function createSession(url: string, userid: string, ledger: Ledger): Session {
  let token: string | undefined;

  async function send(method: string, path: string, body?: object | FormData): Promise<Answer> {
    const started = performance.now();
    try {
      const json = body instanceof FormData ? {} : { "content-type": "application/json" };
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: { ...json, ...(token ? { authorization: `Bearer ${token}` } : {}) },
        ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(patience),
      });
      const { status } = response;
      const answer: unknown = await response.json();
      const code = codeOf(answer);
      ledger.answered(status, code, performance.now() - started);
      if (status >= 500 && status !== 503) ledger.defect(`${method} ${path} was answered ${status} ${code ?? ""}`);
      if (status === 503 && !response.headers.has("retry-after"))
        ledger.defect(`${method} ${path}: 503, but not when to come again`);
      return { status, body: answer, result: fateOf(status, code) };
    } catch (error) {
      ledger.answered(0, undefined, performance.now() - started);
      if (error instanceof Error && error.name === "TimeoutError")
        ledger.defect(`${method} ${path} was not answered in ${patience / 1000} s`);
      return { status: 0, body: undefined, result: "unknown" };
    }
  }

  async function signIn(): Promise<void> {
    for (let attempt = 0; !token && attempt < 120; attempt += 1) {
      const { status, body } = await send("POST", "/auth/login", {
        email: `${userid}@gatehouse.example`,
        password: demoPassword,
      });
      if (status === 200) token = (body as { accessToken: string }).accessToken;
      else await sleep(500);
    }
  }

  async function call(method: string, path: string, body?: object | FormData): Promise<Answer> {
    if (!token) await signIn();
    const answer = await send(method, path, body);
    if (answer.status === 401) token = undefined;
    return answer;
  }
  return { get: (path) => call("GET", path), post: (path, body = {}) => call("POST", path, body) };
}
