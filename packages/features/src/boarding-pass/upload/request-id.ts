import type { UploadOptions } from "../data/use-upload.ts";

/** Tells what is sent from everything else; a file that is chosen again is the same one. */
const nameOf = ({ file, pnr, bookingNo, vendor }: UploadOptions): string =>
  JSON.stringify([file.name, file.size, file.lastModified, pnr, bookingNo, vendor]);

/**
 * The id of an upload's request. It stays the same while the same file is sent for the same booking, so that one that arrived, and
 * whose answer was lost, is not there twice when its sender tries again.
 */
export function createRequestId() {
  let last: { readonly name: string; readonly id: string } | undefined;
  return {
    of: (options: UploadOptions): { readonly requestId?: string } => {
      const name = nameOf(options);
      // Browsers make such ids on pages with TLS, and on this machine.
      const id = last?.name === name ? last.id : (crypto as Partial<Crypto>).randomUUID?.();
      last = id === undefined ? undefined : { name, id };
      return id === undefined ? {} : { requestId: id };
    },
    /** It was answered: the same file, sent once more, is another upload. */
    forget: (): void => {
      last = undefined;
    },
  };
}
