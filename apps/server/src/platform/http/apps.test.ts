import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testConfig } from "../../../test/config.ts";
import { useDatabase } from "../../../test/database.ts";
import { platformServer } from "../../../test/http.ts";

const database = useDatabase();
const script = `export const x = ${JSON.stringify("y".repeat(5000))};`;
let folder = "";
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "gatehouse-apps-"));
  for (const name of ["dashboard", "public"]) {
    const build = path.join(folder, name);
    mkdirSync(path.join(build, "assets", name), { recursive: true });
    writeFileSync(path.join(build, "index.html"), `<title>${name}</title>`);
    writeFileSync(path.join(build, ".fingerprint"), "secret");
    writeFileSync(path.join(build, `assets/${name}/main-Abc123.js`), script);
    writeFileSync(path.join(build, `assets/${name}/main-Abc123.js.br`), brotliCompressSync(script));
  }
  for (const language of ["en", "fr"])
    writeFileSync(
      path.join(folder, `public/start-${language}.html`),
      `<script>window.first = 1;</script><script src="/x.js"></script><title>start ${language}</title>`,
    );
  mkdirSync(path.join(folder, "public/chat"));
  writeFileSync(path.join(folder, "public/chat/widget.js"), "widget");
  mkdirSync(path.join(folder, "public/embed"));
  writeFileSync(path.join(folder, "public/embed/embed.js"), "embed");
  writeFileSync(path.join(folder, "public/chat.html"), "<title>chat</title>");
  writeFileSync(path.join(folder, "public/robots.txt"), "User-agent: *");
  writeFileSync(path.join(folder, "outside.txt"), "outside");
  app = await platformServer(database, {
    apps: { dashboard: path.join(folder, "dashboard"), public: path.join(folder, "public") },
    frameOrigins: async (vendor) => (vendor === "SKY" ? ["https://www.sky.example"] : []),
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: "GET", url, headers });

test("a page whose address opens a booking tells its address to nobody", async () => {
  for (const url of [
    "/missing-info?searchid=x&bookingNo=1",
    "/missing-info/",
    "/missing-info",
    "/partners/confirm?key=x",
    "/partners/agreement/?key=x",
  ])
    expect((await get(url)).headers["referrer-policy"]).toBe("no-referrer");
  expect((await get("/fsbsearch")).headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
});

// PAY-2
test("only the page to which a bank leads back may stand in a frame of another site", async () => {
  const framed = (await get("/payment/status?status=true")).headers;
  expect(framed["content-security-policy"]).toContain("frame-ancestors *");
  expect(framed).not.toHaveProperty("x-frame-options");
  for (const url of ["/fsbsearch", "/payment/status/more", "/payment", "/login", "/fg48"]) {
    const { headers } = await get(url);
    expect(headers["content-security-policy"], url).toContain("frame-ancestors 'none'");
    expect(headers["x-frame-options"], url).toBe("DENY");
  }
});

// CHAT-16
test("the chat window stands in frames of its vendor's sites alone, and its script loads from any site", async () => {
  const framedBy = async (url: string) =>
    /frame-ancestors ([^;]*)/.exec(String((await get(url)).headers["content-security-policy"]))?.[1];
  const parent = encodeURIComponent("https://www.sky.example");
  expect(await framedBy(`/chat/window?vendor=SKY&parent=${parent}`)).toBe("'self' https://www.sky.example");
  for (const other of [
    "https://evil.example",
    "https://www.sky.example.evil.example",
    "https://www.sky.example; frame-ancestors *",
    "*",
  ])
    expect(await framedBy(`/chat/window?vendor=SKY&parent=${encodeURIComponent(other)}`), other).toBe("'self'");
  expect(await framedBy("/chat/window?vendor=NONE")).toBe("'self'");
  expect(await framedBy("/chat/window?vendor=SKY%3Bx")).toBe("'self'");
  expect(await framedBy("/chat/window")).toBe("'self'");
  const { headers, body } = await get("/chat/widget.js");
  expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
  expect(body).toBe("widget");
});

// EMB-8, EMB-9
test("modules stand in frames of the origin that asks, where its vendor has named it, and of no other page", async () => {
  const headersOf = async (url: string) => (await get(url)).headers;
  const parent = encodeURIComponent("https://www.sky.example");
  for (const module of ["fsb", "trips", "travel-request", "ancillary", "missing-info", "chat"]) {
    const headers = await headersOf(`/embedded/${module}?vendor=SKY&parent=${parent}`);
    expect(headers["content-security-policy"], module).toMatch(/frame-ancestors https:\/\/www\.sky\.example$/);
    expect(headers, module).not.toHaveProperty("x-frame-options");
  }
  for (const url of [
    "/embedded/trips",
    "/embedded/trips?vendor=SKY",
    `/embedded/trips?vendor=NONE&parent=${parent}`,
    `/embedded/trips?vendor=SKY&parent=${encodeURIComponent("https://evil.example")}`,
    `/embedded/trips?vendor=SKY&parent=${encodeURIComponent("https://www.sky.example; frame-ancestors *")}`,
    `/embedded/other?vendor=SKY&parent=${parent}`,
    `/embedded/trips/more?vendor=SKY&parent=${parent}`,
    `/embedded?vendor=SKY&parent=${parent}`,
    `/dashboard/embedded/trips?vendor=SKY&parent=${parent}`,
    `/login?vendor=SKY&parent=${parent}`,
  ]) {
    const headers = await headersOf(url);
    expect(headers["content-security-policy"], url).toContain("frame-ancestors 'none'");
    expect(headers["x-frame-options"], url).toBe("DENY");
  }
  const { headers, body } = await get("/embed.js");
  expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
  expect(body).toBe("embed");
});

// EMB-1
test("below the dashboard the modules of frames lead to its own pages", async () => {
  for (const [module, page] of [
    ["fsb", "/dashboard/fsb"],
    ["trips", "/dashboard/my-trips/upcoming-trips"],
    ["travel-request", "/dashboard/travel-request/create"],
    ["ancillary/", "/dashboard/ancillary/add"],
    ["missing-info", "/dashboard/traveler-profile"],
    ["chat", "/dashboard/chat"],
  ]) {
    const { statusCode, headers } = await get(`/dashboard/embedded/${module}`);
    expect([statusCode, headers.location], module).toEqual([302, page]);
  }
  expect((await get("/dashboard/embedded/other")).statusCode).toBe(404);
});

// API-12
test.each(["/checkin/reload", "/checkin/past-data?pnr=K7XQ2M", "/checkin"])(
  "%s leads below the dashboard",
  async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([302, `/dashboard${url}`]);
  },
);

