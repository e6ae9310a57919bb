import { createHash, createHmac, randomBytes } from "node:crypto";

/** 256 random bits as text. */
export const randomSecret = (): string => randomBytes(32).toString("base64url");

/** What is stored instead of a token. The tokens are random, so no salt and no slow hash is needed. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** The one successor of a token under a key: as random as the token to anyone who lacks either. */
export const successorOf = (key: string, token: string): string =>
  createHmac("sha256", key).update(token).digest("base64url");
