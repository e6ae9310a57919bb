import { sampleRichText, sanitizeOptions, seededChance, toHtml } from "@gatehouse/domain/rich-text";
import type { Meta, StoryObj } from "@storybook/react-vite";
import sanitizeHtml from "sanitize-html";
import { expect, userEvent, within } from "storybook/test";
import { fromHtml, RichText } from "./index.ts";
import { storyWords as words } from "./story-words.ts";

const meta = {
  title: "Rich text/View",
  tags: ["autodocs"],
  component: RichText,
  args: { words, html: "" },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  args: {
    html: [
      "<h2>Fares from Detroit</h2>",
      '<p>Two seats left on <strong>DL 4880</strong> at 15:05, fare class <code>M</code>. <span data-mention="operator-4">@operator-4</span>, can you hold <em>one</em> for her? <span data-color="red">Until 14:00.</span></p>',
      "<ol><li>Call Delta<ul><li>change fee</li><li>seat</li></ul></li><li>Write to her</li></ol>",
      '<p data-align="center">In the middle</p><p data-indent="2">Further in</p>',
      '<p>See <a href="https://brigidhouse.example/keys">the call house</a>.</p>',
      '<pre data-language="json"><code>{ "flight": "DL 4880", "class": "M" }</code></pre>',
      '<p dir="auto">שלום, הטיסה מאחרת</p>',
    ].join(""),
  },
};

export const EverythingTest: Story = {
  ...Everything,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "Fares from Detroit" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "the call house" })).toHaveAttribute(
      "rel",
      "noopener noreferrer nofollow",
    );
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await expect(await canvas.findByText('"flight"')).toHaveClass("hljs-attr");
  },
};

/** Arabic and Hebrew beside English. */
export const BothWays: Story = {
  args: {
    html: '<h2>خطة الرحلة</h2><p>السيد <span data-mention="operator-4">@Olive Operator</span>، عند <code>gate.B4()</code>، <a href="https://a.example/?q=1">https://a.example/?q=1</a></p><p>The gate is <strong>שער 14</strong>, see below.</p><ul><li>حقيبة واحدة<ul><li>ثمانية كيلوغرامات</li></ul></li><li>One bag</li></ul><ol><li>מושב 14C</li></ol><p data-indent="2">إلى الداخل</p>',
  },
};

// CMT-26: what was written reads as it was written.
export const BothWaysTest: Story = {
  ...BothWays,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const item = (words: string): HTMLElement => {
      const found = canvas.getAllByRole("listitem").find(({ textContent }) => textContent.startsWith(words));
      if (!found) throw new Error(`No item says ${words}`);
      return found;
    };
    const room = (words: string) => {
      const [outer, inner] = [canvasElement.getBoundingClientRect(), item(words).getBoundingClientRect()];
      return { left: inner.left - outer.left, right: outer.right - inner.right };
    };
    // The sign of an item has room on the side where its words begin.
    await expect(room("حقيبة").right).toBeGreaterThan(room("حقيبة").left + 15);
    await expect(room("ثمانية").right).toBeGreaterThan(room("حقيبة").right + 15);
    await expect(room("מושב").right).toBeGreaterThan(room("מושב").left + 15);
    await expect(room("One bag").left).toBeGreaterThan(room("One bag").right + 15);
    await expect(getComputedStyle(canvas.getByText("@Olive Operator")).unicodeBidi).toBe("plaintext");
    await expect(getComputedStyle(canvas.getByRole("heading")).direction).toBe("rtl");
  },
};

export const Video: Story = {
  args: {
    html: '<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" data-video="true">https://www.youtube.com/watch?v=dQw4w9WgXcQ</a></p>',
  },
};

export const VideoTest: Story = {
  ...Video,
  play: async ({ canvasElement }) => {
    // Nothing is asked of the host before somebody presses.
    await expect(canvasElement.querySelector("iframe")).toBeNull();
    await expect(within(canvasElement).getByRole("button", { name: "Play the video (YouTube)" })).toBeVisible();
  },
};

/** What a filter that forgot something would let through: nothing of it is shown, run or fetched. */
export const Hostile: Story = {
  args: {
    html: '<p onclick="x()">a<script>throw new Error("run")</script><img src="https://evil.example/p.gif" onerror="x()"><a href="javascript:x()">b</a><iframe src="https://evil.example"></iframe><style>*{display:none}</style></p>',
  },
};

export const HostileTest: Story = {
  ...Hostile,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("ab")).toBeVisible();
    await expect(canvasElement.querySelector("img, iframe, script, a, [onclick]")).toBeNull();
  },
};

/** Documents by chance. */
const documents = 10_000;

// CMT-4: what is written, sent through the server's filter, and read again is what was written.
export const FixedPointTest: Story = {
  args: { html: `<p>${documents} documents are written, filtered and read back.</p>` },
  play: async () => {
    const random = seededChance(20_261_124);
    for (let round = 0; round < documents; round += 1) {
      const html = toHtml(sampleRichText(random));
      const filtered = sanitizeHtml(html, sanitizeOptions());
      const again = toHtml(fromHtml(filtered));
      if (filtered !== html || again !== html) {
        await expect(filtered).toBe(html);
        await expect(again).toBe(html);
      }
    }
    await userEvent.keyboard("{Tab}");
  },
};