test.each([
  ["/login", "dashboard"],
  ["/login?redirectUrl=%2Fdashboard", "dashboard"],
  ["/reset-password", "dashboard"],
  ["/dashboard", "dashboard"],
  ["/dashboard/checkin/info", "dashboard"],
  ["/embedded/chat", "dashboard"],
  ["/fsbsearch?from=DEL", "public"],
  ["/fg48?searchid=1", "public"],
  ["/fsbsearch/", "public"],
  ["/missing-info/8c1f", "public"],
])("%s is a page of the %s app, always fresh", async (url, which) => {
  const response = await get(url);
  expect([response.statusCode, response.body]).toEqual([200, `<title>${which}</title>`]);
  expect(response.headers["cache-control"]).toBe("no-cache");
  expect(response.headers["content-type"]).toContain("text/html");
});

test.each([
  ["/logins", "public"],
  ["/checkins", "public"],
  ["/dashboards/x", "public"],
  ["/fsbsearch/x", "public"],
  ["/wp-login.php", "public"],
  ["/dashboard/nothing", "dashboard"],
  ["/dashboard/report/nothing", "dashboard"],
])("%s is nothing, and the %s app's page says so", async (url, which) => {
  const response = await get(url);
  expect([response.statusCode, response.body]).toEqual([404, `<title>${which}</title>`]);
  const again = await get(url, { "if-none-match": String(response.headers.etag) });
  expect(again.statusCode).toBe(404);
});

// DIS-5, TRV-7
test("the landing page of a link is in the link's language, or else in the browser's", async () => {
  const files = ["en", "fr"].map((language) => [language, path.join(folder, `public/fg48-${language}.html`)] as const);
  for (const [language, file] of files) writeFileSync(file, `<title>landing ${language}</title>`);
  const title = async (url: string, language: string) => (await get(url, { "accept-language": language })).body;
  expect(await title("/fg48?lang=fr&searchid=1", "en")).toBe("<title>landing fr</title>");
  expect(await title("/fg48?searchid=1&lang=en", "fr")).toBe("<title>landing en</title>");
  expect(await title("/fg48", "fr-FR,fr;q=0.9")).toBe("<title>landing fr</title>");
  expect(await title("/fg48?lang=xx", "de")).toBe("<title>landing en</title>");
  for (const [, file] of files) rmSync(file);
});

