import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";
import { exportJWK, generateKeyPair } from "jose";

/** Somebody whom a provider knows. */
export interface Person {
  readonly email: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly groups?: readonly string[];
  /** What the provider says about how they have signed in. */
  readonly amr?: readonly string[];
}

export interface IdentityProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** By subject. */
  readonly people: Map<string, Person>;
  /** Whom it lets in; call it once the addresses of our server are known. @param redirectUris where it may send browsers */
  open(redirectUris: readonly string[], signedOutUris?: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Listens on a free port of this machine before anybody knows what it answers. */
export async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ readonly server: Server; readonly origin: string }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

const page = (uid: string, hint: unknown): string =>
  `<!doctype html><html lang="en"><title>Provider</title><form method="post" action="/interaction/${uid}"><label>Account <input name="login" value="${typeof hint === "string" ? hint.replaceAll('"', "") : ""}"></label><button>Continue</button><button name="deny" value="yes">Deny</button></form></html>`;

/** A certified OpenID Connect provider on this machine, which asks who somebody is and believes it. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  let answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => {
    response.writeHead(503).end();
  };
  const { server, origin } = await listen((request, response) => answer(request, response));
  const people = new Map<string, Person>();
  const [clientId, clientSecret] = ["gatehouse", "a secret of the client that only tests know"];

  async function open(redirectUris: readonly string[], signedOutUris: readonly string[] = []): Promise<void> {
    const { privateKey } = await generateKeyPair("RS256", { extractable: true });
    const provider = new Provider(origin, {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: [...redirectUris],
          post_logout_redirect_uris: [...signedOutUris],
          require_auth_time: true,
        },
      ],
      jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: "test", alg: "RS256", use: "sig" }] },
      cookies: { keys: ["a key for the cookies of tests"] },
      claims: {
        openid: ["sub", "acr", "amr", "auth_time"],
        email: ["email", "email_verified"],
        profile: ["name", "groups"],
      },
      ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      features: { devInteractions: { enabled: false } },
      pkce: { required: () => true },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, sub) => {
        const person = people.get(sub);
        if (!person) return undefined;
        const { amr: _amr, ...claims } = person;
        return {
          accountId: sub,
          claims: () => ({ sub, email_verified: true, ...claims, groups: [...(claims.groups ?? [])] }),
        };
      },
      // Nobody is asked whether we may know who they are.
      loadExistingGrant: async ({ oidc }) => {
        const grant = new provider.Grant({ clientId, accountId: oidc.session?.accountId ?? "" });
        grant.addOIDCScope("openid email profile");
        await grant.save();
        return grant;
      },
    });
    const handle = provider.callback();
    const interact = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const { uid, params } = await provider.interactionDetails(request, response);
      if (request.method !== "POST") {
        response.writeHead(200, { "content-type": "text/html" }).end(page(uid, params["login_hint"]));
        return;
      }
      let body = "";
      for await (const chunk of request) body += String(chunk);
      const form = new URLSearchParams(body);
      const login = form.get("login") ?? "";
      const sub = [...people].find(([subject, { email }]) => subject === login || email === login)?.[0] ?? login;
      await provider.interactionFinished(
        request,
        response,
        form.has("deny")
          ? { error: "access_denied", error_description: "They did not want to." }
          : { login: { accountId: sub, amr: [...(people.get(sub)?.amr ?? ["pwd"])] } },
        { mergeWithLastSubmission: false },
      );
    };
    answer = (request, response) => {
      if (request.url?.startsWith("/interaction/"))
        void interact(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
      else void handle(request, response);
    };
  }

  return { issuer: origin, clientId, clientSecret, people, open, close: () => closed(server) };
}

/** A browser at a provider: it keeps cookies, follows the provider's own redirects, and stops where it is sent back. */
export class ProviderBrowser {
  readonly #cookies = new Map<string, string>();

  async #get(url: string, form?: Readonly<Record<string, string>>): Promise<Response> {
    const response = await fetch(url, {
      method: form ? "POST" : "GET",
      redirect: "manual",
      headers: { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }

  /** Signs in as somebody. @returns the address at which the browser is sent back to us */
  async signIn(url: string, login: string, more: Readonly<Record<string, string>> = {}): Promise<URL> {
    const { origin } = new URL(url);
    let response = await this.#get(url);
    for (let step = 0; step < 10; step += 1) {
      const location = response.headers.get("location");
      if (location !== null) {
        const next = new URL(location, origin);
        if (next.origin !== origin) return next;
        response = await this.#get(next.href);
        continue;
      }
      const action = /action="([^"]+)"/.exec(await response.text())?.[1];
      if (action === undefined) throw new Error(`The provider answered ${response.status}.`);
      response = await this.#get(new URL(action, origin).href, { login, ...more });
    }
    throw new Error("The provider never sends the browser back.");
  }
}
