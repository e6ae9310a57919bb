import { Button, chakra, HStack } from "@chakra-ui/react";
import { useRef, useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { PictureUpload, RichTextEditorHandle } from "./editor-props.ts";
import { RichTextEditor } from "./rich-text-editor.tsx";
import { storyWords as words } from "./story-words.ts";

const meta = {
  title: "Rich text/Editor",
  tags: ["autodocs"],
  component: RichTextEditor,
  args: {
    label: "Message",
    placeholder: "Type your message here...",
    words,
    onChange: fn(),
    onSubmit: fn(),
    mentions: [
      { id: "operator-4", name: "Olive Operator" },
      { id: "operator-7", name: "Omar Seven" },
    ],
  },
  render: function Shown(args) {
    const [html, setHtml] = useState(args.initialHtml ?? "");
    const handle = useRef<RichTextEditorHandle>(null);
    return (
      <chakra.div maxW="42rem">
        <RichTextEditor
          {...args}
          handle={handle}
          onChange={(next) => {
            args.onChange(next);
            setHtml(next);
          }}
          footer={
            <HStack px="2.5" py="2" borderBlockStartWidth="1px" justify="end">
              <Button size="sm" variant="solid" onClick={() => handle.current?.setHtml("")}>
                Send
              </Button>
            </HStack>
          }
        />
        <output hidden>{html}</output>
      </chakra.div>
    );
  },
} satisfies Meta<typeof RichTextEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const box = canvas.getByRole("textbox", { name: "Message" });
  const html = () => canvasElement.querySelector("output[hidden]")?.textContent ?? "";
  return { canvas, box, html };
};

/** As a browser does it: letters come by `beforeinput`, which the editor reads. */
const type = async (box: HTMLElement, text: string) => {
  await userEvent.click(box);
  await userEvent.type(box, text, { skipClick: true });
};

const paste = (box: HTMLElement, data: Readonly<Record<string, string>>) => {
  const transfer = new DataTransfer();
  for (const [kind, text] of Object.entries(data)) transfer.setData(kind, text);
  box.dispatchEvent(
    new InputEvent("beforeinput", {
      inputType: "insertFromPaste",
      dataTransfer: transfer,
      bubbles: true,
      cancelable: true,
    }),
  );
};

export const Empty: Story = {};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    const { canvas, box } = parts(canvasElement);
    await expect(await canvas.findByText("Type your message here...")).toBeVisible();
    await expect(canvas.getByRole("toolbar", { name: "Format" })).toBeVisible();
    // One stop for the tools, one for the text: Tab leaves the box.
    canvas.getByRole("combobox", { name: "Style" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "Bold" })).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect(box).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect(canvas.getByRole("button", { name: "Send" })).toHaveFocus();
  },
};

export const Written: Story = {
  args: {
    initialHtml:
      '<p>Two seats left on <strong>DL 4880</strong> at 15:05, fare class <code>M</code>. Can you hold one for her, <span data-mention="operator-4">@Olive Operator</span>?</p><ul><li>Change fee: <em>none</em></li><li>Seat 14C</li></ul><pre><code>DL 4880  DTW 15:05  RST 16:10</code></pre>',
  },
};

export const WrittenTest: Story = {
  ...Written,
  play: async ({ canvasElement }) => {
    const { canvas, box, html } = parts(canvasElement);
    await expect(box).toHaveTextContent("fare class M");
    await type(box, "!");
    await waitFor(() => expect(html()).toContain("<strong>DL 4880</strong>"));
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(html()).toBe("<p></p>"));
  },
};