describe("the start page", () => {
  const ask = (url: string, language?: string) =>
    get(url, language === undefined ? {} : { "accept-language": language });

  test.each([
    ["fr-FR,fr;q=0.9,en;q=0.8", "fr"],
    ["de-DE,fr;q=0.9,en;q=0.8", "fr"],
    ["en-GB,en;q=0.9,fr;q=0.8", "en"],
    ["de", "en"],
    [undefined, "en"],
  ])("comes as a picture in the reader's language: %s is %s", async (accepted, language) => {
    for (const url of ["/", "/fsbsearch"]) {
      const { body, headers } = await ask(url, accepted);
      expect(body).toContain(`<title>start ${language}</title>`);
      expect(headers.vary).toMatch(/accept-language/);
    }
  });

  test("is no picture where the address says more, nor for a path below it", async () => {
    for (const url of ["/fsbsearch?from=CDG", "/?lang=fr", "/fsbsearch/x", "/missing-info"])
      expect((await ask(url, "fr")).body).toBe("<title>public</title>");
  });

  test("has its own scripts in its policy, and in no other page's", async () => {
    const policy = (await ask("/fsbsearch")).headers["content-security-policy"];
    const hash = createHash("sha256").update("window.first = 1;").digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect((await ask("/missing-info")).headers["content-security-policy"]).toContain("script-src 'self';");
  });

  test("comes compressed, and not at all to who has it", async () => {
    const packed = await get("/fsbsearch", { "accept-encoding": "gzip, deflate, br" });
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(packed.rawPayload).toString()).toContain("start en");
    const plain = await get("/fsbsearch", { "accept-encoding": "br;q=0, identity" });
    expect(plain.headers).not.toHaveProperty("content-encoding");
    expect(plain.headers.etag).not.toBe(packed.headers.etag);
    const known = await get("/fsbsearch", {
      "accept-encoding": "br",
      "if-none-match": String(packed.headers.etag),
    });
    expect([known.statusCode, known.body]).toEqual([304, ""]);
  });

  test("is read again when it is built again", async () => {
    const file = path.join(folder, "public/index.html");
    writeFileSync(file, "<title>built again</title>");
    utimesSync(file, 1, 1);
    expect((await get("/missing-info")).body).toBe("<title>built again</title>");
    writeFileSync(file, "<title>public</title>");
    expect((await get("/missing-info")).body).toBe("<title>public</title>");
  });
});

describe("assets", () => {
  test("are kept for ever, and come compressed where that is understood", async () => {
    for (const name of ["dashboard", "public"]) {
      const plain = await get(`/assets/${name}/main-Abc123.js`);
      expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      const packed = await get(`/assets/${name}/main-Abc123.js`, { "accept-encoding": "br, gzip" });
      expect(packed.headers["content-encoding"]).toBe("br");
      expect(packed.headers["content-type"]).toContain("javascript");
      expect(packed.headers.vary).toContain("accept-encoding");
      expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(script);
    }
  });

  test.each([
    "/assets/dashboard/gone.js",
    "/assets/public/",
    "/assets/other/x.js",
    "/assets/dashboard/..%2f..%2f..%2foutside.txt",
    "/assets",
  ])("%s is no page in disguise", async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.body).not.toMatch(/<title>|outside/);
  });
});

test("files beside a page are served, hidden ones and those outside are not", async () => {
  writeFileSync(path.join(folder, "public/note.txt"), "note");
  const again = await platformServer(database, {
    apps: { dashboard: path.join(folder, "dashboard"), public: path.join(folder, "public") },
  });
  expect((await again.inject({ method: "GET", url: "/note.txt" })).body).toBe("note");
  await again.close();
  for (const url of ["/.fingerprint", "/..%2foutside.txt", "/outside.txt"])
    expect((await get(url)).body).toBe("<title>public</title>");
});

test("the traveller site tells crawlers in a text file what is not theirs", async () => {
  const robots = readFileSync(new URL("../../../../public/public/robots.txt", import.meta.url), "utf8");
  for (const path of ["/api/", "/dashboard", "/login", "/missing-info", "/fg48", "/payment"])
    expect(robots).toMatch(new RegExp(`^Disallow: ${path}$`, "m"));
  expect(robots).not.toMatch(/^Disallow: \/$/m);
  const { headers } = await get("/robots.txt");
  expect(headers["content-type"]).toMatch(/^text\/plain/);
});

