import { type Claims, type SignOnProblem } from "@gatehouse/domain/access";
import * as oidc from "openid-client";
import { ForbiddenAddress, guardedFetch } from "../../platform/guarded-fetch.ts";
import type { Provider } from "./providers.ts";

/** Seconds that the clock of a provider may be wrong. */
const tolerance = 30;
/** Milliseconds for which what a provider says about itself is believed without asking again. */
const remembered = 10 * 60_000;

/** Somebody does not come in. */
export class SignOnError extends Error {
  override readonly name = "SignOnError";
  readonly problem: SignOnProblem;
  constructor(problem: SignOnProblem, reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.problem = problem;
  }
}

const codeOf = (error: unknown): unknown =>
  typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
/** An error and what it came of, the outermost first. */
function* causes(error: unknown): Generator {
  for (let one: unknown = error; one !== undefined && one !== null;) {
    yield one;
    one = one instanceof Error ? one.cause : undefined;
  }
}

/** What the client library says, in our words. */
function signOnError(error: unknown): SignOnError {
  if (error instanceof SignOnError) return error;
  if (error instanceof oidc.AuthorizationResponseError)
    return new SignOnError(
      error.error === "access_denied" || error.error === "login_required" ? "refused" : "unreachable",
      error.error,
      { cause: error },
    );
  const code = codeOf(error);
  // The code was used before, or is not of this sign-in; anything else is between the provider and our settings.
  if (error instanceof oidc.ResponseBodyError)
    return new SignOnError(error.error === "invalid_grant" ? "over" : "unreachable", error.error, { cause: error });
  const found = [...causes(error)];
  const reason = found.map((one) => (one instanceof Error ? one.message : "")).join(": ");
  if (found.some((one) => one instanceof ForbiddenAddress)) return new SignOnError("unreachable", reason);
  const isAnswer = typeof code === "string" && code.startsWith("OAUTH_") && code !== "OAUTH_RESPONSE_IS_NOT_CONFORM";
  return new SignOnError(isAnswer ? "untrusted" : "unreachable", reason || String(code), { cause: error });
}

interface Parts {
  /** Providers may be in private networks, and on this machine without TLS. */
  readonly allowPrivate: boolean;
}

/** Where a sign-in that goes to a provider is remembered by. */
export interface Ticket {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Talks with providers of single sign-on: OpenID Connect, authorization code with PKCE (ACC-37). One per process. */
export function createSignOnClient({ allowPrivate }: Parts) {
  const ask = guardedFetch({ allowPrivate });
  const known = new Map<string, { readonly until: number; readonly found: Promise<oidc.Configuration> }>();

  const discover = async (provider: Provider): Promise<oidc.Configuration> => {
    const found = await oidc.discovery(
      new URL(provider.issuer),
      provider.clientId,
      { client_secret: provider.clientSecret, [oidc.clockTolerance]: tolerance },
      undefined,
      {
        [oidc.customFetch]: (url, { method, headers, body }) =>
          ask(url, { method, headers, body: body instanceof URLSearchParams ? body : null }),
        execute: [
          // Signatures are looked at although the token comes straight from the provider: `none` and wrong keys are refused.
          oidc.enableNonRepudiationChecks,
          // What goes out without TLS stays on this machine; see `guardedFetch`.
          ...(allowPrivate ? [oidc.allowInsecureRequests] : []),
        ],
      },
    );
    const { id_token_signing_alg_values_supported: algorithms } = found.serverMetadata();
    if (algorithms?.every((one) => one === "none" || one.startsWith("HS")))
      throw new SignOnError("untrusted", "The provider signs with no key pair.");
    return found;
  };

  /** What a provider says about itself, and its keys. */
  const configurationOf = async (provider: Provider): Promise<oidc.Configuration> => {
    const key = JSON.stringify([provider.scope, provider.version, provider.issuer]);
    const before = known.get(key);
    if (before && before.until > Date.now()) return before.found;
    const found = discover(provider);
    if (known.size > 1000) known.clear();
    known.set(key, { until: Date.now() + remembered, found });
    // Whoever was not there is asked again.
    found.catch(() => known.delete(key));
    return found;
  };

  return {
    newTicket: (): Ticket => ({
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    }),

    /** The address at the provider to which the browser goes. @param asked with the e-mail address that was typed; empty for none */
    async addressFor(
      provider: Provider,
      { state, nonce, verifier }: Ticket,
      { redirectUri, email, fresh }: { readonly redirectUri: string; readonly email: string; readonly fresh: boolean },
    ): Promise<string> {
      try {
        const configuration = await configurationOf(provider);
        return oidc.buildAuthorizationUrl(configuration, {
          scope: "openid email profile",
          redirect_uri: redirectUri,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: "S256",
          state,
          nonce,
          ...(email === "" ? {} : { login_hint: email }),
          ...(fresh ? { prompt: "login", max_age: "0" } : {}),
        }).href;
      } catch (error) {
        throw signOnError(error);
      }
    },

    /**
     * Takes the answer that a browser has brought, and asks the provider who it is.
     * @param answer the address at which the browser came back
     * @param fresh whether they must have signed in there just now
     * @throws SignOnError where any of it is not as it must be
     */
    async claimsFor(
      provider: Provider,
      { state, nonce, verifier }: Ticket,
      answer: URL,
      fresh: boolean,
    ): Promise<{ readonly claims: Claims & { readonly sub: string; readonly iss: string }; readonly token: string }> {
      try {
        const configuration = await configurationOf(provider);
        const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
          ...(fresh ? { maxAge: 0 } : {}),
        });
        const claims = tokens.claims();
        if (!claims || tokens.id_token === undefined) throw new SignOnError("untrusted", "There is no ID token.");
        // Many providers say no more than who it is in the token, and the rest where it is asked for.
        const isShort = claims["email"] === undefined || (provider.roleClaim !== "" && !(provider.roleClaim in claims));
        const more =
          isShort && configuration.serverMetadata().userinfo_endpoint !== undefined
            ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
            : {};
        return { claims: { ...more, ...claims }, token: tokens.id_token };
      } catch (error) {
        throw signOnError(error);
      }
    },

    /** Where the browser signs out at the provider, if that has such a place and can be reached. */
    async signOutAddress(provider: Provider, token: string, returnTo: string): Promise<string | undefined> {
      try {
        const configuration = await configurationOf(provider);
        if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
        return oidc.buildEndSessionUrl(configuration, {
          id_token_hint: token,
          post_logout_redirect_uri: returnTo,
        }).href;
      } catch {
        return undefined; // signing out here has worked, and goes on without the provider
      }
    },
  };
}
