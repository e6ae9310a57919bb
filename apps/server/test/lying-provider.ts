import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { listen } from "./identity-provider.ts";

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;

/** What the next ID token says and how it is signed; whatever is left out is as it should be. */
export interface Lie {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly signedBy?: "its own key" | "another key" | "nobody" | "the client's secret";
  /** What the token endpoint answers in the place of tokens. */
  readonly refusal?: string;
}

export interface LyingProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Set it before the code is redeemed. */
  lie: Lie;
  /** Whether it says in its answers who it is (RFC 9207). Set it before it is first asked. */
  saysWho: boolean;
  /** Codes that it was asked to redeem. */
  readonly redeemed: string[];
  /** What a browser would be sent back with. @param begun address of the authorization request */
  answer(begun: string, more?: Readonly<Record<string, string>>): URL;
  close(): Promise<void>;
}

/** A provider that does what no honest one does: for what a certified one cannot be told to do. */
export async function startLyingProvider(): Promise<LyingProvider> {
  const [own, other]: readonly KeyPair[] = await Promise.all([
    generateKeyPair("RS256", { extractable: true }),
    generateKeyPair("RS256", { extractable: true }),
  ]);
  if (!own || !other) throw new Error("There are no keys.");
  const [clientId, clientSecret] = ["gatehouse", "a secret that the lying provider shares with us"];
  const nonces = new Map<string, string>();
  const redeemed: string[] = [];

  const tokenFor = async ({ claims = {}, signedBy = "its own key" }: Lie, nonce: string): Promise<string> => {
    const now = Math.floor(Date.now() / 1000);
    const payload = {
      iss: origin,
      aud: clientId,
      sub: "liar-1",
      iat: now,
      exp: now + 300,
      nonce,
      email: "operator@gatehouse.example",
      email_verified: true,
      ...claims,
    };
    if (signedBy === "nobody") return new UnsecuredJWT(payload).encode();
    if (signedBy === "the client's secret")
      return new SignJWT(payload).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(clientSecret));
    const { privateKey } = signedBy === "its own key" ? own : other;
    return new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid: "own" }).sign(privateKey);
  };

  const bodyFor = async (path: string, sent: string): Promise<[status: number, body: unknown]> => {
    if (path === "/.well-known/openid-configuration")
      return [
        200,
        {
          issuer: origin,
          authorization_endpoint: `${origin}/authorize`,
          token_endpoint: `${origin}/token`,
          jwks_uri: `${origin}/keys`,
          response_types_supported: ["code"],
          subject_types_supported: ["public"],
          id_token_signing_alg_values_supported: ["RS256"],
          ...(provider.saysWho ? { authorization_response_iss_parameter_supported: true } : {}),
        },
      ];
    if (path === "/keys")
      return [200, { keys: [{ ...(await exportJWK(own.publicKey)), kid: "own", alg: "RS256", use: "sig" }] }];
    if (path !== "/token") return [404, {}];
    const code = new URLSearchParams(sent).get("code") ?? "";
    redeemed.push(code);
    if (provider.lie.refusal !== undefined) return [400, { error: provider.lie.refusal }];
    const token = await tokenFor(provider.lie, nonces.get(code) ?? "none");
    return [200, { access_token: "worthless", token_type: "Bearer", expires_in: 60, id_token: token }];
  };

  const { server, origin } = await listen((request, response) => {
    const answerIt = async (): Promise<void> => {
      let sent = "";
      for await (const chunk of request) sent += String(chunk);
      const [status, body] = await bodyFor(request.url ?? "", sent);
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    void answerIt();
  });
  const provider: LyingProvider = {
    issuer: origin,
    clientId,
    clientSecret,
    lie: {},
    saysWho: false,
    redeemed,
    answer(begun, more = {}) {
      const asked = new URL(begun).searchParams;
      const code = `code-${nonces.size + 1}`;
      nonces.set(code, asked.get("nonce") ?? "");
      const back = new URL(asked.get("redirect_uri") ?? "");
      const said = { code, state: asked.get("state") ?? "", ...(provider.saysWho ? { iss: origin } : {}), ...more };
      back.search = new URLSearchParams(said).toString();
      return back;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return provider;
}
