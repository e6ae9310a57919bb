import { sendWithTimeout } from "@gatehouse/api/client";
import { useCallback, useState } from "react";
import { useDocumentLink } from "../data/use-document-link.ts";

/** Documents that are kept in memory while the viewer is open: going back and forth is instant. */
const most = 12;

/** The server has the document, but could not hand it over. */
class DownloadError extends Error {}

async function download(url: string): Promise<Blob> {
  const response = await sendWithTimeout(
    fetch,
    new Request(new URL(url, location.origin), { credentials: "same-origin" }),
  );
  if (!response.ok) throw new DownloadError(String(response.status));
  return response.blob();
}

export interface PdfFiles {
  /** Reads a document once; a failed reading is tried again with the next call. */
  readonly load: (dmscode: string) => Promise<Blob>;
}

/** Documents by their dmscode. */
export function usePdfFiles(): PdfFiles {
  const link = useDocumentLink();
  const [files] = useState(() => new Map<string, Promise<Blob>>());
  const load = useCallback(
    (dmscode: string): Promise<Blob> => {
      const known = files.get(dmscode);
      if (known) return known;
      const file = link(dmscode).then(download);
      files.set(dmscode, file);
      file.catch(() => files.delete(dmscode));
      for (const oldest of [...files.keys()].slice(0, Math.max(0, files.size - most))) files.delete(oldest);
      return file;
    },
    [files, link],
  );
  return { load };
}
