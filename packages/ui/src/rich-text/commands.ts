import {
  type CodeLanguage,
  maximumIndent,
  type RichTextAlignment,
  type RichTextColor,
} from "@gatehouse/domain/rich-text";
import { Editor, Element, Node, type Path, Range, Transforms } from "slate";
import type { BlockElement, LinkElement, RichTextEditorInstance } from "./slate-types.ts";
import { asOneStep } from "./undo-steps.ts";

export type MarkName = "bold" | "italic" | "underline" | "strike" | "code";
export type BlockStyle = "paragraph" | "heading-1" | "heading-2" | "heading-3";

const isBlock = (node: Node): node is BlockElement =>
  Element.isElement(node) && node.type !== "link" && node.type !== "mention" && node.type !== "picture";

/** The block in which the selection begins. */
export function blockAt(editor: RichTextEditorInstance): readonly [BlockElement, Path] | undefined {
  if (!editor.selection) return undefined;
  const [entry] = Editor.nodes(editor, { at: Editor.unhangRange(editor, editor.selection), match: isBlock });
  return entry;
}

const blocks = (editor: RichTextEditorInstance) =>
  editor.selection
    ? [...Editor.nodes(editor, { at: Editor.unhangRange(editor, editor.selection), match: isBlock })]
    : [];

const hasMark = (editor: RichTextEditorInstance, mark: MarkName): boolean =>
  editor.selection !== null && Editor.marks(editor)?.[mark] === true;

/** Makes the selected text bold, italic and so on, or takes that off. */
export function toggleMark(editor: RichTextEditorInstance, mark: MarkName): void {
  asOneStep(editor, () => {
    if (blockAt(editor)?.[0].type === "code-block") return;
    if (hasMark(editor, mark)) Editor.removeMark(editor, mark);
    else Editor.addMark(editor, mark, true);
  });
}

/** Colours the selected text, or takes its colour off. */
export function setColor(editor: RichTextEditorInstance, color: RichTextColor | "none"): void {
  asOneStep(editor, () => {
    if (color === "none") Editor.removeMark(editor, "color");
    else Editor.addMark(editor, "color", color);
  });
}

/** Properties that belong to one kind of block alone. */
const own = ["level", "ordered", "depth", "language"] as const;

/** What a block becomes. */
export type BlockChange =
  | { readonly type: "paragraph" | "code-block" }
  | { readonly type: "heading"; readonly level: 1 | 2 | 3 }
  | { readonly type: "list-item"; readonly ordered: boolean; readonly depth: number };

/** Gives a block its kind; what it has of another kind is taken off before. */
export function setKind(editor: RichTextEditorInstance, path: Path, to: BlockChange): void {
  Transforms.setNodes<BlockElement>(editor, to, { at: path });
}

function become(editor: RichTextEditorInstance, path: Path, to: BlockChange): void {
  Editor.withoutNormalizing(editor, () => {
    const node = Node.get(editor, path);
    const gone: string[] = own.filter((name) => name in node && !(name in to));
    if (to.type === "list-item" || to.type === "code-block") gone.push("align", "indent");
    if (gone.length > 0) Transforms.unsetNodes(editor, gone, { at: path });
    if (to.type === "code-block") flatten(editor, path);
    setKind(editor, path, to);
  });
}

/** Code has no marks and no links. */
function flatten(editor: RichTextEditorInstance, path: Path): void {
  const text = Node.string(Node.get(editor, path));
  const { selection } = editor;
  Transforms.removeNodes(editor, { at: path });
  Transforms.insertNodes(editor, { type: "code-block", children: [{ text }] }, { at: path });
  if (selection) Transforms.select(editor, Editor.end(editor, path));
}

/** Makes the selected blocks paragraphs, headings or quotes. */
export function setStyle(editor: RichTextEditorInstance, style: BlockStyle): void {
  asOneStep(editor, () => {
    const level = Number(style.at(-1)) as 1 | 2 | 3; // of "heading-1" to "heading-3"
    for (const [, path] of blocks(editor))
      become(editor, path, style === "paragraph" ? { type: "paragraph" } : { type: "heading", level });
  });
}

const listOf = (editor: RichTextEditorInstance): "ordered" | "bulleted" | undefined => {
  const block = blockAt(editor)?.[0];
  return block?.type === "list-item" ? (block.ordered ? "ordered" : "bulleted") : undefined;
};

