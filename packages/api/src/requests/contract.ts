import { sessionCall } from "../schema/errors.ts";
import { overviewSchema } from "./schema.ts";

export const requests = {
  /** Replace this by the area's first call, and say by `guardedCall` which permission it takes. */
  overview: sessionCall
    .route({ method: "GET", path: "/requests/overview", tags: ["requests"], summary: "Requests: overview" })
    .output(overviewSchema),
};
