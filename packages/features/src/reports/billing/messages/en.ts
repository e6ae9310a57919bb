/** Texts that operators know stand verbatim (UI-1). */
export const en = {
  title: "Billing Report",
  lead: "What is billed to a vendor: every check-in or watched flight of the vendor that was created in the range.",
  form: "Billing report",
  productType: "Product Type",
  "productType.choose": "Select a product type",
  "product.AC": "Auto Check-in (AC)",
  "product.FW": "Flight Watcher (FW)",
  "product.TC": "Travel Costs (TC)",
  vendor: "Vendor Id",
  "vendor.choose": "Select a Vendor Id",
  "vendor.other": "Other",
  "vendors.failed": "The vendors could not be read. “Other” works nevertheless.",
  otherVendor: "Other Vendor Id",
  deactivated: "Deactivated",
  "deactivated.help": "With bookings and flights that have been deactivated since.",
  format: "Format",
  generate: "Generate Report",
  generating: "Generating…",
  "help.title": "Good to know",
  "help.days": "Both days belong to the range; a day begins and ends in the vendor’s time zone.",
  "help.AC":
    "Auto Check-in is made in the background. You can leave the page: you are told as soon as the file is ready.",
  "help.FW": "Flight Watcher is downloaded at once, as CSV.",
  "help.TC":
    "Travel costs are downloaded at once, as CSV: the entries of the billing records whose booking date lies in the range.",
  "help.leftOut.AC":
    "Unless Deactivated is chosen, check-ins of bookings that have been deactivated are left out. Total Checkin Count counts them.",
  "help.leftOut.FW":
    "Unless Deactivated is chosen, flights that are watched no longer, and those of deactivated bookings, are left out.",
  "difference.none": "Nothing is left out: Total Checkin Count has {{total}} as well.",
  "difference.some_one": "{{left}} check-in of a deactivated booking is left out: Total Checkin Count has {{total}}.",
  "difference.some_other":
    "{{left}} check-ins of deactivated bookings are left out: Total Checkin Count has {{total}}.",
  "difference.since":
    "The file has {{rows}} check-ins. Total Checkin Count has {{total}} now, {{left}} of them of deactivated bookings: something was changed since the file was made.",
  "difference.watch.none": "Nothing is left out: the range has {{total}} watched flights.",
  "difference.watch.some_one":
    "{{left}} flight that is watched no longer, or of a deactivated booking, is left out: the range has {{total}}.",
  "difference.watch.some_other":
    "{{left}} flights that are watched no longer, or of deactivated bookings, are left out: the range has {{total}}.",
  "done.file": "Successfully fetched billing report",
  "done.again": "Save again",
  "failed.title": "Error fetching billing report.",
  "failed.empty": "Failed to fetch billing report, no data found.",
} as const;
