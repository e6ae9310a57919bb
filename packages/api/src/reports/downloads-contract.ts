import { reportStatuses } from "@gatehouse/domain/reports";
import { mixed, object, string } from "yup";
import { guardedCall } from "../schema/errors.ts";
import { pageInput, pageOf } from "../schema/page.ts";
import { reportIdInput, reportNewsSchema, reportSchema } from "./downloads-schema.ts";

/** Own reports; those of everybody with `reportDownloadAll` (REP-20). A foreign one is not found. */
const downloadCall = guardedCall("reportDownload");

const notFound = { REPORT_NOT_FOUND: { status: 404, message: "There is no such report." } } as const;
const statusData = object({ status: string().oneOf(reportStatuses).required() });

/** Reports that jobs made. A file itself is fetched with `documents.url` of its `dmscode`. */
export const downloads = {
  list: downloadCall
    .route({
      method: "GET",
      path: "/reports/downloads",
      tags: ["reports"],
      summary: "Reports to download, the latest first",
    })
    .input(object(pageInput()).noUnknown())
    .output(pageOf(reportSchema)),
  read: downloadCall
    .errors(notFound)
    .route({ method: "GET", path: "/reports/downloads/{id}", tags: ["reports"], summary: "How a report stands" })
    .input(reportIdInput)
    .output(reportSchema),
  /** A failed or cancelled report is made once more, under the same id; a file is then made from the data as they are then. */
  retry: downloadCall
    .errors({
      ...notFound,
      REPORT_NOT_RETRIABLE: {
        status: 409,
        message: "Only what failed or was cancelled can be tried again.",
        data: statusData,
      },
    })
    .route({
      method: "POST",
      path: "/reports/downloads/{id}/retry",
      tags: ["reports"],
      summary: "Make a failed or cancelled report once more",
    })
    .input(reportIdInput)
    .output(reportSchema),
  cancel: downloadCall
    .errors({
      ...notFound,
      REPORT_NOT_CANCELLABLE: {
        status: 409,
        message: "Only what is queued or running can be cancelled.",
        data: statusData,
      },
    })
    .route({
      method: "POST",
      path: "/reports/downloads/{id}/cancel",
      tags: ["reports"],
      summary: "Cancel a queued or running report",
    })
    .input(reportIdInput)
    .output(reportSchema),
  /** How many reports of the user's own are under way, and how many finished that one has not seen: for the menu. */
  news: downloadCall
    .route({
      method: "GET",
      path: "/reports/downloads/news",
      tags: ["reports"],
      summary: "Own reports under way, and finished ones that were not seen yet",
    })
    .output(reportNewsSchema),
  /** Every finished report of the user's own counts as seen: the page of downloads was opened. */
  seen: downloadCall
    .route({
      method: "POST",
      path: "/reports/downloads/seen",
      tags: ["reports"],
      summary: "Own finished reports were seen",
    })
    .output(object({ ok: mixed<true>().oneOf([true]).required() })),
};
