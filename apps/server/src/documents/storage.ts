import { createHash, randomBytes } from "node:crypto";
import { chmodSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { errorCode } from "../platform/start-error.ts";
import { writableFolder } from "../platform/writable-folder.ts";

/** Bytes by generated key. */
export interface Storage {
  /**
   * Stores bytes under a new key.
   * @param once words that tell these bytes from all others and that nobody can guess: stored under them again, they lie in the
   * same place, so that work which a crash repeats leaves one file
   * @returns the key
   */
  put(bytes: Uint8Array, once?: string): Promise<string>;
  /**
   * Takes a file that lies on this machine, however large: on the same disk it is renamed, not read.
   * @param once as for `put`
   * @returns the key
   */
  move(file: string, once?: string): Promise<string>;
  /** @throws when there is no such file */
  read(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** Every stored key with the time it was written: milliseconds since 1970, UTC. */
  list(): AsyncIterable<{ readonly key: string; readonly writtenAt: number }>;
}

/** Keys are made here and nowhere else: no name that somebody typed is ever part of a path (ASVS 5.3.2). */
const keyShape = /^[0-9a-f]{2}\/[0-9a-f]{40}$/;
const newKey = (once: string | undefined) => {
  const name =
    once === undefined ? randomBytes(20).toString("hex") : createHash("sha256").update(once).digest("hex").slice(0, 40);
  return `${name.slice(0, 2)}/${name}`;
};

function checked(key: string): string {
  if (!keyShape.test(key)) throw new Error("This is no key of the storage.");
  return key;
}

/** Where the documents of a data folder lie. */
export const filesFolder = (dataDir: string): string => path.join(dataDir, "files");

/** The folder driver: files below `DATA_DIR/files`, which nobody else may read. */
export function folderStorage(dataDir: string): Storage {
  const location = writableFolder(filesFolder(dataDir));
  chmodSync(location, 0o700);
  const disk = new Disk(new FSDriver({ location, visibility: "private" }));
  return {
    async put(bytes, once) {
      const key = newKey(once);
      await disk.put(key, bytes);
      return key;
    },
    async move(file, once) {
      const key = newKey(once);
      const place = path.join(location, key);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      try {
        await rename(file, place);
      } catch (error) {
        // The file lies on another disk: it has to be copied after all.
        if (errorCode(error) !== "EXDEV") throw error;
        await disk.moveFromFs(file, key);
      }
      return key;
    },
    read: async (key) => disk.getStream(checked(key)),
    remove: async (key) => disk.delete(checked(key)),
    async *list() {
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll("/", { recursive: true, ...(paginationToken ? { paginationToken } : {}) });
        paginationToken = page.paginationToken;
        for (const entry of page.objects) {
          if (!entry.isFile || !keyShape.test(entry.key)) continue;
          const { lastModified } = await disk.getMetaData(entry.key);
          yield { key: entry.key, writtenAt: lastModified.getTime() };
        }
      } while (paginationToken);
    },
  };
}
