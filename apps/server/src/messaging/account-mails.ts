import { languageToWrite } from "@gatehouse/domain/travellers";
import { eq } from "drizzle-orm";
import { accountLink, accountLinkLife } from "../access/account-links.ts";
import { accountMessages, factorNews, type SendAccountMail } from "../access/account-mail.ts";
import type { KeyRing } from "../access/signing-keys.ts";
import { signOnOf } from "../access/single-sign-on/providers.ts";
import { appUser, vendor } from "../access/tables.ts";
import type { Config } from "../platform/config.ts";
import type { Queryable } from "../platform/database.ts";
import { mailLanguages } from "./mail-facts.ts";
import type { Composition, Outbox } from "./outbox.ts";
import { outbox, type OutboxMessage } from "./tables.ts";

/** Writes a mail about an account into the outbox. The address is all that it is about: users have no number. */
export const writeAccountMail: SendAccountMail = async (tx, { kind, email, vendor: of, language, news }, now) => {
  await tx.insert(outbox).values({
    kind,
    subjectKind: "account",
    subjectId: 0,
    vendor: of,
    receiver: email,
    payload: { email, ...(language ? { language } : {}), ...(news ? { news } : {}) },
    createdAt: now,
    dueAt: now,
  });
};

interface Parts {
  readonly config: Pick<Config, "publicUrl" | "port" | "ssoIssuer" | "ssoName" | "brand">;
  readonly keys: KeyRing;
  /** Seconds since 1970, UTC. */
  readonly now: () => number;
}

/** Says what stands in the mails about accounts. Their keys are made anew when a mail goes, and are stored nowhere. */
export function composeAccountMails(box: Pick<Outbox, "on">, { config, keys, now }: Parts): void {
  const origin = (config.publicUrl ?? `http://localhost:${config.port}`).replace(/\/+$/, "");
  const compose = async (tx: Queryable, { kind, payload, createdAt }: OutboxMessage): Promise<Composition> => {
    const { email = "", language } = payload;
    const [user] = await tx
      .select({
        id: appUser.id,
        name: appUser.name,
        email: appUser.email,
        passwordHash: appUser.passwordHash,
        disabledAt: appUser.disabledAt,
        invitedAt: appUser.invitedAt,
        vendorName: vendor.name,
        vendorLanguage: vendor.language,
      })
      .from(appUser)
      .leftJoin(vendor, eq(vendor.code, appUser.vendor))
      .where(eq(appUser.email, email));
    // Nobody has the address, or it is over: the same as a mail that nobody waits for.
    if (!user || user.disabledAt !== null) return { obstacle: "too-late" };
    const about = {
      vendorName: user.vendorName ?? config.brand.sender.name,
      traveller: user.name,
      bookingNo: "",
      language: languageToWrite([language ?? null, user.vendorLanguage], mailLanguages),
    };
    const to = { receiver: user.email, name: user.name };
    if (kind === accountMessages.passwordChanged)
      return { ...to, facts: { ...about, template: "passwordChanged", at: createdAt } };
    if (kind === accountMessages.secondFactor) {
      const news = factorNews.find((one) => one === payload["news"]);
      return news
        ? { ...to, facts: { ...about, template: "secondFactor", news, at: createdAt } }
        : { obstacle: "too-late" };
    }
    const signOn = await signOnOf(tx, config, user.id);
    const atProvider = signOn && { provider: signOn.name ?? config.ssoName, address: `${origin}/login` };
    if (kind === accountMessages.signOnLinked)
      return atProvider
        ? { ...to, facts: { ...about, template: "signOnLinked", ...atProvider, at: createdAt } }
        : // The provider is gone, and with it what the mail would tell.
          { obstacle: "too-late" };
    const invitation = kind === accountMessages.invitation;
    const purpose = invitation ? ("invitation" as const) : ("reset" as const);
    if (createdAt + accountLinkLife[purpose] <= now() || (invitation && user.invitedAt === null))
      return { obstacle: "too-late" };
    // Who comes by single sign-on has no password here, and no mail that gives one (ACC-43).
    if (atProvider) return { ...to, facts: { ...about, template: "signOnAccount", ...atProvider } };
    const key = accountLink(keys, user, purpose, createdAt);
    return {
      ...to,
      facts: {
        ...about,
        template: invitation ? "accountInvitation" : "passwordReset",
        link: `${origin}/reset-password?id=${encodeURIComponent(key)}`,
      },
    };
  };
  for (const kind of Object.values(accountMessages)) box.on(kind, { compose });
}