export const TypingTest: Story = {
  play: async ({ args, canvasElement }) => {
    const { canvas, box, html } = parts(canvasElement);
    await type(box, "Hello ");
    await userEvent.keyboard("{Control>}b{/Control}");
    await expect(canvas.getByRole("button", { name: "Bold" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("there{Control>}b{/Control} all");
    await waitFor(() => expect(html()).toBe("<p>Hello <strong>there</strong> all</p>"));
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Enter}- one{Enter}two{Tab}{Enter}{Enter}{Enter}1. first{Enter}{Enter}## Plan");
    await waitFor(() =>
      expect(html()).toBe(
        "<p>Hello <strong>there</strong> all</p><ul><li>one<ul><li>two</li></ul></li></ul><ol><li>first</li></ol><h2>Plan</h2>",
      ),
    );
    await userEvent.keyboard("{Enter}say **loud** and *soft* and `run`");
    await waitFor(() =>
      expect(html()).toMatch(/<p>say <strong>loud<\/strong> and <em>soft<\/em> and <code>run<\/code><\/p>$/),
    );
  },
};

export const UndoTest: Story = {
  play: async ({ canvasElement }) => {
    const { box, html } = parts(canvasElement);
    await type(box, "first");
    await waitFor(() => expect(html()).toBe("<p>first</p>"));
    await userEvent.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(html()).toBe("<p></p>"));
    await userEvent.keyboard("{Control>}y{/Control}");
    await waitFor(() => expect(html()).toBe("<p>first</p>"));
  },
};

// CMT-24: what is typed within a second of each other is one step.
export const UndoAfterPauseTest: Story = {
  play: async ({ canvasElement }) => {
    const { box, html } = parts(canvasElement);
    const clock = Date.now;
    let later = 0;
    Date.now = () => clock() + later;
    try {
      await type(box, "first");
      later = 2000;
      await userEvent.keyboard(" second");
      await waitFor(() => expect(html()).toBe("<p>first second</p>"));
      await userEvent.keyboard("{Control>}z{/Control}");
      await waitFor(() => expect(html()).toBe("<p>first</p>"));
      await userEvent.keyboard("{Control>}z{/Control}");
      await waitFor(() => expect(html()).toBe("<p></p>"));
    } finally {
      Date.now = clock;
    }
  },
};

/** What stands before each item, by the counters as a browser counts them. */
const numbersOf = (box: HTMLElement): readonly string[] => {
  const counters = new Map<string, number>();
  const read = (value: string): (readonly [string, number])[] =>
    [...value.matchAll(/(\S+) (-?\d+)/g)].map(([, name = "", count]) => [name, Number(count)] as const);
  for (const [name, count] of read(getComputedStyle(box).counterReset)) counters.set(name, count);
  return [...box.children].flatMap((block) => {
    const { counterIncrement, counterSet } = getComputedStyle(block);
    for (const [name, by] of read(counterIncrement)) counters.set(name, (counters.get(name) ?? 0) + by);
    for (const [name, to] of read(counterSet)) counters.set(name, to);
    const [, name = ""] = /counter\((\S+)\)/.exec(getComputedStyle(block, "::marker").content) ?? [];
    return block.matches("[data-item]") ? [name === "" ? "•" : `${counters.get(name) ?? "?"}.`] : [];
  });
};

// CMT-4: while it is written a list is numbered as it will be read: after anything else it begins at one again.
export const NumbersTest: Story = {
  args: {
    initialHtml:
      "<ol><li>first<ol><li>within</li><li>within</li></ol></li><li>second<ul><li>bullet</li></ul></li></ol><p>between</p><ol><li>again<ol><li>within</li></ol></li><li>second</li></ol><ul><li>bullet</li></ul><ol><li>after a bullet</li></ol><h2>Heading</h2><ul><li>bullet</li></ul><ol><li>first</li></ol>",
  },
  play: async ({ canvasElement }) => {
    const { box } = parts(canvasElement);
    await expect(numbersOf(box).join(" ")).toBe("1. 1. 2. 2. • 1. 1. 2. • 1. • 1.");
  },
};

const longHtml = Array.from(
  { length: 120 },
  (_, place) => `<p>Line ${place + 1}: two seats are left in fare class M.</p>`,
).join("");

/** Whether at least half of the caret is seen. */
const isSeen = (box: HTMLElement): boolean => {
  const { top = 0, height = 0 } = getSelection()?.getRangeAt(0).getBoundingClientRect() ?? {};
  const room = box.getBoundingClientRect();
  const middle = top + height / 2;
  return height > 0 && middle > room.top && middle < room.bottom;
};

// CMT-4: who scrolled away and writes on is taken back to the caret, and each new line is seen.
export const CaretInSightTest: Story = {
  args: { initialHtml: longHtml },
  play: async ({ canvasElement }) => {
    const { box, html } = parts(canvasElement);
    const write = (text: string) => userEvent.type(box, text, { skipClick: true });
    box.focus();
    getSelection()?.selectAllChildren(box);
    getSelection()?.collapseToEnd();
    await write("End.");
    await waitFor(() => expect(html()).toMatch(/End\.<\/p>$/));
    await waitFor(() => expect(isSeen(box)).toBe(true));
    for (const line of ["one", "two", "three"]) {
      await write(`{Enter}${line}`);
      await waitFor(() => expect(html()).toMatch(new RegExp(`<p>${line}</p>$`)));
      await waitFor(() => expect(isSeen(box)).toBe(true));
    }
    box.scrollTop = 0;
    await waitFor(() => expect(isSeen(box)).toBe(false));
    await write("!");
    await waitFor(() => expect(isSeen(box)).toBe(true));
  },
};

export const LinkTest: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, box, html } = parts(canvasElement);
    await type(box, "see ");
    await userEvent.keyboard("{Control>}k{/Control}");
    const address = canvas.getByRole("textbox", { name: "Address" });
    await userEvent.type(address, "javascript:x{Enter}");
    await expect(canvas.getByText(words.addressInvalid)).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, "a.example{Enter}");
    await waitFor(() => expect(html()).toBe('<p>see <a href="https://a.example">https://a.example</a></p>'));
    await waitFor(() => expect(box).toHaveFocus());
  },
};

