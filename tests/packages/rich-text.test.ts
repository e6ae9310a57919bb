import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { installInto } from "../../scripts/lib/consumer.ts";
import { readmeFiles } from "../../scripts/lib/readme-files.ts";
import { root } from "../../scripts/lib/run.ts";
import { browserPages } from "./support/browser.ts";
import { temporaryFolder } from "./support/folder.ts";
import { tabTo } from "./support/keyboard.ts";
import { programOf, runNode } from "./support/program.ts";
import { type Site, serve } from "./support/server.ts";

/** A fresh app with the examples of the rich text page, below a policy that lets in no style without its nonce. */
const app = temporaryFolder();
const openPage = browserPages();
let site: Site;
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-n1'; img-src 'self'; connect-src 'self'; frame-src https://player.vimeo.com";

const main = `
import { EmbeddedTheme, system } from "@gatehouse/ui/theme";
import { ChakraProvider } from "@chakra-ui/react";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { CommentForm } from "./comment-form";
import { NoteBox } from "./note-box";
import { ShownNote } from "./shown-note";
import { StylesWithNonce } from "./styles-with-nonce";

const colleagues = [{ id: "olive", name: "Olive Operator" }, { id: "omar", name: "Omar Seven" }];

function App() {
  const [sent, setSent] = useState("");
  const show = async (html) => setSent(html);
  return (
    <>
      <CommentForm onSend={show} />
      <NoteBox colleagues={colleagues} onSend={show} />
      <output aria-label="Sent">{sent}</output>
      <section aria-label="Shown"><ShownNote html={sent} /></section>
    </>
  );
}

createRoot(document.getElementById("root")).render(
  <StylesWithNonce nonce="n1"><ChakraProvider value={system}><EmbeddedTheme><App /></EmbeddedTheme></ChakraProvider></StylesWithNonce>,
);
`;

beforeAll(async () => {
  cpSync(join(root, "tests/packages/vite-app"), app, { recursive: true });
  const wanted = ["comment-form.tsx", "note-box.tsx", "shown-note.tsx", "pictures.ts", "clean-note.ts"];
  const files = readmeFiles("ui");
  for (const name of [...wanted, "styles-with-nonce.tsx"]) {
    const code = files[`src/${name}`];
    if (code === undefined) throw new Error(`The docs show no src/${name}.`);
    mkdirSync(dirname(join(app, "src", name)), { recursive: true });
    writeFileSync(join(app, "src", name), code);
  }
  writeFileSync(join(app, "src/main.jsx"), main);
  const page = readFileSync(join(app, "index.html"), "utf8");
  writeFileSync(join(app, "index.html"), page.replace("/src/main.tsx", "/src/main.jsx"));
  await installInto(app, ["@emotion/cache", "@vitejs/plugin-react", "sanitize-html", "vite"]);
  const { code, output } = runNode([programOf(join(app, "node_modules/vite"), "vite"), "build"], app);
  if (code !== 0) throw new Error(output);
  site = await serve(join(app, "dist"), policy);
});

test("a comment is written by keyboard, held back while it is empty, and shown as it was written", async () => {
  const page = await openPage();
  await page.goto(site.url);
  const box = page.getByRole("textbox", { name: "Comment" });
  await page.getByRole("button", { name: "Send" }).first().click();
  await page.getByText("Write something.").waitFor();
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type("- Gate ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("14");
  await page.keyboard.press("Control+b");
  await page.keyboard.press("Enter");
  await page.keyboard.type("at noon");
  // In a list the Tab key goes further in: an empty item ends it.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Send" }).first());
  await page.keyboard.press("Enter");
  const html = "<ul><li>Gate <strong>14</strong></li><li>at noon</li></ul><p></p>";
  await expect.poll(() => page.getByLabel("Sent").textContent()).toBe(html);
  const shown = page.getByRole("region", { name: "Shown" });
  expect(await shown.getByRole("listitem").allTextContents()).toEqual(["Gate 14", "at noon"]);
  // Its styles came with the nonce.
  const border = (element: Element) => getComputedStyle(element).listStyleType;
  expect(await shown.getByRole("list").evaluate(border)).toBe("disc");
});

test("a note takes people and pictures, and code its colours when there is code", async () => {
  const page = await openPage();
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.url());
  });
  const id = "0".repeat(36);
  await page.route("**/pictures", (route) => route.fulfill({ json: { id } }));
  await page.route(`**/pictures/${id}`, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.goto(site.url);
  const box = page.getByRole("textbox", { name: "Note" });
  await box.click();
  await page.keyboard.type("@om");
  await page.getByRole("option", { name: /Omar/ }).waitFor();
  await page.keyboard.press("Enter");
  // A picture from the clipboard, as a browser tells of it.
  await box.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([new Uint8Array(8)], "key.png", { type: "image/png" }));
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await box.getByRole("img", { name: "key.png" }).waitFor();
  const before = scripts.length;
  await page.keyboard.press("Enter");
  await page.keyboard.type('``` {"seat": 14}');
  await page.getByRole("combobox", { name: "Language of the code" }).selectOption("json");
  await box.locator(".hljs-attr").first().waitFor();
  expect(scripts.length).toBeGreaterThan(before);
  await page.getByRole("button", { name: "Send" }).nth(1).click();
  await expect
    .poll(() => page.getByLabel("Sent").textContent())
    .toBe(
      '<p><span data-mention="omar">@Omar Seven</span> <img src="/pictures/000000000000000000000000000000000000" alt="key.png" /></p><pre data-language="json"><code>{"seat": 14}</code></pre>',
    );
  await expect.poll(() => box.textContent()).not.toContain("seat");
});

test("the server's example keeps what the editor wrote, and nothing else", () => {
  const sent =
    '<p>Gate <strong>14</strong> <span data-mention="omar">@Omar</span><img src="https://evil.example/p.gif"><script>x()</script></p>';
  const program = `const { cleanNote } = await import("./src/clean-note.mjs"); console.log(JSON.stringify([cleanNote(${JSON.stringify(sent)}), cleanNote("<p> </p>")]))`;
  // Node takes types off by itself, but wants the endings of files.
  const read = (name: string) => readFileSync(join(app, "src", name), "utf8");
  writeFileSync(join(app, "src/pictures.mjs"), read("pictures.ts"));
  const typed = read("clean-note.ts").replace('"./pictures"', '"./pictures.mjs"').replace("(sent: string)", "(sent)");
  writeFileSync(join(app, "src/clean-note.mjs"), typed);
  const { output } = runNode(["--input-type=module", "--eval", program], app);
  expect(JSON.parse(output)).toEqual([
    {
      html: '<p>Gate <strong>14</strong> <span data-mention="omar">@Omar</span></p>',
      words: "Gate 14 @Omar",
      mentioned: ["omar"],
    },
    null,
  ]);
});
