import { createHash, hkdfSync, randomBytes } from "node:crypto";
import { desc, sql } from "drizzle-orm";
import type { Database } from "../platform/database.ts";
import { signingKey } from "./tables.ts";

/** What a key signs; keys of different purposes have nothing in common. */
type KeyPurpose = "access-token" | "account-link" | "document-link" | "prospect-link" | "opt-out-link";

/** The keys of one purpose. */
export interface KeyRing {
  /** The key that signs now. */
  current(): { readonly id: string; readonly key: Uint8Array };
  /** A key that signed earlier, or in another process that knows a newer one. @returns undefined for an unknown id */
  byId(id: string): Promise<Uint8Array | undefined>;
}

export type SigningKeys = (purpose: KeyPurpose) => KeyRing;

interface Secret {
  readonly id: string;
  readonly secret: string;
}

/** Seconds between two looks into the database for a key that is not known here: forged ids must not cost a query each. */
const reloadPause = 10;
/** Key of the advisory lock under which the first server of a database makes the first secret. */
const lockKey = 4712;

const derive = ({ secret }: Secret, purpose: KeyPurpose) =>
  new Uint8Array(hkdfSync("sha256", secret, "", `gatehouse ${purpose}`, 32));

/** Names a configured secret without giving anything of it away that a signature does not. */
const idOf = (secret: string) =>
  createHash("sha256").update(`gatehouse key id ${secret}`).digest("base64url").slice(0, 12);

/** Secrets of the database, newest first; the first process makes the first one. */
function storedSecrets(db: Database, now: number): Promise<readonly Secret[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    const known = () =>
      tx
        .select({ id: signingKey.id, secret: signingKey.secret })
        .from(signingKey)
        .orderBy(desc(signingKey.createdAt), desc(signingKey.id));
    const found = await known();
    if (found.length > 0) return found;
    await tx.insert(signingKey).values({ secret: randomBytes(48).toString("base64url"), createdAt: now });
    return known();
  });
}

/**
 * The keys that all server processes share: those of the setting `SIGNING_KEYS`, or those kept in the database (ACC-9).
 * @param configured several secrets divided by commas, the first of which signs
 * @param seconds the clock: seconds since 1970, UTC
 */
export async function loadSigningKeys(
  db: Database,
  configured?: string,
  seconds = () => Math.floor(Date.now() / 1000),
): Promise<SigningKeys> {
  const given = configured
    ?.split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((secret) => ({ id: idOf(secret), secret }));
  let secrets: readonly Secret[] = given ?? (await storedSecrets(db, seconds()));
  let loadedAt = seconds();

  const find = async (id: string) => {
    const known = secrets.find((secret) => secret.id === id);
    if (known || given || seconds() - loadedAt < reloadPause) return known;
    loadedAt = seconds();
    secrets = await storedSecrets(db, loadedAt);
    return secrets.find((secret) => secret.id === id);
  };
  return (purpose) => ({
    current() {
      const [first] = secrets;
      if (!first) throw new Error("There is no signing key.");
      return { id: first.id, key: derive(first, purpose) };
    },
    async byId(id) {
      const secret = await find(id);
      return secret && derive(secret, purpose);
    },
  });
}
