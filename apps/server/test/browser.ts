import { demoPassword } from "@gatehouse/domain/access";

interface CallOptions {
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

interface Session {
  readonly accessToken: string;
  readonly expiresAt: number;
  readonly user: { readonly id: string; readonly userid: string; readonly permissions: readonly string[] };
}

/** A browser as far as the server can tell: it keeps cookies and sends them back. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #server: { readonly url: string };
  /** The `Set-Cookie` lines of the last answer. */
  setCookies: readonly string[] = [];

  constructor(server: { readonly url: string }) {
    this.#server = server;
  }

  /** A second browser that starts with the same cookies: somebody who copied them, or a tab that asks at the same moment. */
  copy(): Browser {
    const other = new Browser(this.#server);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  async call(method: string, path: string, body?: unknown, { token, headers = {} }: CallOptions = {}): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(`${this.#server.url}/api${path}`, {
      method,
      headers: {
        ...(body === undefined || body instanceof FormData ? {} : { "content-type": "application/json" }),
        ...(cookie ? { cookie } : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    this.setCookies = response.headers.getSetCookie();
    for (const line of this.setCookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return {
      status: response.status,
      headers: response.headers,
      // A file is none.
      body: response.headers.get("content-type")?.includes("json")
        ? ((await response.json()) as Record<string, unknown>)
        : {},
    };
  }

  get = (path: string, token?: string): Promise<Answer> => this.call("GET", path, undefined, { token });
  post = (path: string, body?: unknown, options?: CallOptions): Promise<Answer> =>
    this.call("POST", path, body, options);

  /** Signs in and insists that it works. */
  async signIn(email: string, password = demoPassword): Promise<Session> {
    const { status, body } = await this.post("/auth/login", { email, password });
    if (status !== 200) throw new Error(`Signing in as ${email} was answered ${status} ${JSON.stringify(body)}`);
    return body as unknown as Session; // the server checks its answers against the contract in tests
  }
}

/** A live stream, read as it comes. */
export interface OpenStream {
  readonly status: number;
  /** Everything it sends until the server closes it. */
  rest(): Promise<string>;
  /** The events that have come so far. */
  seen(): readonly { readonly type: string; readonly data: string }[];
  close(): void;
}

/** Opens the live stream of a session. */
export async function openStream(
  server: { readonly url: string },
  browser: Browser,
  token: string,
): Promise<OpenStream> {
  const { body } = await browser.post("/auth/ticket", undefined, { token });
  const controller = new AbortController();
  const response = await fetch(`${server.url}/api/events?ticket=${String(body["ticket"])}`, {
    signal: controller.signal,
  });
  let text = "";
  const read = async () => {
    try {
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk;
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    }
    return text;
  };
  const ended = read();
  return {
    status: response.status,
    rest: () => ended,
    seen: () => [...text.matchAll(/^event: (\S+)\ndata: (.*)$/gm)].map(([, type = "", data = ""]) => ({ type, data })),
    close: () => controller.abort(),
  };
}
