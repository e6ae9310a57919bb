import { once } from "node:events";
import { copyFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleAlone } from "../../scripts/lib/bundle-alone.ts";
import { installInto } from "../../scripts/lib/consumer.ts";
import { elementFile } from "../../scripts/lib/published-exports.ts";
import { browserPages } from "./support/browser.ts";
import { temporaryFolder } from "./support/folder.ts";
import { serve } from "./support/server.ts";

const folder = temporaryFolder();
const app = temporaryFolder();
const openPage = browserPages();

/** What stands in for the product: a window that says it listens, to the page that its address names, and shows what it hears. */
const page = `<!doctype html><title>Window</title><output></output><script>
  const parentOrigin = new URLSearchParams(location.search).get("parent");
  addEventListener("message", ({ data, origin }) => {
    if (origin === parentOrigin) document.querySelector("output").textContent += JSON.stringify(data);
  });
  const say = (content) => parent.postMessage({ source: "gatehouse-chat", ...content }, parentOrigin);
  say({ type: "ready" });
  addEventListener("keydown", ({ key }) => key === "Escape" && say({ type: "minimise" }));
</script>`;
let product = "";

beforeAll(async () => {
  await installInto(app);
  const file = elementFile("./chat-widget/element");
  copyFileSync(join(app, "node_modules/@gatehouse/ui", file), join(folder, basename(file)));
  const server = createServer((_, response) => response.setHeader("content-type", "text/html").end(page));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => server.close());
  product = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><html lang="en"><title>Elsewhere</title>
     <script type="module" src="${basename(file)}"></script>
     <gatehouse-chat server="${product}" vendor="NWT" visitor-name="Noor Haddad"></gatehouse-chat>`,
  );
});

// CHAT-16
test("the element of the tarball opens its window under the smallest policy, and talks to that origin alone", async () => {
  const site = await serve(folder, `default-src 'none'; script-src 'self'; frame-src ${product}`);
  const elsewhere = await openPage();
  await elsewhere.goto(site.url);
  const button = elsewhere.getByRole("button", { name: "Chat with a travel agent" });
  await button.waitFor();
  expect(elsewhere.frames()).toHaveLength(1);
  await button.click();
  const window = elsewhere.frameLocator("gatehouse-chat iframe");
  await expect.poll(() => window.locator("output").textContent()).toContain("Noor Haddad");
  const address = await elsewhere.locator("gatehouse-chat iframe").getAttribute("src");
  const { origin, pathname, searchParams } = new URL(address ?? "");
  expect([origin, pathname, Object.fromEntries(searchParams)]).toEqual([
    product,
    "/chat/window",
    { vendor: "NWT", parent: new URL(site.url).origin, lang: "en" },
  ]);
  // What the page itself says in the window's name counts for nothing.
  await elsewhere.evaluate(() => postMessage({ source: "gatehouse-chat", type: "unread", count: 5 }, location.origin));
  expect(await button.count()).toBe(0);
  await window.locator("body").press("Escape");
  await button.waitFor();
  await expect.poll(() => button.evaluate((element) => element.matches(":focus"))).toBe(true);
});

test("the component comes without Chakra UI and without anything else of the package", async () => {
  const { modules, files } = await bundleAlone(app, "chat", 'export { ChatWidget } from "@gatehouse/ui/chat-widget";');
  expect(modules.some((file) => file.endsWith("dist/chat-widget/chat-widget.js"))).toBe(true);
  expect(
    modules.filter((file) =>
      /\/node_modules\/(?:@chakra-ui|@emotion|lucide-react)\/|\/ui\/dist\/(?!chat-widget\/)/.test(file),
    ),
  ).toEqual([]);
  expect(files.reduce((sum, { code }) => sum + code.length, 0)).toBeLessThan(20_000);
});
