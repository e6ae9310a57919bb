import { demoPassword } from "@gatehouse/domain/access";

/** Somebody who is signed in and makes calls. */
export interface Session {
  get(path: string): Promise<unknown>;
  post(path: string, body?: unknown): Promise<unknown>;
}

/** @throws with the answer when it is not 200 */
async function call(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`${init.method} ${url} was answered ${response.status} ${JSON.stringify(body)}`);
  return body;
}

/** Signs a demo user in at a server that is measured. */
export async function signIn(server: string, userid: string): Promise<Session> {
  const json = { "content-type": "application/json" };
  const body = JSON.stringify({ email: `${userid}@gatehouse.example`, password: demoPassword });
  const { accessToken } = (await call(`${server}/api/auth/login`, { method: "POST", headers: json, body })) as {
    accessToken: string;
  };
  // As `pg` reads it: uncompressed.
  const headers = { ...json, "accept-encoding": "identity", authorization: `Bearer ${accessToken}` };
  return {
    get: (path) => call(`${server}/api${path}`, { method: "GET", headers }),
    post: (path, content = {}) =>
      call(`${server}/api${path}`, { method: "POST", headers, body: JSON.stringify(content) }),
  };
}
