import { hash, verify } from "@node-rs/argon2";

/** argon2id (the default algorithm of the library) with 19 MiB, two passes and one lane (ASVS 11.4.2). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password for keeping, with a salt of its own. @returns the PHC text that `app_user.password_hash` holds */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** A hash nobody knows the password of: checked when there is no such user, so that both answers take the same work. */
const decoy = "$argon2id$v=19$m=19456,t=2,p=1$RXJKisgam2a3LUCGa5U2tA$3y3vVXpZgLe/xeIY68GDS4SklNSlBTSCX+mCpVI/kRA";

/**
 * Whether a password is right.
 * @param hashed undefined when there is no such user: the same work is done, and the answer is no
 */
export async function isPassword(hashed: string | undefined, password: string): Promise<boolean> {
  const right = await verify(hashed ?? decoy, password);
  return hashed !== undefined && right;
}
