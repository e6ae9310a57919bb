import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface ForeignPage {
  /** Its origin. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Styles that mean harm to everything on their page. */
const hostileStyles = `
  body * { all: unset !important; display: none !important; position: static !important; color: red !important;
    pointer-events: none !important; font-size: 3px !important; transform: rotate(40deg) !important; }
  p { display: block !important; }
`;

/**
 * A page of another product, on an origin of its own: with a policy that allows scripts and frames of one other origin and nothing
 * more, and styles that mean harm.
 * @param allowed the origin that its policy allows
 */
export async function openForeignPage(allowed: string, body: string, styles = hostileStyles): Promise<ForeignPage> {
  const policy = `default-src 'none'; style-src 'self'; script-src ${allowed}; frame-src ${allowed}`;
  const server = createServer((request, response) => {
    if (request.url === "/styles.css") return response.setHeader("content-type", "text/css").end(styles);
    return response
      .setHeader("content-type", "text/html")
      .setHeader("content-security-policy", policy)
      .end(
        `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Another product</title><link rel="stylesheet" href="/styles.css"><body><p>Another product</p>${body}</body></html>`,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
