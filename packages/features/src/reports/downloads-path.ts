/** Where finished reports are picked up (spec 1 §2). */
export const downloadsPath = "/dashboard/report/download-report";
