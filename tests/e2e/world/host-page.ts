import { type ChildProcess, spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { select } from "./database.ts";
import { servers } from "./people.ts";

const guide = fileURLToPath(new URL("../../../docs/guides/embedding.md", import.meta.url));

/** The server of the guide, as it is printed there. */
function documentedServer(): string {
  const code = /```js\n\/\/ host\.mjs\n([\s\S]*?)```/.exec(readFileSync(guide, "utf8"))?.[1];
  if (code === undefined) throw new Error("The guide on embedding has no host.mjs.");
  return code;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** A key of a vendor, as `pnpm vendor:key create` makes it. */
export async function keyOf(vendor: string): Promise<{ readonly id: number; readonly key: string }> {
  const key = `ghv_${randomBytes(32).toString("base64url")}`;
  const [row] = await select<{ readonly id: string }>(
    "insert into vendor_key (hash, vendor, name, created_at) values ($1, $2, 'host page', extract(epoch from now())::bigint) returning id",
    [createHash("sha256").update(key).digest("base64url"), vendor],
  );
  return { id: Number(row?.id), key };
}

/** Adds an origin to those that a vendor has named, past the dashboard, which takes https alone. */
const nameOrigin = (vendor: string, origin: string) =>
  select(
    "insert into vendor_settings (vendor, origins) values ($1, array[$2]) on conflict (vendor) do update set origins = array_append(vendor_settings.origins, $2)",
    [vendor, origin],
  );

export interface HostPage {
  readonly origin: string;
  readonly keyId: number;
  readonly close: () => void;
}

interface HostOptions {
  readonly vendor?: string;
  /** Whose origin it is named by. Default: the same vendor; `null` for nobody's. */
  readonly namedBy?: string | null;
  readonly traveller?: string;
  readonly bookingNo?: string;
  /** Default: as the guide has it, light. */
  readonly appearance?: "light" | "dark";
}

/** A vendor's own server with its key and its page, on an origin of its own: the one of the guide. */
export async function openHostPage({
  vendor = "NWT",
  namedBy = vendor,
  traveller = "traveller@gatehouse.example",
  bookingNo = "",
  appearance = "light",
}: HostOptions = {}): Promise<HostPage> {
  const folder = mkdtempSync(path.join(tmpdir(), "gatehouse-host-"));
  const file = path.join(folder, "host.mjs");
  writeFileSync(file, documentedServer().replace('appearance="light"', `appearance="${appearance}"`));
  const { id: keyId, key } = await keyOf(vendor);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  if (namedBy !== null) await nameOrigin(namedBy, origin);
  const child: ChildProcess = spawn(process.execPath, [file], {
    env: {
      GATEHOUSE: servers()[0],
      VENDOR: vendor,
      VENDOR_KEY: key,
      TRAVELLER: traveller,
      BOOKING: bookingNo,
      PORT: String(port),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once("data", () => resolve());
    child.once("exit", (code) => reject(new Error(`The host page's server ended with ${code}.`)));
  });
  return {
    origin,
    keyId,
    close() {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
