import { createHash } from "node:crypto";
import { base64url, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, test } from "vitest";
import { accessTokenLife, readAccessToken, signAccessToken } from "./access-token.ts";
import type { KeyRing } from "./signing-keys.ts";

const key = createHash("sha256").update("test").digest();
const older = createHash("sha256").update("older").digest();
const keys: KeyRing = { current: () => ({ id: "k1", key }), byId: async (id) => ({ k1: key, k0: older })[id] };
const now = 1_800_000_000;
const person = {
  userId: "u1",
  sessionId: "s1",
  refreshHash: "r1",
  name: "Ana",
  vendor: "SKY",
  org: "Sky Travel",
  scope: ["OPERATOR", "checkinInfo"],
};
const good = () => signAccessToken(keys, person, now, now + accessTokenLife);
const read = (token: string, at = now) => readAccessToken(keys, token, at);

/** A token like ours except for what a test changes. */
interface Change {
  readonly header?: Record<string, unknown>;
  readonly claims?: Record<string, unknown>;
  readonly key?: Uint8Array;
}
const forge = ({ header = {}, claims = {}, key: other = key }: Change) =>
  new SignJWT({
    sid: "s1",
    rth: "r1",
    sub: "u1",
    iss: "gatehouse",
    aud: "gatehouse-api",
    iat: now,
    exp: now + 900,
    ...claims,
  })
    .setProtectedHeader({ alg: "HS256", kid: "k1", typ: "at+jwt", ...header })
    .sign(other);

// ACC-5
describe("an access token", () => {
  test("says whose it is until it ends", async () => {
    const token = await good();
    expect(await read(token)).toEqual({ userId: "u1", sessionId: "s1", refreshHash: "r1" });
    expect(await read(token, now + 899)).toBeDefined();
    expect(await read(token, now + 900)).toBeUndefined();
  });

  test("of a key that signed earlier still holds", async () => {
    expect(await read(await forge({ header: { kid: "k0" }, key: older }))).toEqual({
      userId: "u1",
      sessionId: "s1",
      refreshHash: "r1",
    });
  });

  test.each<[string, Change]>([
    ["another issuer", { claims: { iss: "elsewhere" } }],
    ["another audience", { claims: { aud: "other-api" } }],
    ["no end", { claims: { exp: undefined } }],
    ["an end years ahead, older than an access token may get", { claims: { iat: now - 901, exp: now + 10_000_000 } }],
    ["no beginning", { claims: { iat: undefined } }],
    ["no session", { claims: { sid: undefined } }],
    ["a session that is no text", { claims: { sid: { $ne: "" } } }],
    ["no refresh token that it came with", { claims: { rth: undefined } }],
    ["no user", { claims: { sub: undefined } }],
    ["another type", { header: { typ: "JWT" } }],
    ["no key id", { header: { kid: undefined } }],
    ["an unknown key id", { header: { kid: "k9" } }],
    ["the id of another key", { header: { kid: "k0" } }],
    ["another algorithm of the same family", { header: { alg: "HS512" } }],
  ])("is refused with %s", async (_, change) => {
    expect(await read(await forge(change))).toBeUndefined();
  });

  test("the forgery of these tests is otherwise a good token", async () => {
    expect(await read(await forge({}))).toBeDefined();
  });

  test("is refused without a signature, whatever its header says", async () => {
    const bare = new UnsecuredJWT({ sid: "s1" })
      .setSubject("u1")
      .setIssuer("gatehouse")
      .setAudience("gatehouse-api")
      .setIssuedAt(now)
      .setExpirationTime(now + 900)
      .encode();
    expect(await read(bare)).toBeUndefined();
    const [, payload] = (await good()).split(".");
    for (const alg of ["none", "None", "NONE", "HS256"]) {
      const header = base64url.encode(JSON.stringify({ alg, kid: "k1", typ: "at+jwt" }));
      for (const token of [`${header}.${payload}.`, `${header}.${payload}`]) expect(await read(token)).toBeUndefined();
    }
  });

  test("is refused when it is signed with a key of another kind", async () => {
    const { privateKey } = await generateKeyPair("ES256");
    const token = await new SignJWT({
      sid: "s1",
      sub: "u1",
      iss: "gatehouse",
      aud: "gatehouse-api",
      iat: now,
      exp: now + 900,
    })
      .setProtectedHeader({ alg: "ES256", kid: "k1", typ: "at+jwt" })
      .sign(privateKey);
    expect(await read(token)).toBeUndefined();
  });

  test("is refused with a single character changed, anywhere", async () => {
    const token = await good();
    for (let at = 0; at < token.length; at += 1) {
      const character = token[at];
      // the last character of a segment carries bits that decode to nothing
      if (character === "." || token[at + 1] === "." || at === token.length - 1) continue;
      expect(
        await read(`${token.slice(0, at)}${character === "A" ? "B" : "A"}${token.slice(at + 1)}`),
        `at ${at}`,
      ).toBeUndefined();
    }
  });

  test.each(["", ".", "..", "a.b.c", "eyJhbGciOiJIUzI1NiJ9..", "null"])("is refused when it is %j", async (token) => {
    expect(await read(token)).toBeUndefined();
  });

  test("is no reason to say no when the keys cannot be read: that is a failure", async () => {
    const broken: KeyRing = {
      current: () => keys.current(),
      byId: () => Promise.reject(new Error("the database is away")),
    };
    await expect(readAccessToken(broken, await good(), now)).rejects.toThrow("the database is away");
  });
});
