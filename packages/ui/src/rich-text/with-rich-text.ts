import { isBlankHtml, pictureTypes, richTextAttributes, toHtml, videoOf } from "@gatehouse/domain/rich-text";
import { Editor, Element, Node, Path, Point, Range, Text, Transforms } from "slate";
import { blockAt, type BlockChange, linkAt, type MarkName, setKind } from "./commands.ts";
import { fromHtml } from "./from-html.ts";
import { isWritten, pictureFile } from "./pasted-picture.ts";
import { documentOf, slateNodes } from "./slate-document.ts";
import type { RichTextEditorInstance } from "./slate-types.ts";
import { asOneStep, withUndoSteps } from "./undo-steps.ts";

/** What is typed at the beginning of a paragraph, and what it becomes at the next space; code at Enter as well. */
const beginnings: readonly (readonly [RegExp, BlockChange])[] = [
  [/^#$/, { type: "heading", level: 1 }],
  [/^##$/, { type: "heading", level: 2 }],
  [/^###$/, { type: "heading", level: 3 }],
  [/^[-*]$/, { type: "list-item", ordered: false, depth: 0 }],
  [/^1[.)]$/, { type: "list-item", ordered: true, depth: 0 }],
  [/^```$/, { type: "code-block" }],
];

/** What is typed around words, and the mark that they get at the sign that closes it. */
const surroundings: readonly (readonly [RegExp, MarkName, number])[] = [
  [/(?:^|\s)\*\*([^*\s](?:[^*]*[^*\s])?)\*$/, "bold", 2],
  [/(?:^|\s)\*([^*\s](?:[^*]*[^*\s])?)$/, "italic", 1],
  [/(?:^|\s)`([^`]+)$/, "code", 1],
];

const textMarks = ["bold", "italic", "underline", "strike", "code", "color"] as const;

const isHref = (text: string): boolean => richTextAttributes.a?.["href"]?.test(text) ?? false;

function textBefore(editor: RichTextEditorInstance) {
  const { selection } = editor;
  const block = blockAt(editor);
  if (!selection || !Range.isCollapsed(selection) || !block) return undefined;
  const range = { anchor: Editor.start(editor, block[1]), focus: selection.anchor };
  return { block, range, text: Editor.string(editor, range) };
}

/** `# `, `- `, `1. ` and the like. @returns whether the space was that of one */
function styleByBeginning(editor: RichTextEditorInstance): boolean {
  const before = textBefore(editor);
  if (before?.block[0].type !== "paragraph") return false;
  const found = beginnings.find(([sign]) => sign.test(before.text));
  if (!found) return false;
  Transforms.delete(editor, { at: before.range });
  Transforms.unsetNodes(editor, ["align", "indent"], { at: before.block[1] });
  setKind(editor, before.block[1], found[1]);
  if (found[1].type === "code-block") {
    // Code has no marks, nor has what is typed next.
    Transforms.unsetNodes(editor, [...textMarks], { at: before.block[1], match: Text.isText });
    editor.marks = null;
  }
  return true;
}

/** `**bold**`, `*italic*` and `` `code` ``, at the sign that closes it. */
function markBySurrounding(editor: RichTextEditorInstance, typed: string): boolean {
  const before = textBefore(editor);
  if (!before || before.block[0].type === "code-block") return false;
  for (const [pattern, mark, signs] of surroundings) {
    if (typed !== (mark === "code" ? "`" : "*")) continue;
    const inner = pattern.exec(before.text)?.[1];
    const { selection } = editor;
    if (inner === undefined || !selection) continue;
    // One of the closing signs of bold is there already.
    const closing = mark === "bold" ? 1 : 0;
    const end = selection.anchor;
    const length = signs + inner.length + closing;
    if (end.offset < length) return false;
    const start = { path: end.path, offset: end.offset - length };
    Editor.withoutNormalizing(editor, () => {
      Transforms.delete(editor, { at: { anchor: start, focus: end } });
      Transforms.insertNodes(editor, { text: inner, [mark]: true }, { at: start, select: true });
    });
    Editor.removeMark(editor, mark);
    return true;
  }
  return false;
}

/**
 * The pictures that were copied as such: what comes from a text program has a picture of the text beside it, and is text.
 */
export function picturesIn(data: Pick<DataTransfer, "files" | "getData">): readonly File[] {
  const types: readonly string[] = pictureTypes;
  const files = [...data.files].filter(({ type }) => types.includes(type) || type === "image/vnd.microsoft.icon");
  const html = data.getData("text/html");
  const isText = data.getData("text/plain").trim() !== "" || !isBlankHtml(wordsIn(html));
  return isText ? [] : files;
}

/** What is pasted, without pictures: the page that a picture was copied from names it by an address of its own. */
const wordsIn = (html: string): string =>
  html === "" ? "" : toHtml(fromHtml(html.replaceAll(/<img\b[^>]*>/gi, ""), { pasted: true }));

/** Whether everything that there is is selected, and there is something. */
function allSelected(editor: RichTextEditorInstance): boolean {
  const { selection } = editor;
  if (!selection || Range.isCollapsed(selection)) return false;
  const [start, end] = Range.edges(selection);
  return Point.equals(start, Editor.start(editor, [])) && Point.equals(end, Editor.end(editor, []));
}

/** Makes the block of the caret a plain, empty paragraph, in which what is typed looks like nothing of before. */
function makePlain(editor: RichTextEditorInstance): void {
  const [, path] = blockAt(editor) ?? [];
  if (!path) return;
  Transforms.unsetNodes(editor, ["ordered", "depth", "level", "language", "align", "indent"], { at: path });
  Transforms.setNodes(editor, { type: "paragraph" }, { at: path });
  Transforms.unsetNodes(editor, [...textMarks], { at: path, match: Text.isText });
  editor.marks = null;
}

/** Puts the caret that stands at the end of a link behind it: what is typed next is none of it. */
function leaveLink(editor: RichTextEditorInstance): void {
  const { selection } = editor;
  const [, path] = linkAt(editor) ?? [];
  if (!selection || !path || !Range.isCollapsed(selection) || !Editor.isEnd(editor, selection.anchor, path)) return;
  const next = Path.next(path);
  if (Node.has(editor, next)) Transforms.select(editor, Editor.start(editor, next));
}

/** Where each pasted picture stands that has to be sent first, and its file; they are taken out of the text. */
function takeWrittenPictures(editor: RichTextEditorInstance): readonly PastedPicture[] {
  const found = [
    ...Editor.nodes(editor, {
      at: [],
      voids: true,
      match: (node) => Element.isElement(node) && node.type === "picture" && isWritten(node.src),
    }),
  ];
  const places = found.map(([node, path]) => ({ node, place: Editor.pathRef(editor, path) }));
  return places.flatMap(({ node, place }) => {
    const path = place.unref();
    if (!path || !Element.isElement(node) || node.type !== "picture") return [];
    const before = Editor.before(editor, path) ?? Editor.start(editor, path.slice(0, 1));
    const at = Editor.rangeRef(editor, { anchor: before, focus: before }, { affinity: "backward" });
    Transforms.removeNodes(editor, { at: path, voids: true });
    const file = pictureFile(node.src, node.alt);
    const range = at.unref();
    return file && range ? [{ file, at: range }] : [];
  });
}

/** A pasted picture that has to be sent, and where it stood. */
export interface PastedPicture {
  readonly file: File;
  readonly at: Range;
}

/**
 * Gives a Slate editor the ways of comments: what is an element, shortcuts while typing, pasting, undoing.
 * @param pictureAddresses those that pasted pictures may have
 * @param sends where pasted pictures go that stand in their own address; left out, or `current` undefined, their names stay instead
 */
export function withRichText(
  editor: RichTextEditorInstance,
  pictureAddresses: RegExp,
  sends?: { readonly current: ((pictures: readonly PastedPicture[]) => void) | undefined },
): RichTextEditorInstance {
  const { insertText, insertBreak, deleteBackward, deleteFragment, insertData, setFragmentData } = editor;
  const { isInline, isVoid, markableVoid } = editor;
  withUndoSteps(editor);
  editor.isInline = (element) =>
    element.type === "link" || element.type === "mention" || element.type === "picture" || isInline(element);
  editor.isVoid = (element) => element.type === "mention" || element.type === "picture" || isVoid(element);
  editor.markableVoid = (element) => markableVoid(element);

  editor.insertText = (typed, options) => {
    // Keyboards of phones hand over several letters at once: the last is the sign.
    const text = /.[ *`]$/su.test(typed) ? typed.slice(-1) : typed;
    if (text !== typed) insertText(typed.slice(0, -1), options);
    if (text === " " && asOneStep(editor, () => styleByBeginning(editor))) return;
    if ((text === "*" || text === "`") && asOneStep(editor, () => markBySurrounding(editor, text))) return;
    insertText(text, options);
  };

  editor.insertBreak = () => {
    const found = blockAt(editor);
    if (!found) {
      insertBreak();
      return;
    }
    if (textBefore(editor)?.text === "```" && asOneStep(editor, () => styleByBeginning(editor))) return;
    const [block, path] = found;
    const isEmpty = Node.string(block) === "" && block.children.every((child) => !Element.isElement(child));
    if (block.type === "code-block") {
      // An empty last line ends the code.
      const text = Node.string(block);
      const atEnd = editor.selection && Editor.isEnd(editor, editor.selection.anchor, path);
      if (atEnd && text.endsWith("\n")) {
        Transforms.delete(editor, { distance: 1, unit: "character", reverse: true });
        Transforms.insertNodes(
          editor,
          { type: "paragraph", children: [{ text: "" }] },
          { at: [Number(path[0]) + 1], select: true },
        );
      } else editor.insertText("\n");
      return;
    }
    if (block.type === "list-item" && isEmpty) {
      if (block.depth > 0) Transforms.setNodes(editor, { depth: block.depth - 1 }, { at: path });
      else {
        Transforms.unsetNodes(editor, ["ordered", "depth"], { at: path });
        Transforms.setNodes(editor, { type: "paragraph" }, { at: path });
      }
      return;
    }
    insertBreak();
    // What follows a heading is text.
    const next = blockAt(editor);
    if (block.type === "heading" && next && Node.string(next[0]) === "") {
      Transforms.unsetNodes(editor, "level", { at: next[1] });
      Transforms.setNodes(editor, { type: "paragraph" }, { at: next[1] });
    }
  };

  // Keyboards of phones ask for a line within the block, for what was copied too.
  editor.insertSoftBreak = () => editor.insertText("\n");

  editor.deleteBackward = (unit) => {
    const found = blockAt(editor);
    const { selection } = editor;
    if (found && selection && Range.isCollapsed(selection) && Editor.isStart(editor, selection.anchor, found[1])) {
      const [block, path] = found;
      if (block.type !== "paragraph") {
        Transforms.unsetNodes(editor, ["ordered", "depth", "level", "language"], { at: path });
        Transforms.setNodes(editor, { type: "paragraph" }, { at: path });
        return;
      }
    }
    deleteBackward(unit);
  };

  // Who deletes everything begins again, with nothing of the last block's kind.
  editor.deleteFragment = (options) => {
    if (!allSelected(editor)) {
      deleteFragment(options);
      return;
    }
    asOneStep(editor, () => {
      deleteFragment(options);
      makePlain(editor);
    });
  };

  editor.setFragmentData = (data, origin) => {
    setFragmentData(data, origin);
    // What the editor draws says less than what it writes: a list is none there.
    const html = toHtml(documentOf(editor.getFragment()));
    if (html !== "") data.setData("text/html", `<div data-slate-fragment="">${html}</div>`);
  };

  const paste = (data: DataTransfer): void => {
    const text = data.getData("text/plain");
    if (blockAt(editor)?.[0].type === "code-block") {
      insertText(text.replaceAll("\r\n", "\n"));
      return;
    }
    if (isHref(text.trim())) {
      const href = text.trim();
      const selected = editor.selection !== null && Range.isExpanded(editor.selection) && !videoOf(href);
      if (selected) Transforms.wrapNodes(editor, { type: "link", href, children: [] }, { split: true });
      else
        Transforms.insertNodes(editor, {
          type: "link",
          href,
          ...(videoOf(href) ? { video: true } : {}),
          children: [{ text: href }],
        });
      Transforms.move(editor, { unit: "offset" });
      return;
    }
    const html = data.getData("text/html");
    if (html !== "") {
      const pasted = !html.includes("data-slate-fragment");
      const writtenPictures = pasted && sends?.current !== undefined;
      const blocks = slateNodes(fromHtml(html, { pasted, pictureAddresses, writtenPictures }));
      const [only] = blocks;
      // A piece of a line goes into the line.
      if (blocks.length === 1 && only?.type === "paragraph") Transforms.insertFragment(editor, [...only.children]);
      else Transforms.insertFragment(editor, blocks);
      leaveLink(editor);
      if (writtenPictures) {
        const pictures = takeWrittenPictures(editor);
        if (pictures.length > 0) sends?.current?.(pictures);
      }
      return;
    }
    if (text !== "") {
      for (const [place, line] of text.replaceAll("\r\n", "\n").split("\n").entries()) {
        if (place > 0) Transforms.splitNodes(editor, { always: true });
        insertText(line);
      }
      return;
    }
    insertData(data);
  };
  editor.insertData = (data) => asOneStep(editor, () => paste(data));
  return editor;
}

/** Keys and the marks that they set. */
export const markKeys: readonly (readonly [key: string, shift: boolean, MarkName])[] = [
  ["b", false, "bold"],
  ["i", false, "italic"],
  ["u", false, "underline"],
  ["x", true, "strike"],
  ["e", false, "code"],
];
