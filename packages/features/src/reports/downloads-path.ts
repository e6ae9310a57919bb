/** Where finished reports are picked up (REP-16). */
export const downloadsPath = "/dashboard/report/download-report";
