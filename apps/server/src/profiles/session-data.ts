import { asc, eq } from "drizzle-orm";
import { loginSession, signInPlace } from "../access/tables.ts";
import type { PersonalData } from "./personal-data.ts";

/** Where a user signs in from: sessions that are remembered, and the browsers and networks that are familiar (ACC-27). */
export const sessionData: PersonalData = {
  name: "sessions",
  held: async (tx, { userId }) => [
    ...(await tx
      .select({
        browser: loginSession.browser,
        address: loginSession.address,
        createdAt: loginSession.createdAt,
        lastUsedAt: loginSession.lastUsedAt,
        endedAt: loginSession.endedAt,
      })
      .from(loginSession)
      .where(eq(loginSession.userId, userId))
      .orderBy(asc(loginSession.createdAt))),
    ...(await tx
      .select({ place: signInPlace.place, lastAt: signInPlace.lastAt })
      .from(signInPlace)
      .where(eq(signInPlace.userId, userId))
      .orderBy(asc(signInPlace.place))),
  ],
};
