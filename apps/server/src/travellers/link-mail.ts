import type { Composition } from "../messaging/outbox.ts";
import type { OutboxMessage } from "../messaging/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { readFirstTraveller } from "./first-traveller.ts";

/**
 * The mail that takes a link to the first traveller.
 * @param origin address of the traveller site, without a slash at the end
 */
export async function composeLinkMail(
  tx: Queryable,
  { subjectId, payload }: OutboxMessage,
  origin: string,
  now: number,
): Promise<Composition> {
  const first = await readFirstTraveller(tx, subjectId, now);
  if (!first) return { obstacle: "too-late" };
  const { to = "", path } = payload;
  const { name, vendorName, bookingNo, language, flight } = first;
  return {
    receiver: to,
    name,
    facts: {
      template: "missingInfo",
      vendorName,
      traveller: name,
      bookingNo,
      language,
      ...(flight ? { flight } : {}),
      ...(path === undefined ? {} : { link: `${origin}${path}` }),
    },
    ...(path === undefined ? { obstacle: "no-secret" } : {}),
  };
}
