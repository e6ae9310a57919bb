import type { ResetForm, ResetProblem } from "@gatehouse/domain/access";
import { eq } from "drizzle-orm";
import type { Platform } from "../platform/platform.ts";
import { type LinkHolder, openAccountLink } from "./account-links.ts";
import { accountMessages, type SendAccountMail } from "./account-mail.ts";
import { recordAccess } from "./audit.ts";
import { weaknessOf } from "./password-choice.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { endSessions } from "./sessions.ts";
import type { Caller } from "./entry.ts";
import type { KeyRing } from "./signing-keys.ts";
import { appUser, loginSession } from "./tables.ts";
import { admitAttempt, clearFailures } from "./throttle.ts";
import { vendorName } from "./vendors.ts";

interface Parts extends Pick<Platform, "db" | "live" | "now"> {
  readonly linkKeys: KeyRing;
  readonly sendMail: SendAccountMail;
  readonly onEnded: (sessionIds: readonly string[]) => void;
}

type ResetOutcome =
  | { readonly outcome: "done" }
  | { readonly outcome: "throttled"; readonly retryAfter: number }
  | { readonly outcome: "refused"; readonly problem: ResetProblem };

/** Choosing another password, with a key from a mail or with the old one (ACC-18 to ACC-21). */
export interface PasswordReset {
  /** Asks for a key by mail. What is done, and so how long it takes, does not depend on whether there is such a user. */
  forgot(
    form: { readonly email: string; readonly language?: "en" | "fr" | undefined },
    caller: Caller,
  ): Promise<{ readonly retryAfter: number } | undefined>;
  /** @param userId of whoever is signed in */
  reset(form: ResetForm, userId: string | undefined, caller: Caller): Promise<ResetOutcome>;
}

/** Stands for every address where the attempts of all of them are counted together. */
const anywhere = "anywhere";

/** Resetting a password by a mailed link, or changing it when signed in. */
export function createPasswordReset({ db, live, now, linkKeys, sendMail, onEnded }: Parts): PasswordReset {
  async function holderOf(form: ResetForm, userId: string | undefined): Promise<LinkHolder | ResetProblem> {
    if (form.key !== "") {
      const holder = await openAccountLink(db, linkKeys, form.key, ["reset", "invitation"], now());
      if (!holder) return "access.reset.key";
      return form.email === "" || form.email.toLowerCase() === holder.email ? holder : "access.reset.email";
    }
    if (userId === undefined) return "access.reset.key";
    const [row] = await db
      .select({
        id: appUser.id,
        userid: appUser.userid,
        name: appUser.name,
        email: appUser.email,
        vendor: appUser.vendor,
        passwordHash: appUser.passwordHash,
      })
      .from(appUser)
      .where(eq(appUser.id, userId));
    const right = await isPassword(row?.passwordHash, form.oldP);
    if (!row || !right) return "access.reset.oldPassword";
    return form.email === "" || form.email.toLowerCase() === row.email
      ? { ...row, purpose: "reset" }
      : "access.reset.email";
  }

  /** Who holds a key changes the password that the key is bound to, and nobody does so twice. */
  const change = (holder: LinkHolder, passwordHash: string): Promise<readonly string[] | undefined> =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .select({ passwordHash: appUser.passwordHash, disabledAt: appUser.disabledAt })
        .from(appUser)
        .where(eq(appUser.id, holder.id))
        .for("update");
      if (!row || row.disabledAt !== null || row.passwordHash !== holder.passwordHash) return undefined;
      const at = now();
      await tx
        .update(appUser)
        .set({ passwordHash, passwordChangedAt: at, mustChangePassword: false, invitedAt: null })
        .where(eq(appUser.id, holder.id));
      const invited = holder.purpose === "invitation";
      const actor = { doneBy: holder.userid, at };
      await recordAccess(tx, actor, holder.userid, invited ? "INVITATION_ACCEPTED" : "PASSWORD_CHANGED");
      if (!invited)
        await sendMail(
          tx,
          { kind: accountMessages.passwordChanged, email: holder.email, vendor: holder.vendor ?? "" },
          at,
        );
      await live.publish(
        tx,
        { type: "user.changed", ids: [holder.id] },
        { to: "vendor", vendor: holder.vendor ?? "", permission: "users" },
      );
      return endSessions(tx, live, eq(loginSession.userId, holder.id), at);
    });

  return {
    async forgot({ email, language }, { address, log }) {
      const account = `forgot:${email.toLowerCase()}`;
      const retryAfter = await admitAttempt(db, { account, address }, now());
      log.info({ security: "password.forgot", address }, "somebody asked for another password");
      if (retryAfter !== undefined) return { retryAfter };
      // Whoever asks from many addresses gets the same answer, and the reader is spared the mails.
      if ((await admitAttempt(db, { account, address: anywhere }, now())) !== undefined) return undefined;
      const message = { kind: accountMessages.reset, email: email.toLowerCase(), vendor: "" } as const;
      await sendMail(db, { ...message, ...(language ? { language } : {}) }, now());
      return undefined;
    },

    async reset(form, userId, { address, log }) {
      const attempt = { account: `reset:${userId ?? ""}`, address };
      const retryAfter = await admitAttempt(db, attempt, now());
      if (retryAfter !== undefined) return { outcome: "throttled", retryAfter };
      const holder = await holderOf(form, userId);
      if (typeof holder === "string") {
        log.warn({ security: "password.reset-failed", reason: holder, userId, address }, "a password was not changed");
        return { outcome: "refused", problem: holder };
      }
      const { userid, email, name, vendor } = holder;
      const names = vendor === null ? [] : [vendor, (await vendorName(db, vendor)) ?? ""];
      const weak = await weaknessOf(form.newP, [userid, email, name, ...names]);
      const same = await isPassword(holder.passwordHash, form.newP);
      // The key or the old password was right: choosing again is no guess.
      await clearFailures(db, attempt);
      if (weak) return { outcome: "refused", problem: weak };
      if (same) return { outcome: "refused", problem: "access.reset.same" };
      const ended = await change(holder, await hashPassword(form.newP));
      if (!ended) return { outcome: "refused", problem: "access.reset.key" };
      onEnded(ended);
      log.info({ security: "password.changed", userId: holder.id, address }, "a password was changed");
      return { outcome: "done" };
    },
  };
}
