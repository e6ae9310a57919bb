import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { capturedSamples, type Pasted, pastedSamples } from "./pasted/index.ts";
import { RichTextEditor } from "./rich-text-editor.tsx";
import { storyWords as words } from "./story-words.ts";

const upload = fn(async (file: File) => ({
  src: "/api/cases/pictures/00000000-0000-4000-8000-000000000001",
  alt: file.name,
}));

const meta = {
  title: "Rich text/Paste",
  component: RichTextEditor,
  args: { label: "Message", words, onChange: fn(), uploadPicture: upload },
  render: function Shown(args) {
    const [html, setHtml] = useState("");
    return (
      <>
        <RichTextEditor
          {...args}
          onChange={(next) => {
            args.onChange(next);
            setHtml(next);
          }}
        />
        <output hidden>{html}</output>
      </>
    );
  },
} satisfies Meta<typeof RichTextEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => ({
  canvas: within(canvasElement),
  box: within(canvasElement).getByRole("textbox", { name: "Message" }),
  html: () => canvasElement.querySelector("output[hidden]")?.textContent ?? "",
});

/** As a browser does it: it tells of the clipboard, and, unless somebody has taken it, of the text that comes from it. */
function paste(box: HTMLElement, { clipboard, files = [] }: Pick<Pasted, "clipboard" | "files">): void {
  const data = new DataTransfer();
  for (const [kind, text] of Object.entries(clipboard)) data.setData(kind, text);
  for (const { name, type } of files) data.items.add(new File(["a picture of the text"], name, { type }));
  const heard = { bubbles: true, cancelable: true };
  if (!box.dispatchEvent(new ClipboardEvent("paste", { ...heard, clipboardData: data }))) return;
  box.dispatchEvent(new InputEvent("beforeinput", { ...heard, inputType: "insertFromPaste", dataTransfer: data }));
}

/** Puts the caret into some words of the box. */
function placeCaretIn(box: HTMLElement, words: string, offset: number): void {
  const letters = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  while (letters.nextNode()) {
    if (letters.currentNode.textContent !== words) continue;
    getSelection()?.collapse(letters.currentNode, offset);
    document.dispatchEvent(new Event("selectionchange"));
    return;
  }
  throw new Error(`${words} is not in the box`);
}

/** Pastes what a program copies, and looks at what has become of it. */
const pasted =
  (sample: Pasted): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    upload.mockClear();
    const { box, html } = parts(canvasElement);
    await userEvent.click(box);
    paste(box, sample);
    await waitFor(() => expect(html()).toBe(sample.becomes));
    // What the program looked like stays there; a picture of the text is none of the text.
    await expect(html()).not.toMatch(/style=|class=|mso-|StartFragment|<o:|&nbsp;/);
    await expect(upload).toHaveBeenCalledTimes([...sample.becomes.matchAll(/<img /g)].length);
  };

// CMT-23
export const WordTextTest: Story = { play: pasted(pastedSamples.wordText) };
export const WordListsTest: Story = { play: pasted(pastedSamples.wordLists) };
export const WordTableTest: Story = { play: pasted(pastedSamples.wordTable) };
export const WordOnlineTest: Story = { play: pasted(pastedSamples.wordOnline) };
export const OutlookTest: Story = { play: pasted(pastedSamples.outlook) };
export const OutlookOnlineTest: Story = { play: pasted(pastedSamples.outlookWeb) };
export const GmailTest: Story = { play: pasted(pastedSamples.gmail) };
export const GmailOfOutlookTest: Story = { play: pasted(pastedSamples.gmailOfOutlook) };
export const OneNoteTest: Story = { play: pasted(pastedSamples.oneNote) };
export const AppleMailTest: Story = { play: pasted(pastedSamples.appleMail) };
export const GoogleDocsTest: Story = { play: pasted(pastedSamples.googleDocs) };
export const GoogleSheetsTest: Story = { play: pasted(pastedSamples.googleSheets) };
export const ExcelTest: Story = { play: pasted(pastedSamples.excel) };
export const PowerPointTest: Story = { play: pasted(pastedSamples.powerPoint) };
export const LibreOfficeTest: Story = { play: pasted(pastedSamples.libreOffice) };
export const PagesTest: Story = { play: pasted(pastedSamples.pages) };
export const WebPageTest: Story = { play: pasted(pastedSamples.webPage) };

