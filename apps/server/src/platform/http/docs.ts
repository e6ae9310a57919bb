import fastifyStatic from "@fastify/static";
import type { Brand } from "@gatehouse/domain/brand";
import type { FastifyInstance } from "fastify";
import { createRequire } from "node:module";
import path from "node:path";
import { escaped } from "./brand.ts";
import { describeCalls } from "./openapi.ts";

const swaggerFolder = path.dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
const served = new Set(["/swagger-ui.css", "/swagger-ui-bundle.js", "/favicon-32x32.png"]);

const pageOf = (product: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(product)} calls</title>
    <link rel="icon" href="/api/docs/files/favicon-32x32.png" />
    <link rel="stylesheet" href="/api/docs/files/swagger-ui.css" />
  </head>
  <body>
    <div id="calls"></div>
    <script src="/api/docs/files/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

// A file of its own: the content security policy takes no inline script.
const start = `SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#calls", deepLinking: true, tryItOutEnabled: true, validatorUrl: null });\n`;

/** The OpenAPI document and a page to read it. */
export async function addDocs(
  app: FastifyInstance,
  version: string,
  brand: Pick<Brand, "name" | "routes">,
): Promise<void> {
  const page = pageOf(brand.name);
  const document = JSON.stringify(await describeCalls(version, brand));
  app.get("/api/openapi.json", (_request, reply) => reply.type("application/json; charset=utf-8").send(document));
  app.get("/api/docs", (_request, reply) => reply.type("text/html; charset=utf-8").send(page));
  app.get("/api/docs/start.js", (_request, reply) => reply.type("text/javascript; charset=utf-8").send(start));
  await app.register(fastifyStatic, {
    root: swaggerFolder,
    prefix: "/api/docs/files/",
    decorateReply: false,
    index: false,
    allowedPath: (name) => served.has(name),
    maxAge: "1d",
  });
}
