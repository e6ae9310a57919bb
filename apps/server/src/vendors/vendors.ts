import { can } from "@gatehouse/domain/access";
import type { Access } from "../access/access.ts";
import type { OpenCalls, SignedInCalls } from "../access/guard.ts";
import type { KeyRing } from "../access/signing-keys.ts";
import type { Pages } from "../boarding-pass/pages/pages.ts";
import type { Documents } from "../documents/documents.ts";
import type { Outbox } from "../messaging/outbox.ts";
import type { Platform } from "../platform/platform.ts";
import type { Vault } from "../platform/vault.ts";
import { keepAgreementsClosed } from "./agreements/agreement-file.ts";
import { agreementsRouter } from "./agreements/agreements-router.ts";
import { forgetJob } from "./agreements/forget.ts";
import { composeProspectMails } from "./agreements/mail.ts";
import { partnersRouter } from "./agreements/partners-router.ts";
import { frameOrigins } from "./frame-origins.ts";
import { logoKind, sweepLogos } from "./logo.ts";
import type { LogoAddress } from "./read.ts";
import { vendorsRouter } from "./router.ts";

interface Parts extends Pick<Platform, "config" | "db" | "live" | "now" | "jobs"> {
  readonly documents: Documents;
  /** Encrypts the secrets of vendors' clients. */
  readonly vault: Vault;
  readonly logoAddress: LogoAddress;
  /** Makes the first user of a vendor. */
  readonly invite: Access["invite"];
  /** Sign the links in mails to prospects. */
  readonly prospectKeys: KeyRing;
  readonly outbox: Pick<Outbox, "on">;
  /** Looks into agreements. */
  readonly pages: Pick<Pages, "makeInert">;
}

/** Vendors on a platform, and the prospects that may become some. Registers their jobs and mails. */
export function createVendors({
  jobs,
  documents,
  vault,
  prospectKeys: keys,
  outbox,
  pages,
  config,
  ...platform
}: Parts) {
  documents.allow(logoKind, (_tx, { permissions }) => can(permissions, "vendorOwn"));
  jobs.register(sweepLogos({ ...platform, documents }));
  keepAgreementsClosed(documents);
  jobs.register(forgetJob({ ...platform, documents }));
  composeProspectMails(outbox, { config, keys, now: platform.now });
  return {
    router: (calls: SignedInCalls) => vendorsRouter(calls, { ...platform, config, vault, documents }),
    agreementsRouter: (calls: SignedInCalls) => agreementsRouter(calls, { ...platform, documents }),
    partnersRouter: (open: OpenCalls) => partnersRouter(open, { ...platform, keys, documents, pages }),
    frameOrigins: (code: string) => frameOrigins(platform.db, code),
  };
}
