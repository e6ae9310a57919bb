import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

type Encoding = "br" | "gzip" | "identity";

interface Page {
  /** Milliseconds since 1970. */
  readonly modified: number;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  readonly tag: string;
  /** Sources of the policy that allow the scripts which are in the page: `'sha256-…'`. */
  readonly scripts: string;
}

/** Pages as each server of this process gives them, by their file. */
const kept = new WeakMap<(html: string) => string, Map<string, Page>>();
const asBuilt = (html: string): string => html;

const digest = (text: string | Buffer) => createHash("sha256").update(text).digest("base64");

/** Hashes of the scripts that are in a page itself; those with an address are covered by the policy. */
const scriptSources = (html: string): string =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = ""]) => `'sha256-${digest(script)}'`).join(" ");

/** A page as it is built; read and packed again when it is built again. @returns undefined where there is none */
async function readPage(file: string, fill: (html: string) => string): Promise<Page | undefined> {
  const pages = kept.get(fill) ?? new Map<string, Page>();
  kept.set(fill, pages);
  const found = await stat(file).catch(() => undefined);
  if (!found) return undefined;
  const known = pages.get(file);
  if (known?.modified === found.mtimeMs) return known;
  const identity = Buffer.from(fill(await readFile(file, "utf8")));
  const [br, packed] = await Promise.all([
    promisify(brotliCompress)(identity),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  const page: Page = {
    modified: found.mtimeMs,
    bodies: { identity, br, gzip: packed },
    tag: digest(identity).slice(0, 22),
    scripts: scriptSources(identity.toString()),
  };
  pages.set(file, page);
  return page;
}

/** The best encoding that a browser takes; `q=0` means that it does not. */
function encodingFor(accepted = ""): Encoding {
  const takes = (name: string) =>
    accepted.split(",").some((part) => {
      const [encoding = "", weight = ""] = part.split(";").map((text) => text.trim().toLowerCase());
      return encoding === name && !/^q=0(?:\.0*)?$/.test(weight);
    });
  return (["br", "gzip"] as const).find(takes) ?? "identity";
}

/** The first of a browser's languages that the product speaks, else English: as the app chooses before anybody has. */
export const spokenLanguage = (accepted = ""): "en" | "fr" =>
  accepted
    .split(",")
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find((language) => language === "en" || language === "fr") === "fr"
    ? "fr"
    : "en";

/**
 * Sends the page of an app: always asked for again, packed, and with its own scripts in its policy.
 * @param fill what the running server puts into the built page; the same function each time
 */
export async function sendPage(
  { headers }: Pick<FastifyRequest, "headers">,
  reply: FastifyReply,
  file: string,
  fill: (html: string) => string = asBuilt,
): Promise<FastifyReply> {
  const page = await readPage(file, fill);
  if (!page)
    return reply.code(503).type("text/plain; charset=utf-8").send("This app is not built yet: run `pnpm build`.\n");
  const policy = reply.getHeader("content-security-policy");
  if (typeof policy === "string" && page.scripts !== "")
    void reply.header(
      "content-security-policy",
      policy.replace("script-src 'self'", `script-src 'self' ${page.scripts}`),
    );
  const encoding = encodingFor(headers["accept-encoding"]);
  const tag = `"${page.tag}-${encoding}"`;
  void reply.header("cache-control", "no-cache").header("vary", "accept-encoding, accept-language").header("etag", tag);
  if (headers["if-none-match"] === tag && reply.statusCode === 200) return reply.code(304).send();
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  return reply.type("text/html; charset=utf-8").send(page.bodies[encoding]);
}