// CMT-23: what was captured from the clipboards of programs.
export const CapturedLibreOfficeWriterTest: Story = { play: pasted(capturedSamples.libreOfficeWriter) };
export const CapturedLibreOfficeWordFileTest: Story = { play: pasted(capturedSamples.libreOfficeWordFile) };
export const CapturedLibreOfficeCalcTest: Story = { play: pasted(capturedSamples.libreOfficeCalc) };
export const CapturedLibreOfficeImpressTest: Story = { play: pasted(capturedSamples.libreOfficeImpress) };
export const CapturedGnumericTest: Story = { play: pasted(capturedSamples.gnumeric) };
export const CapturedFirefoxTest: Story = { play: pasted(capturedSamples.firefox) };
export const CapturedThunderbirdTest: Story = { play: pasted(capturedSamples.thunderbird) };
export const CapturedChromiumTest: Story = { play: pasted(capturedSamples.chromium) };
export const CapturedCommentTest: Story = { play: pasted(capturedSamples.chromiumComment) };

/** What is pasted keeps what it is, wherever the caret stands. */
export const InPlaceTest: Story = {
  args: { initialHtml: "<p>ab</p><ul><li>one</li></ul><pre><code>x</code></pre>" },
  play: async ({ canvasElement }) => {
    const { box, html } = parts(canvasElement);
    await userEvent.click(box);
    const blocks = "<h2>Plan</h2><ol><li>first</li></ol><p>last</p>";
    placeCaretIn(box, "ab", 1);
    paste(box, { clipboard: { "text/html": blocks, "text/plain": "Plan" } });
    await waitFor(() => expect(html()).toMatch(/^<p>aPlan<\/p><ol><li>first<\/li><\/ol><p>lastb<\/p>/));
    placeCaretIn(box, "one", 3);
    paste(box, { clipboard: { "text/html": "<p>, <b>two</b></p>", "text/plain": ", two" } });
    await waitFor(() => expect(html()).toContain("<ul><li>one, <strong>two</strong></li></ul>"));
    placeCaretIn(box, "x", 1);
    paste(box, { clipboard: { "text/html": "<p><b>y</b></p><p>z</p>", "text/plain": "y\r\nz" } });
    await waitFor(() => expect(html()).toMatch(/<pre><code>xy\nz<\/code><\/pre>$/));
  },
};

/** What is written after a link that was pasted is none of it. */
export const AfterLinkTest: Story = {
  args: { initialHtml: "<p>See </p>" },
  play: async ({ canvasElement }) => {
    const { box, html } = parts(canvasElement);
    await userEvent.click(box);
    placeCaretIn(box, "See ", 4);
    const address = "https://airline.example/rules";
    paste(box, { clipboard: { "text/plain": address } });
    const first = `<p>See <a href="${address}">${address}</a>`;
    await waitFor(() => expect(html()).toBe(`${first}</p>`));
    await userEvent.type(box, ", or", { skipClick: true });
    await waitFor(() => expect(html()).toBe(`${first}, or</p>`));
    const piece = `<meta charset="utf-8">ask <a href="mailto:desk@travel.example">the desk</a>`;
    paste(box, { clipboard: { "text/html": piece, "text/plain": "ask the desk" } });
    await waitFor(() => expect(html()).toContain("the desk</a></p>"));
    await userEvent.type(box, "!", { skipClick: true });
    await waitFor(() => expect(html()).toMatch(/the desk<\/a>!<\/p>$/));
    const lines = `<ul><li>one</li><li><a href="https://airline.example/seats">seats</a></li></ul>`;
    paste(box, { clipboard: { "text/html": lines, "text/plain": "one\nseats" } });
    await waitFor(() => expect(html()).toContain("seats</a></li></ul>"));
    await userEvent.type(box, " are free", { skipClick: true });
    await waitFor(() => expect(html()).toMatch(/>seats<\/a> are free<\/li><\/ul>$/));
  },
};

/** What is copied here comes out elsewhere as what it is, and comes back unchanged. */
export const CopyTest: Story = {
  args: {
    initialHtml:
      '<h2>Plan</h2><ul><li>one<ul><li>two</li></ul></li></ul><pre data-language="json"><code>{}\n</code></pre><p data-align="center">See <span data-color="red">it</span>  <span data-mention="operator-4">@Olive</span>!</p>',
  },
  play: async ({ args, canvasElement }) => {
    const { box, html } = parts(canvasElement);
    await userEvent.click(box);
    await userEvent.keyboard("{Control>}a{/Control}");
    const data = new DataTransfer();
    // The editor hears a moment later of what is selected.
    await waitFor(() => {
      box.dispatchEvent(new ClipboardEvent("copy", { clipboardData: data, bubbles: true, cancelable: true }));
      return expect(data.getData("text/html")).toContain("<ul><li>one<ul><li>two</li></ul></li></ul>");
    });
    await userEvent.keyboard("{Delete}");
    await waitFor(() => expect(html()).not.toContain("Olive"));
    const clipboard = Object.fromEntries(data.types.map((type) => [type, data.getData(type)]));
    paste(box, { clipboard });
    await waitFor(() => expect(html()).toBe(args.initialHtml));
  },
};
