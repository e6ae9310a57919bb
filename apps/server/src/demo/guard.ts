import { demoPassword } from "@gatehouse/domain/access";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { isPassword } from "../access/passwords.ts";
import { appUser, vendor } from "../access/tables.ts";
import { openToOutside, type Config } from "../platform/config.ts";
import type { Queryable } from "../platform/database.ts";
import { StartError } from "../platform/start-error.ts";
import { demoEmails } from "./people.ts";
import { demoWorld } from "./tables.ts";

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

/** Users with the e-mail address of a demo user who get in with the password that everybody knows, however they came there. */
async function withKnownPassword(db: Queryable): Promise<readonly string[]> {
  const users = await db
    .select({ email: appUser.email, passwordHash: appUser.passwordHash })
    .from(appUser)
    .where(and(inArray(appUser.email, [...demoEmails]), isNull(appUser.disabledAt)));
  const known = new Set<string>();
  // The demo's users share one hash: one comparison takes as long as a sign-in.
  for (const hash of new Set(users.map(({ passwordHash }) => passwordHash)))
    if (await isPassword(hash, demoPassword)) known.add(hash);
  return users.filter(({ passwordHash }) => known.has(passwordHash)).map(({ email }) => email);
}

/**
 * Refuses to let people from outside in while the database holds anything of a demo world: its mark, users or vendors that were made
 * with it, or a user whom its password lets in.
 * @throws StartError with the reason and the way out
 */
export async function refusePublicDemo(
  db: Queryable,
  config: Pick<Config, "host" | "environment" | "trustProxy" | "publicUrl">,
): Promise<void> {
  const outside = openToOutside(config);
  if (!outside) return;
  const because = `people from outside reach this server, because ${outside}`;
  const [worlds, users, vendors] = await Promise.all([
    db.$count(demoWorld),
    db.$count(appUser, eq(appUser.demo, true)),
    db.$count(vendor, eq(vendor.demo, true)),
  ]);
  if (worlds + users + vendors > 0)
    throw new StartError(
      `This database holds the demo world with ${counted(users, "demo user")}, whose password everybody knows; ${because}. Remove it with \`pnpm demo remove\`, or use another database.`,
    );
  const known = await withKnownPassword(db);
  if (known.length > 0)
    throw new StartError(
      `${known.join(", ")} can sign in with the demo's password, which everybody knows; ${because}. Give another with \`pnpm user password\`, or shut out with \`pnpm user disable\`.`,
    );
}

/** What a database holds that no demo world made, in words; undefined for nothing. */
async function realRows(db: Queryable): Promise<string | undefined> {
  // A booking has a vendor, so that a vendor stands for its bookings.
  const [users, vendors] = [
    await db.$count(appUser, eq(appUser.demo, false)),
    await db.$count(vendor, eq(vendor.demo, false)),
  ];
  if (users > 0) return counted(users, "user");
  return vendors > 0 ? counted(vendors, "vendor") : undefined;
}

/**
 * Refuses to add a demo world to what somebody made: its users would get in there.
 * @throws StartError with the reason and the way out
 */
export async function refuseMixedDemo(db: Queryable): Promise<void> {
  const real = await realRows(db);
  if (real !== undefined)
    throw new StartError(
      `The demo world is made in an empty database only: this one holds ${real} of its own, and ${demoEmails.length} demo users with a password that everybody knows would join them. Set DEMO to off, or use another database.`,
    );
}
