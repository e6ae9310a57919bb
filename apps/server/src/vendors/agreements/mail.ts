import { and, desc, eq, inArray } from "drizzle-orm";
import type { KeyRing } from "../../access/signing-keys.ts";
import type { Composition, Outbox } from "../../messaging/outbox.ts";
import { outbox, type OutboxMessage } from "../../messaging/tables.ts";
import type { Config } from "../../platform/config.ts";
import type { Queryable } from "../../platform/database.ts";
import { prospectLink, prospectLinkLife, stateOfLink } from "./links.ts";
import { prospect, type ProspectRow } from "./tables.ts";

/** Mails to prospects. Their links are made anew when a mail goes, and are stored nowhere. */
export const prospectMessages = {
  confirm: "partners.confirm",
  fileAsked: "partners.file-asked",
  refused: "partners.refused",
} as const;
type ProspectMessage = (typeof prospectMessages)[keyof typeof prospectMessages];

const subjectKind = "prospect";

/** Writes a mail about a prospect into the outbox. @param id 0 where an address is all that is known */
export async function writeProspectMail(
  tx: Queryable,
  { kind, id, email }: { readonly kind: ProspectMessage; readonly id: number; readonly email: string },
  now: number,
): Promise<void> {
  await tx.insert(outbox).values({
    kind,
    subjectKind,
    subjectId: id,
    receiver: email,
    payload: { email },
    createdAt: now,
    dueAt: now,
  });
}

/** The prospect that a mail is about: the newest of the address that waits for an answer, where the address is all that is known. */
async function prospectOf(tx: Queryable, { subjectId, payload }: OutboxMessage): Promise<ProspectRow | undefined> {
  const waiting = and(
    eq(prospect.email, payload["email"] ?? ""),
    inArray(prospect.state, [stateOfLink.confirm, stateOfLink.file]),
  );
  const [found] = await tx
    .select()
    .from(prospect)
    .where(subjectId === 0 ? waiting : eq(prospect.id, subjectId))
    .orderBy(desc(prospect.id))
    .limit(1);
  return found;
}

interface Parts {
  readonly config: Pick<Config, "publicUrl" | "port" | "brand">;
  readonly keys: KeyRing;
  readonly now: () => number;
}

/** Says what stands in the mails to prospects. */
export function composeProspectMails(box: Pick<Outbox, "on">, { config, keys, now }: Parts): void {
  const origin = (config.publicUrl ?? `http://localhost:${config.port}`).replace(/\/+$/, "");
  const compose = async (tx: Queryable, message: OutboxMessage): Promise<Composition> => {
    const row = await prospectOf(tx, message);
    if (!row) return { obstacle: "too-late" };
    const { orgName, email, language, reason, state } = row;
    const about = { vendorName: config.brand.sender.name, traveller: orgName, bookingNo: "", language };
    const to = { receiver: email, name: orgName };
    const linked = (purpose: "confirm" | "file", path: string): string | undefined => {
      const inTime = message.createdAt + prospectLinkLife[purpose] > now();
      if (state !== stateOfLink[purpose] || !inTime) return undefined;
      const key = prospectLink(keys, row, purpose, message.createdAt);
      return `${origin}${path}?lang=${language}&key=${encodeURIComponent(key)}`;
    };
    if (message.kind === prospectMessages.refused)
      return state === "REFUSED"
        ? { ...to, facts: { ...about, template: "prospectRefused", reason } }
        : { obstacle: "too-late" };
    // Whoever asks for the mail that waits gets the one that does.
    if (state === stateOfLink.file && (message.kind === prospectMessages.fileAsked || message.subjectId === 0)) {
      const link = linked("file", "/partners/agreement");
      return link === undefined
        ? { obstacle: "too-late" }
        : { ...to, facts: { ...about, template: "prospectFileAsked", reason, link } };
    }
    const link = message.kind === prospectMessages.confirm ? linked("confirm", "/partners/confirm") : undefined;
    return link === undefined
      ? { obstacle: "too-late" }
      : { ...to, facts: { ...about, template: "prospectConfirm", link } };
  };
  for (const kind of Object.values(prospectMessages)) box.on(kind, { compose });
}
