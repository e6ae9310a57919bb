import type { TemplateProblem } from "@gatehouse/domain/messaging";
import { ORPCError } from "@orpc/server";
import { and, eq, isNull } from "drizzle-orm";
import { recordAccess } from "../access/audit.ts";
import type { Access } from "../access/access.ts";
import type { SignedInCalls } from "../access/guard.ts";
import { vendorKey } from "../access/tables.ts";
import { UserError } from "../access/users.ts";
import { createVendorKey, listVendorKeys, revokeVendorKey } from "../access/vendor-keys.ts";
import type { Documents } from "../documents/documents.ts";
import { once } from "../platform/answered-requests/once.ts";
import type { Platform } from "../platform/platform.ts";
import type { Vault } from "../platform/vault.ts";
import { changeLogo, removePreference, saveDetails, savePreference, saveSettings } from "./change.ts";
import { createWholeVendor } from "./create.ts";
import { storeLogo } from "./logo.ts";
import { listVendors, type LogoAddress, readHistory, readUsers, readVendor } from "./read.ts";
import { vendorSignOnCalls } from "./sign-on-calls.ts";
import { listTemplates, lookAtTemplate, templateVersions, uploadTemplates, chooseVersion } from "./templates.ts";
import { publishVendor, type Reader, vendorMeant, visibleVendor } from "./visible.ts";

const done = { ok: true } as const;

/** A problem of a template as it is answered: whatever it has not is nothing. */
const wireProblem = (problem: TemplateProblem) => ({
  code: problem.code,
  name: "name" in problem ? problem.name : "",
  line: "line" in problem ? problem.line : 0,
  column: "column" in problem ? problem.column : 0,
  meant: "meant" in problem ? problem.meant : null,
  place: "place" in problem ? problem.place : null,
});
const maxKeys = 20;

interface Parts extends Pick<Platform, "config" | "db" | "live" | "now"> {
  readonly vault: Vault;
  readonly documents: Pick<Documents, "put" | "remove">;
  readonly logoAddress: LogoAddress;
  readonly invite: Access["invite"];
}

