/** So many ids are written out. */
const written = 8;

/** Check-ins by their numbers, as messages name them. */
export const idsText = (ids: readonly number[]): string =>
  ids.slice(0, written).join(", ") + (ids.length > written ? ` … (+${ids.length - written})` : "");