/** Makes the selected blocks a list, or takes them out of one. */
export function toggleList(editor: RichTextEditorInstance, ordered: boolean): void {
  asOneStep(editor, () => {
    const off = listOf(editor) === (ordered ? "ordered" : "bulleted");
    for (const [block, path] of blocks(editor))
      become(
        editor,
        path,
        off
          ? { type: "paragraph" }
          : { type: "list-item", ordered, depth: block.type === "list-item" ? block.depth : 0 },
      );
  });
}

/** By a step: items of lists go deeper, paragraphs and headings further in. @param by 1 or −1 */
export function indentBy(editor: RichTextEditorInstance, by: 1 | -1): void {
  asOneStep(editor, () => {
    for (const [block, path] of blocks(editor)) {
      if (block.type === "list-item") {
        const before = path[0] ? Node.get(editor, [path[0] - 1]) : undefined;
        const most = before && isBlock(before) && before.type === "list-item" ? before.depth + 1 : 0;
        const depth = Math.max(0, Math.min(block.depth + by, most, maximumIndent));
        if (by < 0 && block.depth === 0) become(editor, path, { type: "paragraph" });
        else Transforms.setNodes(editor, { depth }, { at: path });
      } else if (block.type !== "code-block") {
        const indent = Math.max(0, Math.min((block.indent ?? 0) + by, maximumIndent));
        if (indent === 0) Transforms.unsetNodes(editor, "indent", { at: path });
        else Transforms.setNodes(editor, { indent }, { at: path });
      }
    }
  });
}

/** Aligns the selected blocks. */
export function setAlignment(editor: RichTextEditorInstance, align: RichTextAlignment | "start"): void {
  asOneStep(editor, () => {
    for (const [block, path] of blocks(editor)) {
      if (block.type === "list-item" || block.type === "code-block") continue;
      if (align === "start") Transforms.unsetNodes(editor, "align", { at: path });
      else Transforms.setNodes(editor, { align }, { at: path });
    }
  });
}

/** Makes the selected blocks a block of code, or text again. */
export function toggleCodeBlock(editor: RichTextEditorInstance): void {
  asOneStep(editor, () => {
    const off = blockAt(editor)?.[0].type === "code-block";
    for (const [, path] of blocks(editor)) become(editor, path, { type: off ? "paragraph" : "code-block" });
  });
}

/** Says in which language a block of code is written. */
export function setLanguage(editor: RichTextEditorInstance, language: CodeLanguage | "plain"): void {
  asOneStep(editor, () => {
    for (const [block, path] of blocks(editor)) {
      if (block.type !== "code-block") continue;
      if (language === "plain") Transforms.unsetNodes(editor, "language", { at: path });
      else Transforms.setNodes(editor, { language }, { at: path });
    }
  });
}

const isLink = (node: Node): node is LinkElement => Element.isElement(node) && node.type === "link";

/** The link in which the cursor stands, with its place; undefined where it stands in none. */
export function linkAt(editor: RichTextEditorInstance): readonly [LinkElement, Path] | undefined {
  if (!editor.selection) return undefined;
  const [entry] = Editor.nodes(editor, { match: isLink });
  return entry;
}

/** Makes a link of what is selected, or changes the one that the caret is in. */
export function setLink(editor: RichTextEditorInstance, href: string): void {
  asOneStep(editor, () => {
    const former = linkAt(editor);
    if (former) {
      Transforms.setNodes(editor, { href }, { at: former[1] });
      return;
    }
    if (!editor.selection || Range.isCollapsed(editor.selection))
      Transforms.insertNodes(editor, { type: "link", href, children: [{ text: href }] });
    else Transforms.wrapNodes(editor, { type: "link", href, children: [] }, { split: true });
    Transforms.move(editor, { unit: "offset" });
  });
}

/** Puts a video where the caret is. @param href an address that `videoOf` knows */
export function insertVideo(editor: RichTextEditorInstance, href: string): void {
  asOneStep(editor, () => {
    Transforms.insertNodes(editor, { type: "link", href, video: true, children: [{ text: href }] });
    Transforms.move(editor, { unit: "offset" });
  });
}

/** Takes the link off the selected text, which stays. */
export function removeLink(editor: RichTextEditorInstance): void {
  asOneStep(editor, () => {
    Transforms.unwrapNodes(editor, { match: isLink });
  });
}

/** An address as somebody types it: without a scheme it is a page's. */
export const completeAddress = (typed: string): string => {
  const text = typed.trim();
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return `mailto:${text}`;
  return /^[a-z][a-z0-9+.-]*:/i.test(text) || text === "" ? text : `https://${text}`;
};