export const Mentioning: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, box } = parts(canvasElement);
    await type(box, "Please, @o");
    await expect(await canvas.findByRole("option", { name: /Olive Operator/ })).toBeVisible();
  },
};

export const MentionTest: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, box, html } = parts(canvasElement);
    await type(box, "@o");
    await expect(await canvas.findByRole("option", { name: /Olive/ })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(html()).toBe('<p><span data-mention="operator-7">@Omar Seven</span> </p>'));
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

const word =
  "<html xmlns:o=\"urn:schemas-microsoft-com:office:office\"><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment--><p class=MsoNormal>Dear <b>team</b>,<o:p></o:p></p><p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp; </span></span><![endif]>Aisle seat<o:p></o:p></p><p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l1 level2 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><span style='font-weight:bold'>Row 12</span></p><!--EndFragment--></body></html>";
const googleDocs =
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt;">Plan</span></h1><p dir="ltr"><span style="font-weight:400;">Leave </span><span style="font-weight:700;font-style:italic;">early</span></p><ul><li dir="ltr"><p dir="ltr" role="presentation"><span>one</span></p></li><ul><li dir="ltr"><p dir="ltr"><span>two</span></p></li></ul></ul></b>';
const outlook =
  '<div class="WordSection1"><p class="MsoNormal"><span style="color:#1F497D">See <a href="https://a.example/x">this</a><img src="https://tracker.example/p.gif" width=1></span></p><div><p>Second&nbsp;line</p></div></div>';

export const PasteTest: Story = {
  play: async ({ canvasElement }) => {
    const { box, html } = parts(canvasElement);
    await userEvent.click(box);
    paste(box, { "text/html": word, "text/plain": "Dear team" });
    await waitFor(() =>
      expect(html()).toBe(
        "<p>Dear <strong>team</strong>,</p><ul><li>Aisle seat</li></ul><ol><li><strong>Row 12</strong></li></ol>".replace(
          "</li></ul><ol><li><strong>Row 12</strong></li></ol>",
          "<ol><li><strong>Row 12</strong></li></ol></li></ul>",
        ),
      ),
    );
    await userEvent.keyboard("{Control>}a{/Control}");
    paste(box, { "text/html": googleDocs, "text/plain": "Plan" });
    await waitFor(() =>
      expect(html()).toBe(
        "<h1>Plan</h1><p>Leave <em><strong>early</strong></em></p><ul><li>one<ul><li>two</li></ul></li></ul>".replace(
          "<em><strong>early</strong></em>",
          "<strong><em>early</em></strong>",
        ),
      ),
    );
    await userEvent.keyboard("{Control>}a{/Control}");
    paste(box, { "text/html": outlook, "text/plain": "See this" });
    await waitFor(() =>
      expect(html()).toBe('<p>See <a href="https://a.example/x">this</a></p><p>Second\u00A0line</p>'),
    );
    await userEvent.keyboard("{Control>}a{/Control}");
    paste(box, { "text/plain": "https://youtu.be/dQw4w9WgXcQ" });
    await waitFor(() => expect(html()).toContain('data-video="true"'));
  },
};

/** Rows as Excel and Chrome put them on the clipboard, and as Word does, whose cells hold paragraphs. */
const sheet =
  '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table border=0 cellpadding=0 style="border-collapse:collapse"><col width=64><!--StartFragment--><tr height=20><td class=xl65>Name</td><td>Row</td></tr><tr height=20><td><b>Ann</b></td><td align=right>14C</td></tr><!--EndFragment--></table></body></html>';
const wordTable =
  "<table class=MsoTableGrid border=1><tr><td width=200 valign=top><p class=MsoNormal>Out<o:p></o:p></p></td><td><p class=MsoNormal>TP 210</p><p class=MsoNormal>09:15</p></td></tr></table>";

export const PasteTableTest: Story = {
  play: async ({ canvasElement }) => {
    const { box, html } = parts(canvasElement);
    await userEvent.click(box);
    paste(box, { "text/html": sheet, "text/plain": "Name\tRow" });
    await waitFor(() => expect(html()).toBe("<p>Name\tRow</p><p><strong>Ann</strong>\t14C</p>"));
    await userEvent.keyboard("{Control>}a{/Control}");
    paste(box, { "text/html": wordTable, "text/plain": "Out" });
    await waitFor(() => expect(html()).toBe("<p>Out\tTP 210 09:15</p>"));
  },
};

export const Disabled: Story = { args: { disabled: true, initialHtml: "<p>It is being sent.</p>" } };

export const DisabledTest: Story = {
  ...Disabled,
  play: async ({ canvasElement }) => {
    const { canvas, box } = parts(canvasElement);
    await expect(box).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("button", { name: "Bold" })).toBeDisabled();
  },
};

export const Phone: Story = { ...Written, globals: { viewport: { value: "phone" } } };

