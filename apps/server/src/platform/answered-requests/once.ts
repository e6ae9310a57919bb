import { and, eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { answeredRequest } from "./tables.ts";

/** Seconds for which an answer is kept for anyone who asks for it again. */
export const answerSeconds = 24 * 3600;

/** One user's action that a client may ask for again. */
interface Request {
  readonly principal: { readonly userid: string };
  /** Names the call: an id that was used for another one says nothing. */
  readonly call: string;
  /** Undefined for a caller who does not repeat itself. */
  readonly requestId: string | undefined;
  readonly now: number;
}

/** What a request was answered with that has come before; undefined for a new one, and while the first is under way. */
export async function answeredBefore(
  db: Database,
  { principal: { userid }, call, requestId }: Omit<Request, "now">,
): Promise<{ readonly answer: unknown } | undefined> {
  if (requestId === undefined || requestId === "") return undefined;
  const [former] = await db
    .select({ answer: answeredRequest.answer })
    .from(answeredRequest)
    .where(
      and(
        eq(answeredRequest.userid, userid),
        eq(answeredRequest.requestId, requestId.toLowerCase()),
        eq(answeredRequest.call, call),
      ),
    );
  return former;
}

/**
 * Does what is asked for, once: the same user's second request with the same id changes nothing and is answered as the first was. The
 * answer is kept in the transaction of the change, so that either both are there or neither. A request that comes while the first is
 * under way waits for it. What was refused is not kept, and may be tried again.
 * @param act makes the change; what it returns must survive JSON
 */
export async function once<Answer>(
  db: Database,
  { principal: { userid }, call, requestId, now }: Request,
  act: (db: Database) => Promise<Answer>,
): Promise<Answer> {
  if (requestId === undefined || requestId === "") return act(db);
  const id = requestId.toLowerCase();
  return db.transaction(async (tx) => {
    const [mine] = await tx
      .insert(answeredRequest)
      .values({ userid, requestId: id, call, answer: null, at: now })
      .onConflictDoNothing()
      .returning({ requestId: answeredRequest.requestId });
    const own = and(eq(answeredRequest.userid, userid), eq(answeredRequest.requestId, id));
    if (!mine) {
      const [former] = await tx.select().from(answeredRequest).where(own);
      // A client that uses one id for two actions is wrong, but what it asks for is still asked for.
      return former?.call === call ? (former.answer as Answer) : act(tx);
    }
    const answer = await act(tx);
    await tx
      .update(answeredRequest)
      .set({ answer: answer ?? null })
      .where(own);
    return answer;
  });
}
