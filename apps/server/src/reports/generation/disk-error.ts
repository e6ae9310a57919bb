const diskCodes: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "EIO", "EROFS", "EFBIG", "EMFILE", "ENFILE"]);

/**
 * Whether an error says that a file could not be written, rather than that something is wrong with the program or the database. The
 * operating system's errors about files name the path; those of a full disk only what was tried.
 */
export const isDiskError = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "syscall" in error &&
  ("path" in error || ("code" in error && diskCodes.has(error.code)));
