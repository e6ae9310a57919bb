import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll } from "vitest";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
};

/** A small site on the loopback address: files below a folder, and what forms post. */
export interface Site {
  readonly url: string;
  /** The bodies that were posted, oldest first. */
  readonly posted: readonly string[];
}

/**
 * Serves a folder until the last test of the file.
 * @param policy its Content-Security-Policy; without one everything is allowed
 */
export async function serve(folder: string, policy?: string): Promise<Site> {
  const posted: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (policy) response.setHeader("content-security-policy", policy);
    if (request.method === "POST") {
      posted.push(await text(request));
      response
        .setHeader("content-type", types[".html"] ?? "")
        .end("<!doctype html><title>Thanks</title><h1>Thanks</h1>");
      return;
    }
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://x").pathname));
    const file = join(folder, path === "/" ? "index.html" : path);
    try {
      const content = readFileSync(file);
      response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream").end(content);
    } catch {
      response.writeHead(path === "/favicon.ico" ? 204 : 404).end();
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, posted };
}
