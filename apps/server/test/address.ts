export const templateDatabase = "template_gatehouse";

/** The address of another database on the same server. */
export function databaseAddress(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
