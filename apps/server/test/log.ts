import { createLog } from "../src/platform/log.ts";

/** A log that says nothing. */
export const quietLog = createLog({ logLevel: "silent", logFormat: "json" });