export const PhoneTest: Story = {
  ...Phone,
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement);
    const toolbar = await canvas.findByRole("toolbar");
    // One row, and every tool is in it.
    await expect(toolbar.clientHeight).toBeLessThan(56);
    const last = within(toolbar).getByRole("button", { name: "Redo" });
    for (const name of ["Code block", "Video", "Indent"]) {
      const tool = within(toolbar).getByRole("button", { name });
      await expect(tool).toBeVisible();
    }
    last.scrollIntoView();
    const { right } = toolbar.getBoundingClientRect();
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1));
  },
};

/** A PNG of one point. */
const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const pictureFile = (name = "brigid.png") =>
  new File([Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))], name, { type: "image/png" });
const pictureSrc = "/api/cases/pictures/00000000-0000-4000-8000-000000000001";

/** A clipboard that holds files, as a browser tells of it. */
const pasteFiles = (box: HTMLElement, files: readonly File[], texts: Readonly<Record<string, string>> = {}) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  for (const [kind, text] of Object.entries(texts)) transfer.setData(kind, text);
  const heard = { bubbles: true, cancelable: true };
  if (!box.dispatchEvent(new ClipboardEvent("paste", { ...heard, clipboardData: transfer }))) return;
  // What nobody has taken becomes text.
  box.dispatchEvent(new InputEvent("beforeinput", { ...heard, inputType: "insertFromPaste", dataTransfer: transfer }));
};

/** What screen readers are told beside it is no more than that. */
const seen = { ignore: "output" };

const shownPicture = ({ alt }: { readonly alt: string }) => <img src={`data:image/png;base64,${png}`} alt={alt} />;

export const Pictures: Story = {
  args: {
    picture: shownPicture,
    uploadPicture: fn(async (file: File) => ({ src: pictureSrc, alt: file.name })),
    onUploading: fn(),
  },
};

// CMT-15: pasted where the caret is, dropped, or chosen.
export const PicturesTest: Story = {
  ...Pictures,
  play: async ({ args, canvasElement }) => {
    const { canvas, box, html } = parts(canvasElement);
    await type(box, "Key code: ");
    pasteFiles(box, [pictureFile()], { "text/html": '<img src="https://elsewhere.example/brigid.png">' });
    await waitFor(() => expect(html()).toBe(`<p>Key code: <img src="${pictureSrc}" alt="brigid.png" /></p>`));
    await userEvent.keyboard("!");
    await waitFor(() => expect(html()).toBe(`<p>Key code: <img src="${pictureSrc}" alt="brigid.png" />!</p>`));
    await expect(args.onUploading).toHaveBeenLastCalledWith(false, []);
    await userEvent.upload(canvas.getByLabelText("Picture", { selector: "input" }), [
      pictureFile("one.png"),
      pictureFile("two.png"),
    ]);
    await waitFor(() => expect(html()).toMatch(/one\.png.*two\.png|two\.png.*one\.png/));
    const transfer = new DataTransfer();
    transfer.items.add(pictureFile("dropped.png"));
    canvas
      .getByRole("toolbar")
      .dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
    await waitFor(() => expect(html()).toContain("dropped.png"));
  },
};

/** Text programs put a picture of the text beside it: the text is meant. */
export const PictureOfTextTest: Story = {
  ...Pictures,
  play: async ({ args, canvasElement }) => {
    const { box } = parts(canvasElement);
    await userEvent.click(box);
    pasteFiles(box, [pictureFile()], { "text/html": "<p>Words</p>", "text/plain": "Words" });
    await userEvent.keyboard("!");
    await expect(args.uploadPicture).not.toHaveBeenCalled();
  },
};

/** Everything selected as a browser does it, and deleted: what is typed next is plain text. */
export const EverythingDeletedTest: Story = {
  args: { initialHtml: "<h1>Title</h1><ul><li>One</li><li>Two</li></ul>" },
  play: async ({ canvasElement }) => {
    const { box, html } = parts(canvasElement);
    await userEvent.click(box);
    getSelection()?.selectAllChildren(box);
    document.dispatchEvent(new Event("selectionchange"));
    box.dispatchEvent(
      new InputEvent("beforeinput", { bubbles: true, cancelable: true, inputType: "deleteContentBackward" }),
    );
    await waitFor(() => expect(box.querySelector("li, h1, ul")).toBeNull());
    await userEvent.keyboard("New");
    await waitFor(() => expect(html()).toBe("<p>New</p>"));
  },
};

/** A point, as pages write it into an address. */
const point =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

