import { can } from "@gatehouse/domain/access";
import type { Access } from "../access/access.ts";
import type { SignedInCalls } from "../access/guard.ts";
import type { Documents } from "../documents/documents.ts";
import type { Platform } from "../platform/platform.ts";
import { frameOrigins } from "./frame-origins.ts";
import { logoKind, sweepLogos } from "./logo.ts";
import type { LogoAddress } from "./read.ts";
import { vendorsRouter } from "./router.ts";

interface Parts extends Pick<Platform, "db" | "live" | "now" | "jobs"> {
  readonly documents: Documents;
  readonly logoAddress: LogoAddress;
  /** Makes the first user of a vendor. */
  readonly invite: Access["invite"];
}

/** Vendors on a platform. Registers its job. */
export function createVendors({ jobs, documents, ...platform }: Parts) {
  documents.allow(logoKind, (_tx, { permissions }) => can(permissions, "vendorOwn"));
  jobs.register(sweepLogos({ ...platform, documents }));
  return {
    router: (calls: SignedInCalls) => vendorsRouter(calls, { ...platform, documents }),
    frameOrigins: (code: string) => frameOrigins(platform.db, code),
  };
}
