import { uploadLimits } from "@gatehouse/api/contract";

/** What can be said of a chosen file before it is sent; the server says the rest. */
export type FileProblem = "NOT_A_PDF" | "TOO_LARGE";

/** The header of a PDF may stand anywhere in its first kilobyte. */
const headBytes = 1024;

/** Looks at a file's size and its first bytes: 20 MB need not travel to learn that they are no PDF. */
export async function checkFile(file: File): Promise<FileProblem | undefined> {
  if (file.size > uploadLimits.bytes) return "TOO_LARGE";
  const head = await file.slice(0, headBytes).text();
  return head.includes("%PDF-") ? undefined : "NOT_A_PDF";
}
