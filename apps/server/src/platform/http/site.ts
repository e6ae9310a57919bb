import { readFile } from "node:fs/promises";
import path from "node:path";
import { siteFile, sitemap, siteOrigin, sitePageAt } from "@gatehouse/domain/site";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import type { CallContext } from "./call-context.ts";

/** The part of a request by which the server is known where `PUBLIC_URL` does not say it. */
type Asked = Pick<CallContext, "protocol" | "host">;

/** The address that people reach the server at, without a slash at its end; empty where the host that was asked is none. */
export function originOf({ publicUrl }: Pick<Config, "publicUrl">, { protocol, host }: Asked): string {
  if (publicUrl) return new URL(publicUrl).origin;
  return /^[\w.:[\]-]+$/.test(host) ? `${protocol}://${host}` : "";
}

/** Hosts by which a server without `PUBLIC_URL` may be known: pages are packed for each of them, and anybody can name a host. */
const mostHosts = 4;

/**
 * What takes the place of the address in built pages: that of `PUBLIC_URL`, or else that of the host which was asked; for hosts beyond
 * the first few, links begin at this server.
 * @param fill what is put into pages besides
 * @returns the same function for the same address
 */
export function siteFills(config: Pick<Config, "publicUrl">, fill: (html: string) => string) {
  const fills = new Map<string, (html: string) => string>();
  return (asked: Asked): ((html: string) => string) => {
    const named = originOf(config, asked);
    const origin = fills.has(named) || fills.size < mostHosts ? named : "";
    const known = fills.get(origin);
    if (known) return known;
    const made = (html: string): string => fill(html.replaceAll(siteOrigin, origin));
    fills.set(origin, made);
    return made;
  };
}

/** The file of a page about the product, below the build of the traveller site; undefined where the address is none of theirs. */
export function siteFileAt(folder: string, pathname: string): string | undefined {
  const found = sitePageAt(pathname.replace(/(?<=[^/])\/$/, ""));
  return found && path.join(folder, siteFile(found.page, found.language));
}

/** What search engines ask for (SITE-5): the list of the pages, and what is not theirs. */
export function addSite(app: FastifyInstance, folder: string, config: Pick<Config, "publicUrl" | "brand">): void {
  app.get("/sitemap.xml", (request, reply) =>
    reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(sitemap(originOf(config, request), config.brand.routes === "samgi" ? ["/info"] : undefined)),
  );
  app.get("/robots.txt", async (request, reply) => {
    const built = await readFile(path.join(folder, "robots.txt"), "utf8").catch(() => "User-agent: *\n");
    // Of a brand without the site there is one page to be found (BRD-6).
    const rules = config.brand.routes === "samgi" ? "User-agent: *\nDisallow: /\nAllow: /info" : built;
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(`${rules.trimEnd()}\nSitemap: ${originOf(config, request)}/sitemap.xml\n`);
  });
}
