/** What the list of users shows, as it is in the address. */
export interface UsersSearch {
  /** Part of a name, an e-mail address or a short name. */
  readonly text?: string;
  /** Zero-based. */
  readonly page?: number;
}

export const usersPageSize = 50;

/** Reads the address of Users: whatever is missing or damaged is as if it were not there. */
export function parseUsersSearch(raw: Readonly<Record<string, unknown>>): UsersSearch {
  const { text, page } = raw;
  const words = ["string", "number"].includes(typeof text) ? String(text).trim().slice(0, 120) : "";
  const number = Number(page);
  return {
    ...(words === "" ? {} : { text: words }),
    ...(Number.isSafeInteger(number) && number > 0 && number < 100_000 ? { page: number } : {}),
  };
}