/** Pictures that stand in what is pasted are sent, each where it stood; those of pages elsewhere are links, and nothing is fetched. */
export const PastedPicturesTest: Story = {
  ...Pictures,
  play: async ({ args, canvasElement }) => {
    const { box, html } = parts(canvasElement);
    await userEvent.click(box);
    const page = `<p>Gate <img src="${point}" alt="Way to the gate"> is near</p><p><img src="https://elsewhere.example/map.png" alt="Map"><img src="https://tracker.example/open.gif" alt=""></p>`;
    pasteFiles(box, [], { "text/html": page, "text/plain": "Gate is near" });
    await waitFor(() =>
      expect(html()).toBe(
        `<p>Gate <img src="${pictureSrc}" alt="Way to the gate.png" /> is near</p><p><a href="https://elsewhere.example/map.png">Map</a></p>`,
      ),
    );
    await expect(args.uploadPicture).toHaveBeenCalledOnce();
    // Undone, the picture goes first, and then what was pasted.
    await userEvent.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(html()).not.toContain("<img"));
    await userEvent.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(html()).not.toContain("Gate"));
  },
};

/** Where no pictures can be sent, what they are called stays. */
export const PastedPictureNamesTest: Story = {
  play: async ({ canvasElement }) => {
    const { box, html } = parts(canvasElement);
    await userEvent.click(box);
    pasteFiles(box, [], {
      "text/html": `<p>Gate <img src="${point}" alt="Way to the gate"></p>`,
      "text/plain": "Gate",
    });
    await waitFor(() => expect(html()).toBe("<p>Gate Way to the gate</p>"));
  },
};

let answers: ((answer: Awaited<ReturnType<PictureUpload>>) => void)[] = [];
const held = () =>
  new Promise<Awaited<ReturnType<PictureUpload>>>((resolve) => {
    answers = [...answers, resolve];
  });

/** Some of it has been sent already. */
const halfway: PictureUpload = (_file, { onProgress }) => {
  onProgress(0.4);
  return held();
};

export const PictureOnItsWay: Story = {
  args: { ...Pictures.args, uploadPicture: held },
  play: async ({ canvasElement }) => {
    const { canvas, box } = parts(canvasElement);
    await userEvent.click(box);
    pasteFiles(box, [pictureFile()]);
    await expect(await canvas.findByText("brigid.png: 0 % sent", seen)).toBeVisible();
  },
};

