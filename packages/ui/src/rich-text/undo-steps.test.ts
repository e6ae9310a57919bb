import { toHtml } from "@gatehouse/domain/rich-text";
import { createEditor, Editor, Transforms } from "slate";
import { withHistory } from "slate-history";
import { withReact } from "slate-react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { insertVideo, setAlignment, setStyle, toggleCodeBlock, toggleList, toggleMark } from "./commands.ts";
import { documentOf } from "./slate-document.ts";
import type { RichTextEditorInstance } from "./slate-types.ts";
import { withRichText } from "./with-rich-text.ts";

let editor: RichTextEditorInstance;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  editor = withRichText(withHistory(withReact(createEditor())), /^$/);
  editor.children = [{ type: "paragraph", children: [{ text: "" }] }];
  Transforms.select(editor, Editor.end(editor, []));
});
afterEach(() => {
  vi.useRealTimers();
});

const html = (): string => toHtml(documentOf(editor.children));
const pause = (milliseconds = 1000): void => {
  vi.setSystemTime(Date.now() + milliseconds);
};
/** Letter by letter, without haste. */
const type = (text: string): void => {
  for (const letter of text) {
    pause(150);
    editor.insertText(letter);
  }
};
const paste = (text: string): void => {
  const data: Pick<DataTransfer, "getData"> = { getData: (kind) => (kind === "text/plain" ? text : "") };
  editor.insertData(data as DataTransfer); // nothing else of it is asked
};
const select = (start: number, end: number): void =>
  Transforms.select(editor, { anchor: { path: [0, 0], offset: start }, focus: { path: [0, 0], offset: end } });

// CMT-24
describe("what is typed", () => {
  test("is one step until somebody pauses for a second", () => {
    type("Two seats");
    pause();
    type(" are left");
    pause(999);
    type("!");
    editor.undo();
    expect(html()).toBe("<p>Two seats are left</p>");
    editor.undo();
    expect(html()).toBe("<p>Two seats</p>");
    editor.undo();
    expect(html()).toBe("<p></p>");
    editor.redo();
    editor.redo();
    editor.redo();
    expect(html()).toBe("<p>Two seats are left!</p>");
  });

  test("goes together with what is deleted and begun anew meanwhile", () => {
    type("Tow");
    editor.deleteBackward("character");
    editor.deleteBackward("character");
    type("wo");
    editor.insertBreak();
    type("next");
    expect(html()).toBe("<p>Two</p><p>next</p>");
    editor.undo();
    expect(html()).toBe("<p></p>");
  });

  test("follows nothing that was undone: what could be done again is gone", () => {
    type("one");
    pause();
    type(" two");
    editor.undo();
    type(" three");
    editor.redo();
    expect(html()).toBe("<p>one three</p>");
    editor.undo();
    expect(html()).toBe("<p>one</p>");
  });
});

// CMT-24
describe("a step of its own, however fast, is", () => {
  test("what is pasted, with all of its lines", () => {
    type("See ");
    paste("gate 14\r\nrow C");
    type("!");
    expect(html()).toBe("<p>See gate 14</p><p>row C!</p>");
    editor.undo();
    expect(html()).toBe("<p>See gate 14</p><p>row C</p>");
    editor.undo();
    expect(html()).toBe("<p>See </p>");
    editor.undo();
    expect(html()).toBe("<p></p>");
  });

  test.each([
    ["a mark", () => toggleMark(editor, "bold"), "<p><strong>word</strong></p>"],
    ["a heading", () => setStyle(editor, "heading-2"), "<h2>word</h2>"],
    ["a list", () => toggleList(editor, true), "<ol><li>word</li></ol>"],
    ["an alignment", () => setAlignment(editor, "center"), '<p data-align="center">word</p>'],
  ])("%s", (_name, act, styled) => {
    type("word");
    select(0, 4);
    act();
    expect(html()).toBe(styled);
    Transforms.collapse(editor, { edge: "end" });
    type("s");
    editor.undo();
    expect(html()).toBe(styled);
    editor.undo();
    expect(html()).toBe("<p>word</p>");
    // Where somebody was, they are again.
    expect(editor.selection).toEqual({ anchor: { path: [0, 0], offset: 0 }, focus: { path: [0, 0], offset: 4 } });
  });

  test("what signs make of a line and of words: the signs come back", () => {
    type("# Plan *soft*");
    expect(html()).toBe("<h1>Plan <em>soft</em></h1>");
    editor.undo();
    expect(html()).toBe("<h1>Plan *soft</h1>");
    editor.undo();
    expect(html()).toBe("<h1></h1>");
    editor.undo();
    expect(html()).toBe("<p>#</p>");
  });

  test("a video", () => {
    type("see ");
    insertVideo(editor, "https://vimeo.com/76979871");
    type("!");
    editor.undo();
    expect(html()).toMatch(/^<p>see <a href="https:\/\/vimeo\.com\/76979871" data-video="true">[^<]*<\/a><\/p>$/);
    editor.undo();
    expect(html()).toBe("<p>see </p>");
  });
});

// CMT-24
test("what was selected when it was typed over is there again, and selected", () => {
  type("seat 14C");
  pause();
  select(5, 8);
  editor.deleteFragment();
  type("2A");
  expect(html()).toBe("<p>seat 2A</p>");
  editor.undo();
  expect(html()).toBe("<p>seat 14C</p>");
  expect(editor.selection).toEqual({ anchor: { path: [0, 0], offset: 5 }, focus: { path: [0, 0], offset: 8 } });
});

// CMT-24
test("a hundred steps are kept, there and back", () => {
  for (let step = 1; step <= 130; step += 1) {
    pause();
    editor.insertText(`${step},`);
  }
  const all = html();
  for (let step = 1; step <= 150; step += 1) editor.undo();
  expect(html()).toMatch(/^<p>1,2,.*,29,30,<\/p>$/);
  for (let step = 1; step <= 150; step += 1) editor.redo();
  expect(html()).toBe(all);
});

// CMT-32
describe("when everything was selected and deleted", () => {
  const all = () => Transforms.select(editor, Editor.range(editor, []));
  test.each<[string, () => void]>([
    ["a heading", () => setStyle(editor, "heading-1")],
    ["a list", () => toggleList(editor, true)],
    ["code", () => toggleCodeBlock(editor)],
    ["a paragraph in the middle", () => setAlignment(editor, "center")],
    ["bold words", () => toggleMark(editor, "bold")],
  ])("%s leaves an empty paragraph, and comes back as it was by one step", (_, look) => {
    type("One");
    look();
    type(" two");
    editor.insertBreak();
    type("Three");
    const before = html();
    pause();
    all();
    editor.deleteFragment();
    expect(html()).toBe("<p></p>");
    pause();
    editor.undo();
    expect(html()).toBe(before);
    editor.redo();
    pause();
    type("New");
    expect(html()).toBe("<p>New</p>");
  });

  test("of a part the block stays what it is", () => {
    setStyle(editor, "heading-1");
    type("One");
    editor.insertBreak();
    type("Two");
    Transforms.select(editor, { anchor: Editor.start(editor, [0]), focus: Editor.end(editor, [0]) });
    editor.deleteFragment();
    expect(html()).toBe("<h1></h1><p>Two</p>");
  });
});