/** Implements `contract.vendors`. */
export function vendorsRouter(
  calls: SignedInCalls,
  { config, vault, db, live, now, documents, logoAddress, invite }: Parts,
) {
  const area = calls.vendors;
  const seen = (reader: Reader, code: string) => visibleVendor(db, reader, code);
  return {
    list: area.list.handler(async () => ({ vendors: await listVendors(db, logoAddress) })),
    one: area.one.handler(async ({ input: { id }, context: { principal }, errors }) => {
      const meant = await vendorMeant(db, principal, id);
      const found = meant && (await readVendor(db, meant, { logoAddress, now: now() }));
      if (!found) throw errors.NOT_FOUND();
      return found;
    }),
    uploadLogo: area.uploadLogo.handler(async ({ input: { file }, context: { principal }, errors }) => {
      const stored = await storeLogo(db, documents, { userid: principal.userid, file });
      if (stored.outcome === "too-large") throw errors.LOGO_TOO_LARGE();
      if (stored.outcome !== "stored") throw errors.LOGO_CONTENT();
      const { documentId, documentName } = stored;
      return { documentId, documentName };
    }),
    create: area.create.handler(async ({ input: { requestId, ...input }, context: { principal }, errors }) => {
      try {
        return await once(db, { principal, call: "vendors.create", requestId, now: now() }, (tx) =>
          tx.transaction(async (own) => {
            const { password, ...rest } = input;
            const result = await createWholeVendor(
              own,
              { ...rest, password },
              { live, userid: principal.userid, now: now(), invite },
            );
            switch (result.outcome) {
              case "invalid":
                throw errors.INVALID({ data: { problems: [...result.problems] } });
              case "taken":
                throw errors.TAKEN();
              case "no-logo":
                throw errors.NO_LOGO();
              case "created":
                return { code: result.code, email: result.email };
            }
          }),
        );
      } catch (error) {
        if (error instanceof UserError && !(error instanceof ORPCError)) throw errors.TAKEN();
        throw error;
      }
    }),
    save: area.save.handler(async ({ input, context: { principal }, errors }) => {
      const result = await db.transaction((tx) => saveDetails(tx, principal, input, { live, now: now() }));
      switch (result.outcome) {
        case "saved":
          return done;
        case "invalid":
          throw errors.INVALID({ data: { problems: [...result.problems] } });
        case "read-only":
          throw errors.READ_ONLY();
        case "changed":
          throw errors.CHANGED();
        case "taken":
          throw errors.TAKEN();
        default:
          throw errors.NOT_FOUND();
      }
    }),
    changeLogo: area.changeLogo.handler(async ({ input, context: { principal }, errors }) => {
      const { change, after } = await db.transaction((tx) =>
        changeLogo(tx, principal, input, { documents, live, now: now() }),
      );
      await after?.();
      if (change.outcome === "saved") return done;
      if (change.outcome === "read-only") throw errors.READ_ONLY();
      throw change.outcome === "no-logo" ? errors.NO_LOGO() : errors.NOT_FOUND();
    }),
    savePreference: area.savePreference.handler(async ({ input, context: { principal }, errors }) => {
      const result = await db.transaction((tx) => savePreference(tx, principal, input, { live, now: now() }));
      if (result.outcome === "saved") return done;
      if (result.outcome === "invalid") throw errors.INVALID({ data: { problems: [...result.problems] } });
      throw result.outcome === "read-only" ? errors.READ_ONLY() : errors.NOT_FOUND();
    }),
    removePreference: area.removePreference.handler(async ({ input, context: { principal }, errors }) => {
      const result = await db.transaction((tx) => removePreference(tx, principal, input, { live, now: now() }));
      if (result.outcome === "saved") return done;
      if (result.outcome === "last") throw errors.LAST();
      throw result.outcome === "read-only" ? errors.READ_ONLY() : errors.NOT_FOUND();
    }),
    saveSettings: area.saveSettings.handler(async ({ input, context: { principal }, errors }) => {
      const result = await db.transaction((tx) => saveSettings(tx, principal, input, { live, now: now() }));
      switch (result.outcome) {
        case "saved":
          return done;
        case "invalid":
          throw errors.INVALID({ data: { problems: [...result.problems] } });
        case "read-only":
          throw errors.READ_ONLY();
        case "changed":
          throw errors.CHANGED();
        default:
          throw errors.NOT_FOUND();
      }
    }),
    history: area.history.handler(async ({ input: { code }, context: { principal }, errors }) => {
      if (!(await seen(principal, code))) throw errors.NOT_FOUND();
      return { entries: await readHistory(db, code) };
    }),
    keys: area.keys.handler(async ({ input: { code }, context: { principal }, errors }) => {
      if (!(await seen(principal, code))) throw errors.NOT_FOUND();
      const rows = await listVendorKeys(db, code);
      return { keys: rows.map(({ vendor: _vendor, ...row }) => row) };
    }),
    createKey: area.createKey.handler(async ({ input: { code, name }, context: { principal }, errors }) => {
      const found = await seen(principal, code);
      if (!found) throw errors.NOT_FOUND();
      if (!found.editable) throw errors.READ_ONLY();
      return db.transaction(async (tx) => {
        if ((await tx.$count(vendorKey, and(eq(vendorKey.vendor, code), isNull(vendorKey.revokedAt)))) >= maxKeys)
          throw errors.TOO_MANY();
        const made = await createVendorKey(tx, code, now(), name);
        const actor = { doneBy: principal.userid, at: now() };
        await recordAccess(tx, actor, code, "VENDOR_KEY_CREATED", `key ${made.id}, ${name}`);
        await publishVendor(tx, live, code);
        return made;
      });
    }),
    revokeKey: area.revokeKey.handler(async ({ input: { code, key }, context: { principal }, errors }) => {
      const found = await seen(principal, code);
      if (!found) throw errors.NOT_FOUND();
      if (!found.editable) throw errors.READ_ONLY();
      await db.transaction(async (tx) => {
        if (!(await revokeVendorKey(tx, live, { code, id: key }, now()))) throw errors.NO_KEY();
        await recordAccess(tx, { doneBy: principal.userid, at: now() }, code, "VENDOR_KEY_REVOKED", `key ${key}`);
        await publishVendor(tx, live, code);
      });
      return done;
    }),
    ...vendorSignOnCalls(calls, { config, vault, db, live, now }),
    templates: area.templates.handler(async ({ input: { code }, context: { principal }, errors }) => {
      if (!(await seen(principal, code))) throw errors.NOT_FOUND();
      return listTemplates(db, code);
    }),
    templateVersions: area.templateVersions.handler(
      async ({ input: { code, ...cell }, context: { principal }, errors }) => {
        if (!(await seen(principal, code))) throw errors.NOT_FOUND();
        return { versions: await templateVersions(db, code, cell) };
      },
    ),
    lookAtTemplate: area.lookAtTemplate.handler(({ input: { html, context } }) => {
      const { problems, ...looked } = lookAtTemplate(html, context);
      return { ...looked, problems: problems.map(wireProblem) };
    }),
    uploadTemplates: area.uploadTemplates.handler(async ({ input, context: { principal }, errors }) => {
      const result = await db.transaction((tx) => uploadTemplates(tx, principal, input, { live, now: now() }));
      switch (result.outcome) {
        case "uploaded":
          return done;
        case "invalid":
          throw errors.INVALID({ data: { problems: result.problems.map((problem) => ({ field: "", ...problem })) } });
        case "refused":
          throw errors.REFUSED({
            data: { problems: result.problems.map(({ at, ...problem }) => ({ at, ...wireProblem(problem) })) },
          });
        case "read-only":
          throw errors.READ_ONLY();
        default:
          throw errors.NOT_FOUND();
      }
    }),
    chooseVersion: area.chooseVersion.handler(async ({ input, context: { principal }, errors }) => {
      const result = await db.transaction((tx) => chooseVersion(tx, principal, input, { live, now: now() }));
      if (result === "done") return done;
      if (result === "read-only") throw errors.READ_ONLY();
      throw result === "no-version" ? errors.NO_VERSION() : errors.NOT_FOUND();
    }),
    users: area.users.handler(async ({ input: { code }, context: { principal }, errors }) => {
      if (!(await seen(principal, code))) throw errors.NOT_FOUND();
      return { users: await readUsers(db, code, now()) };
    }),
  };
}
