import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { system } from "../theme/system.ts";
import { RichText } from "./index.ts";
import { ReadyRichTextEditor } from "./ready/index.ts";
import { richTextWords } from "./words/index.ts";

const html = (children: ReactNode): string =>
  renderToString(<ChakraProvider value={system}>{children}</ChakraProvider>);

const comment = '<p>Two <strong>seats</strong> &lt;left&gt;</p><p><img src="/api/cases/pictures/1" alt="Key" /></p>';

test("a server draws the words of a comment, and nothing of its HTML", () => {
  const page = html(<RichText words={richTextWords.en} html={comment} />);
  expect(page).toContain("Two seats &lt;left&gt;\nKey");
  expect(page).not.toMatch(/<strong|<img/);
});

test("a server draws the frame of an editor, and the field that the form sends", () => {
  const page = html(<ReadyRichTextEditor label="Comment" name="comment" initialHtml="<p>Kept</p>" />);
  expect(page).toMatch(/<textarea[^>]* name="comment"[^>]*>&lt;p&gt;Kept/);
  expect(page).toContain('aria-busy="true"');
});