/** One that did not arrive is tried again or taken off; what was typed meanwhile keeps its place. */
export const PictureFailedTest: Story = {
  args: { ...Pictures.args, uploadPicture: held },
  play: async ({ canvasElement }) => {
    answers = [];
    const { canvas, box, html } = parts(canvasElement);
    await type(box, "Before ");
    pasteFiles(box, [pictureFile()]);
    await expect(await canvas.findByText("brigid.png: 0 % sent", seen)).toBeVisible();
    await userEvent.keyboard("after");
    answers[0]?.({ problem: "No network." });
    await expect(await canvas.findByText("brigid.png: No network.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.({ src: pictureSrc, alt: "brigid.png" });
    await waitFor(() => expect(html()).toMatch(/^<p>Before .*<img [^>]*>.*<\/p>$/));
    await expect(html().replaceAll(/<[^>]*>/g, "")).toBe("Before after");
    await userEvent.click(box);
    pasteFiles(box, [pictureFile("other.png")]);
    await canvas.findByText("other.png: 0 % sent", seen);
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    answers[2]?.({ src: pictureSrc, alt: "other.png" });
    await waitFor(() => expect(canvas.queryByText(/other\.png/, seen)).toBeNull());
    await expect(html()).not.toContain("other.png");
  },
};

// CMT-15: whoever sends what is written hears of pictures that would be missing. A file that is wrong is not offered again.
export const PictureMissingTest: Story = {
  args: { ...Pictures.args, uploadPicture: held, onUploading: fn() },
  play: async ({ args, canvasElement }) => {
    answers = [];
    const { canvas, box } = parts(canvasElement);
    await userEvent.click(box);
    pasteFiles(box, [pictureFile()]);
    await waitFor(() => expect(answers).toHaveLength(1));
    await expect(args.onUploading).toHaveBeenLastCalledWith(true, []);
    answers[0]?.({ problem: "No network." });
    const again = await canvas.findByRole("button", { name: "Try again" });
    await expect(args.onUploading).toHaveBeenLastCalledWith(false, [{ problem: "No network.", final: false }]);
    await userEvent.click(again);
    await expect(args.onUploading).toHaveBeenLastCalledWith(true, []);
    // The button goes: the keyboard is in the text again.
    await waitFor(() => expect(box).toHaveFocus());
    answers[1]?.({ problem: "It is no picture.", final: true });
    await canvas.findByText("brigid.png: It is no picture.");
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
    await expect(args.onUploading).toHaveBeenLastCalledWith(false, [{ problem: "It is no picture.", final: true }]);
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    await expect(args.onUploading).toHaveBeenLastCalledWith(false, []);
    await waitFor(() => expect(box).toHaveFocus());
  },
};

// CMT-27: pictures from the clipboard have one name all; those in a comment are told apart.
export const PictureNamesTest: Story = {
  ...Pictures,
  play: async ({ canvasElement }) => {
    const { box, html } = parts(canvasElement);
    await userEvent.click(box);
    for (const count of [1, 2, 3]) {
      pasteFiles(box, [pictureFile("image.png")]);
      await waitFor(() => expect(html().match(/<img /g)).toHaveLength(count));
    }
    await expect([...html().matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
      "image.png",
      "image-2.png",
      "image-3.png",
    ]);
  },
};

// CMT-15: who does not see the way of a picture hears of its beginning and its end.
export const PictureSaidTest: Story = {
  args: { ...Pictures.args, uploadPicture: halfway },
  play: async ({ canvasElement }) => {
    answers = [];
    const { canvas, box } = parts(canvasElement);
    const said = canvas.getByRole("status");
    await expect(said).toBeEmptyDOMElement();
    await userEvent.click(box);
    pasteFiles(box, [pictureFile("one.png"), pictureFile("two.png")]);
    await waitFor(() => expect(said).toHaveTextContent("one.png, two.png: 0 % sent"));
    // How far it is can be read, and is not called out at each step.
    await expect(await canvas.findByText("one.png: 40 % sent")).toBeVisible();
    await expect(said).toHaveTextContent("one.png, two.png: 0 % sent");
    answers[0]?.({ src: pictureSrc, alt: "one.png" });
    await waitFor(() => expect(said).toHaveTextContent("one.png has been sent"));
    answers[1]?.({ problem: "No network." });
    await expect(await canvas.findByRole("alert")).toHaveTextContent("two.png: No network.");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(said).toHaveTextContent("two.png: 0 % sent"));
  },
};

// CMT-24: undoing brings back what was written, never what somebody left out or has sent.
export const PictureUndoTest: Story = {
  args: { ...Pictures.args, uploadPicture: held },
  play: async ({ canvasElement }) => {
    answers = [];
    const { canvas, box, html } = parts(canvasElement);
    await type(box, "Key:");
    pasteFiles(box, [pictureFile()]);
    await canvas.findByText("brigid.png: 0 % sent", seen);
    await userEvent.keyboard(" code");
    await waitFor(() => expect(html()).toBe("<p>Key: code</p>"));
    answers[0]?.({ src: pictureSrc, alt: "brigid.png" });
    await waitFor(() => expect(html()).toContain("<img"));
    // The picture alone is taken off, and comes back.
    await userEvent.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(html()).toBe("<p>Key: code</p>"));
    await userEvent.keyboard("{Control>}y{/Control}");
    await waitFor(() => expect(html()).toContain(`<img src="${pictureSrc}"`));
    await userEvent.keyboard("{Control>}z{/Control}");
    // One that was left out before it had arrived is nowhere.
    pasteFiles(box, [pictureFile("other.png")]);
    await canvas.findByText("other.png: 0 % sent", seen);
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    answers[1]?.({ src: pictureSrc, alt: "other.png" });
    await userEvent.click(box);
    await userEvent.keyboard("{Control>}z{/Control}{Control>}y{/Control}");
    await waitFor(() => expect(html()).toBe("<p>Key: code</p>"));
    // What was sent is gone from the box, and from what it can undo.
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(html()).toBe("<p></p>"));
    await userEvent.click(box);
    await userEvent.keyboard("{Control>}z{/Control}{Control>}z{/Control}new");
    await waitFor(() => expect(html()).toBe("<p>new</p>"));
  },
};

// CMT-4: a video is a link to a host whose player is known.
export const VideoTest: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, box, html } = parts(canvasElement);
    await type(box, "see ");
    await userEvent.click(canvas.getByRole("button", { name: "Video" }));
    const address = canvas.getByRole("textbox", { name: "Address of the video" });
    await userEvent.type(address, "https://video.example/1{Enter}");
    await expect(canvas.getByText(words.videoInvalid)).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, "https://vimeo.com/76979871{Enter}");
    await waitFor(() =>
      expect(html()).toBe(
        '<p>see <a href="https://vimeo.com/76979871" data-video="true">https://vimeo.com/76979871</a></p>',
      ),
    );
  },
};

// CMT-16: code has a language, and its colours a second after it was typed at the latest.
export const CodeTest: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, box, html } = parts(canvasElement);
    await type(box, "``` ");
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Language" }), "json");
    await userEvent.click(box);
    await userEvent.keyboard('{{ "seat": 14 }');
    await waitFor(() => expect(html()).toBe('<pre data-language="json"><code>{ "seat": 14 }</code></pre>'));
    await waitFor(() => expect(box.querySelector(".hljs-attr")).toHaveTextContent('"seat"'), { timeout: 5000 });
    await userEvent.keyboard("{Enter}{Enter}text");
    await waitFor(() => expect(html()).toMatch(/<p>text<\/p>$/));
  },
};

