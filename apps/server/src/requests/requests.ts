import type { SignedInCalls } from "../access/guard.ts";
import type { Outbox } from "../messaging/outbox.ts";
import type { Platform } from "../platform/platform.ts";
import type { Vault } from "../platform/vault.ts";
import type { AskUnread } from "./beside.ts";
import { completeRequestsJob } from "./complete.ts";
import { composeRequestMail, requestMessages } from "./mail.ts";
import { requestsRouter } from "./router.ts";
import type { OnSubmitted } from "./submit.ts";

interface Parts extends Pick<Platform, "config" | "db" | "jobs" | "live" | "now"> {
  readonly outbox: Pick<Outbox, "on">;
  readonly vault: Vault;
  readonly onSubmitted: OnSubmitted;
  readonly readUnread: AskUnread;
}

/** Travel requests, on a platform. */
export function createRequests({ config, jobs, outbox, ...platform }: Parts) {
  const origin = (config.publicUrl ?? `http://localhost:${config.port}`).replace(/\/+$/, "");
  for (const kind of Object.values(requestMessages))
    outbox.on(kind, { compose: (tx, message) => composeRequestMail(tx, message, origin) });
  jobs.register(completeRequestsJob(platform));
  return { router: (calls: SignedInCalls) => requestsRouter(calls, platform) };
}
