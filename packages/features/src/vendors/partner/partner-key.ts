/** Where a tab remembers the key of the mail that it was opened by (VEN-17). */
const nameOf = (path: string): string => `gatehouse.partner-key.${path}`;

/** A key for this tab alone: it stands in no address, and a page loaded again still works. */
function rememberKey(path: string, key: string): void {
  try {
    sessionStorage.setItem(nameOf(path), key);
  } catch {
    // Storage can be forbidden; then a page loaded again asks for the mail's link.
  }
}

function rememberedKey(path: string): string {
  try {
    return sessionStorage.getItem(nameOf(path)) ?? "";
  } catch {
    return "";
  }
}

/**
 * The key that a page was opened by; empty for none.
 * @param search parameters of the address; mail programs change the case of their names
 */
export function keyOf(path: string, search: Readonly<Record<string, unknown>>): string {
  const [, given] = Object.entries(search).find(([name]) => name.toLowerCase() === "key") ?? [];
  const key = typeof given === "string" ? given.trim().slice(0, 400) : "";
  if (key === "") return rememberedKey(path);
  rememberKey(path, key);
  return key;
}

/** Whether a key stands in the address still. */
export const showsKey = (search: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(search).some((name) => name.toLowerCase() === "key");