/** What stands in an empty box stands where its first letter will. */
export const PlaceholderTest: Story = {
  play: async ({ canvasElement }) => {
    const { box } = parts(canvasElement);
    const hint = await within(box).findByText("Type your message here...");
    const before = hint.getBoundingClientRect();
    await type(box, "T");
    const letter = (await within(box).findByText("T")).getBoundingClientRect();
    await expect(Math.abs(letter.top - before.top)).toBeLessThanOrEqual(3);
    await expect(Math.abs(letter.left - before.left)).toBeLessThanOrEqual(1);
  },
};

// CMT-16: Enter begins code as a space does, in one step of undo.
export const CodeByEnterTest: Story = {
  play: async ({ canvasElement }) => {
    const { box, html } = parts(canvasElement);
    await type(box, "```");
    await userEvent.keyboard("{Enter}gate.B4()");
    await waitFor(() => expect(html()).toBe("<pre><code>gate.B4()</code></pre>"));
    await userEvent.keyboard("{Enter}{Enter}text");
    await waitFor(() => expect(html()).toBe("<pre><code>gate.B4()</code></pre><p>text</p>"));
  },
};

/** Arabic and Hebrew beside English: each block goes the way of its own words. */
const bothWays =
  '<h2>خطة الرحلة</h2><p>السيد <span data-mention="operator-4">@Olive Operator</span>، رقم الرحلة <strong>DL 4880</strong> عند <code>gate.B4()</code>.</p><p>The gate is <strong>שער 14</strong>, see below.</p><ul><li>حقيبة واحدة<ul><li>ثمانية كيلوغرامات</li></ul></li><li>One bag</li></ul><ol><li>מושב 14C</li></ol><p data-indent="2">إلى الداخل</p><p data-align="right">في النهاية</p><pre data-language="json"><code>{ "seat": "14C" }</code></pre>';

export const BothWays: Story = { args: { initialHtml: bothWays } };

const directionOf = (element: Element | null): string => (element ? getComputedStyle(element).direction : "none");

// CMT-26
export const BothWaysTest: Story = {
  ...BothWays,
  play: async ({ canvasElement }) => {
    const { box } = parts(canvasElement);
    const at = (words: string): HTMLElement => {
      const block = [...box.querySelectorAll<HTMLElement>('[data-slate-node="element"][dir]')].find((one) =>
        one.textContent.includes(words),
      );
      if (!block) throw new Error(`No block says ${words}`);
      return block;
    };
    const right = ["خطة", "السيد", "حقيبة", "ثمانية", "מושב", "الداخل", "النهاية"];
    for (const words of right) await expect(directionOf(at(words))).toBe("rtl");
    for (const words of ["The gate", "One bag", "seat"]) await expect(directionOf(at(words))).toBe("ltr");
    // Signs of items and indents stand where the words begin.
    const edges = (words: string) => {
      const { left, right: end } = at(words).getBoundingClientRect();
      const { left: boxLeft, right: boxEnd } = box.getBoundingClientRect();
      return { before: left - boxLeft, after: boxEnd - end };
    };
    await expect(edges("حقيبة").after).toBeGreaterThan(edges("حقيبة").before + 15);
    await expect(edges("ثمانية").after).toBeGreaterThan(edges("حقيبة").after + 15);
    await expect(edges("One bag").before).toBeGreaterThan(edges("One bag").after + 15);
    await expect(getComputedStyle(at("الداخل")).paddingRight).toBe("48px");
  },
};

// CMT-26
export const TypedFromTheRightTest: Story = {
  play: async ({ canvasElement }) => {
    const { box, html } = parts(canvasElement);
    await type(box, "- שער{Enter}");
    await userEvent.keyboard("gate 14");
    await waitFor(() => expect(html()).toBe("<ul><li>שער</li><li>gate 14</li></ul>"));
    const items = [...box.querySelectorAll('[data-slate-node="element"]')];
    await expect(items.map((item) => directionOf(item))).toEqual(["rtl", "ltr"]);
    await userEvent.keyboard("{Enter}{Enter}");
    paste(box, {
      "text/html": '<p dir="RTL" style="text-align:right;direction:rtl">مرحبا 14C</p>',
      "text/plain": "مرحبا",
    });
    await waitFor(() => expect(html()).toMatch(/<p>مرحبا 14C<\/p>$/));
    await expect(directionOf(box.querySelector("p"))).toBe("rtl");
    // The caret stands at the end of the line, which is its left.
    const caret = getSelection()?.getRangeAt(0).getBoundingClientRect();
    const { left, width } = box.getBoundingClientRect();
    await expect(caret?.left).toBeGreaterThan(left + width / 2);
  },
};

