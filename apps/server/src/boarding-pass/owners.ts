/** Kinds of the rows that own documents here; decide who may see them. */
export const uploadOwner = "checkin.upload";
export const pageOwner = "checkin.page";
/** A pass that automation delivered. */
export const passOwner = "checkin.pass";
