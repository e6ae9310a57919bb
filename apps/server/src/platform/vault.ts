import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "./config.ts";
import { errorCode } from "./start-error.ts";

/** Encrypts what must not be readable in the database or its backups. */
export interface Vault {
  /**
   * @param context what the text belongs to: moved elsewhere it cannot be opened
   * @returns the text encrypted with the first key
   */
  seal(text: string, context: string): Promise<string>;
  /** @returns undefined when no known key opens it, or it is not of this context, or it was changed */
  open(sealed: string, context: string): Promise<string | undefined>;
  /** Whether it is encrypted with the first key; otherwise it is to be sealed again. */
  isCurrent(sealed: string): Promise<boolean>;
}

interface Key {
  readonly id: string;
  readonly bytes: Uint8Array;
}

const format = "v1";
const ivLength = 12;
const tagLength = 16;

/** Its id tells nothing of a key that a sealed text does not. */
function keyOf(secret: string): Key {
  const bytes = new Uint8Array(hkdfSync("sha256", secret, "", "gatehouse documents", 32));
  return { id: createHash("sha256").update(bytes).digest("base64url").slice(0, 10), bytes };
}

/** The secret of the file, made by whichever process is first; a file that is half written is never read. */
async function storedSecret(folder: string): Promise<string> {
  const file = path.join(folder, "document-keys");
  const read = async () => (await readFile(file, "utf8")).trim();
  try {
    return await read();
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
  }
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${process.pid}.${randomBytes(6).toString("hex")}`;
  await writeFile(draft, `${randomBytes(48).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
  try {
    await link(draft, file);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return read();
}

/** The vault with the keys of the setting `DOCUMENT_KEYS`, or with that of the file in `DATA_DIR`; they are read at the first use. */
export function createVault({ documentKeys, dataDir }: Pick<Config, "documentKeys" | "dataDir">): Vault {
  const load = async (): Promise<readonly [Key, ...Key[]]> => {
    const secrets = (documentKeys ?? (await storedSecret(dataDir)))
      .split(",")
      .map((secret) => secret.trim())
      .filter((secret) => secret !== "");
    const [first, ...others] = secrets.map(keyOf);
    if (!first) throw new Error("There is no key for documents.");
    return [first, ...others];
  };
  let loading: Promise<readonly [Key, ...Key[]]> | undefined;
  const keys = async () => {
    try {
      return await (loading ??= load());
    } catch (error) {
      // A disk that fails now may be there next time.
      loading = undefined;
      throw error;
    }
  };
  return {
    async seal(text, context) {
      const [{ id, bytes }] = await keys();
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv("aes-256-gcm", bytes, iv).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return [format, id, Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url")].join(".");
    },
    async open(sealed, context) {
      const [version, id, data] = sealed.split(".");
      const key = (await keys()).find((known) => known.id === id);
      if (version !== format || !key || data === undefined) return undefined;
      const bytes = Buffer.from(data, "base64url");
      if (bytes.length < ivLength + tagLength) return undefined;
      const decipher = createDecipheriv("aes-256-gcm", key.bytes, bytes.subarray(0, ivLength), {
        authTagLength: tagLength,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString(
          "utf8",
        );
      } catch {
        return undefined;
      }
    },
    isCurrent: async (sealed) => sealed.split(".")[1] === (await keys())[0].id,
  };
}