// SITE-2, SITE-5
describe("a page about the product", () => {
  const built = '<title>built</title><link rel="canonical" href="https://origin.invalid/product">';
  const filled = (origin: string) => built.replace("https://origin.invalid", origin);

  test("is its file in the language of its address, and is asked for again each time", async () => {
    for (const language of ["en", "fr"]) {
      mkdirSync(path.join(folder, `public/site/${language}/product`), { recursive: true });
      writeFileSync(path.join(folder, `public/site/${language}/product.html`), `${built}${language}`);
      writeFileSync(path.join(folder, `public/site/${language}/product/auto-checkin.html`), `in ${language}`);
    }
    const { headers, body } = await get("/product", { "accept-language": "fr" });
    expect(body).toBe(`${filled("http://localhost:80")}en`);
    expect(headers["cache-control"]).toBe("no-cache");
    expect((await get("/product/fr")).body).toBe(`${filled("http://localhost:80")}fr`);
    expect((await get("/product/fr/auto-checkin?x=1")).body).toBe("in fr");
    expect((await get("/product/auto-checkin/")).body).toBe("in en");
    for (const url of ["/product/none", "/product/de", "/site/en/product.html"])
      expect((await get(url)).statusCode, url).toBe(404);
  });

  test("names the address that people know, as the lists for search engines do", async () => {
    const known = await platformServer(database, {
      apps: { dashboard: path.join(folder, "dashboard"), public: path.join(folder, "public") },
      config: testConfig({ DEMO: "off", PUBLIC_URL: "https://www.sky.example/ignored" }),
    });
    const ask = (url: string) => known.inject({ method: "GET", url, headers: { host: "evil.example" } });
    expect((await ask("/product")).body).toBe(`${filled("https://www.sky.example")}en`);
    expect((await ask("/robots.txt")).body).toContain("\nSitemap: https://www.sky.example/sitemap.xml\n");
    const list = await ask("/sitemap.xml");
    expect(list.headers["content-type"]).toContain("application/xml");
    expect(list.body).toContain("<loc>https://www.sky.example/product/fr/auto-checkin</loc>");
    expect(list.body).not.toContain("evil");
    await known.close();
    // Each server gives its own.
    expect((await get("/product")).body).toBe(`${filled("http://localhost:80")}en`);
  });

  test("without PUBLIC_URL names the host that was asked, and packs pages for a few hosts only", async () => {
    const known = await platformServer(database, {
      apps: { dashboard: path.join(folder, "dashboard"), public: path.join(folder, "public") },
      config: testConfig({ DEMO: "off" }),
    });
    const bodyFor = async (host: string) =>
      (await known.inject({ method: "GET", url: "/product", headers: { host } })).body;
    for (const host of ["one.example", "two.example", "three.example", "four.example"])
      expect(await bodyFor(host)).toBe(`${filled(`http://${host}`)}en`);
    expect(await bodyFor("five.example")).toBe(`${filled("")}en`);
    expect(await bodyFor("one.example")).toBe(`${filled("http://one.example")}en`);
    await known.close();
  });
});

test("an unknown call is an error, never a page; nor is anything but reading", async () => {
  expect((await get("/api/nothing")).statusCode).toBe(404);
  expect((await get("/api")).headers["content-type"]).toContain("application/json");
  expect((await app.inject({ method: "POST", url: "/login" })).statusCode).toBe(404);
});

test("long answers of calls are compressed, live streams and sign-ins are not", async () => {
  const document = await get("/api/openapi.json", { "accept-encoding": "br" });
  expect(document.headers["content-encoding"]).toBe("br");
  expect(
    (await app.inject({ method: "POST", url: "/api/auth/login", headers: { "accept-encoding": "br" } })).headers,
  ).not.toHaveProperty("content-encoding");
});

test("an app that is not built says what to do", async () => {
  const empty = await platformServer(database, {
    apps: { dashboard: path.join(folder, "none"), public: path.join(folder, "none") },
  });
  const response = await empty.inject({ method: "GET", url: "/login" });
  expect([response.statusCode, response.body]).toEqual([503, "This app is not built yet: run `pnpm build`.\n"]);
  await empty.close();
});