/** What a phone does to a word that stands there already: it names the word, and brings another in its place. */
function replace(box: HTMLElement, word: string, by: string, inputType: string): void {
  const letters = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  while (letters.nextNode()) {
    const { currentNode: node } = letters;
    const start = node.textContent?.indexOf(word) ?? -1;
    if (start < 0) continue;
    const place = { startContainer: node, startOffset: start, endContainer: node, endOffset: start + word.length };
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/plain", by);
    box.dispatchEvent(
      new InputEvent("beforeinput", {
        inputType,
        targetRanges: [new StaticRange(place)],
        bubbles: true,
        cancelable: true,
        // Replacing hands it over as a clipboard does, typing as letters.
        ...(inputType === "insertReplacementText" ? { dataTransfer } : { data: by }),
      }),
    );
    return;
  }
  throw new Error(`${word} is not in the box`);
}

// CMT-25: iPhones and spelling checkers replace words in their place.
export const ReplacementTest: Story = {
  args: { initialHtml: "<p>I saw <strong>teh</strong> gate tom</p>" },
  play: async ({ canvasElement }) => {
    const { box, html } = parts(canvasElement);
    await userEvent.click(box);
    replace(box, "teh", "the", "insertReplacementText");
    await waitFor(() => expect(html()).toBe("<p>I saw <strong>the</strong> gate tom</p>"));
    // The word that is offered above the keyboard comes with its space.
    replace(box, "tom", "tomorrow ", "insertReplacementText");
    await waitFor(() => expect(html()).toBe("<p>I saw <strong>the</strong> gate tomorrow </p>"));
    replace(box, "gate", "door", "insertText");
    await waitFor(() => expect(html()).toBe("<p>I saw <strong>the</strong> door tomorrow </p>"));
    await userEvent.keyboard("{Control>}z{/Control}{Control>}z{/Control}");
    await waitFor(() => expect(html()).toBe("<p>I saw <strong>the</strong> gate tom</p>"));
  },
};

// CMT-25: keyboards hand over several letters at once.
export const LettersAtOnceTest: Story = {
  play: async ({ canvasElement }) => {
    const { box, html } = parts(canvasElement);
    await userEvent.click(box);
    const say = (data: string) =>
      box.dispatchEvent(
        new InputEvent("beforeinput", { inputType: "insertText", data, bubbles: true, cancelable: true }),
      );
    say("- ");
    say("one **two**");
    say("!");
    await waitFor(() => expect(html()).toBe("<ul><li>one <strong>two</strong>!</li></ul>"));
    await userEvent.keyboard("{Enter}**three*");
    say("*");
    await waitFor(() => expect(html()).toContain("<li><strong>three</strong></li>"));
    box.dispatchEvent(new InputEvent("beforeinput", { inputType: "insertLineBreak", bubbles: true, cancelable: true }));
    say("four");
    await waitFor(() => expect(html()).toMatch(/<li><strong>three<\/strong><br \/>four<\/li><\/ul>$/));
  },
};

// CMT-27: what screen readers are told of the editor.
export const SaidTest: Story = {
  args: { ...Pictures.args, describedBy: "hint", required: true, invalid: true },
  decorators: [
    (Shown) => (
      <>
        <p id="hint">The traveller reads it.</p>
        <Shown />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { canvas, box } = parts(canvasElement);
    await expect(box).toHaveAccessibleName("Message");
    await expect(box).toHaveAccessibleDescription("The traveller reads it.");
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAttribute("aria-multiline", "true");
    const toolbar = canvas.getByRole("toolbar", { name: "Format" });
    const named = (role: "button" | "combobox") =>
      within(toolbar)
        .getAllByRole(role)
        .map((tool) => {
          const pressed = tool.getAttribute("aria-pressed");
          return `${tool.getAttribute("aria-label") ?? ""}${pressed === null ? "" : `: ${pressed}`}`;
        });
    await expect(named("combobox")).toEqual(["Style", "Colour", "Alignment"]);
    const unpressed = [
      "Bold: false",
      "Italic: false",
      "Underline: false",
      "Strike through: false",
      "Code: false",
      "Numbered list: false",
      "Bulleted list: false",
      "Outdent",
      "Indent",
      "Link: false",
      "Picture",
      "Video: false",
      "Code block: false",
      "Undo",
      "Redo",
    ];
    await expect(named("button")).toEqual(unpressed);
    await type(box, "- ");
    await userEvent.keyboard("{Control>}b{/Control}word");
    await waitFor(() =>
      expect(named("button").filter((name) => name.endsWith(": true"))).toEqual(["Bold: true", "Bulleted list: true"]),
    );
    await userEvent.click(within(toolbar).getByRole("button", { name: "Video" }));
    await expect(within(toolbar).getByRole("button", { name: "Video" })).toHaveAttribute("aria-pressed", "true");
    const address = canvas.getByRole("textbox", { name: "Address of the video" });
    await userEvent.type(address, "x{Enter}");
    await waitFor(() => expect(address).toHaveAccessibleDescription(words.videoInvalid));
    await expect(address).toBeInvalid();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.selectOptions(within(toolbar).getByRole("combobox", { name: "Style" }), "Heading 2");
    await waitFor(() => expect(within(box).getByRole("heading", { level: 2, name: "word" })).toBeVisible());
  },
};
