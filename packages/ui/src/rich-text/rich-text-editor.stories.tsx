import { Button, chakra, HStack } from "@chakra-ui/react";
import { useRef, useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { RichTextEditorHandle } from "./editor-props.ts";
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
  const html = () => canvasElement.querySelector("output")?.textContent ?? "";
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
    await userEvent.keyboard("{Enter}say **loud* and `run`");
    await waitFor(() => expect(html()).toMatch(/<code>run<\/code><\/p>$/));
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
