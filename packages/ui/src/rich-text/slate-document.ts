import type { RichTextBlock, RichTextDocument, RichTextInline, RichTextRun } from "@gatehouse/domain/rich-text";
import { type Descendant, Element } from "slate";
import type { BlockElement, InlineElement } from "./slate-types.ts";

const inlineNode = (inline: RichTextInline): RichTextRun | InlineElement => {
  if (!("type" in inline)) return inline;
  return inline.type === "link"
    ? { ...inline, children: inline.children.map((run) => ({ ...run })) }
    : { ...inline, children: [{ text: "" }] };
};

const nodes = (children: readonly RichTextInline[]) => {
  const list = children.map((child) => ({ ...inlineNode(child) }));
  return list.length > 0 ? list : [{ text: "" }];
};

/** A document as Slate keeps it: never empty. */
export function slateNodes(document: RichTextDocument): BlockElement[] {
  const blocks = document.map((block): BlockElement => {
    if (block.type === "code-block") {
      const { code, ...rest } = block;
      return { ...rest, children: [{ text: code }] };
    }
    return { ...block, children: nodes(block.children) };
  });
  return blocks.length > 0 ? blocks : [{ type: "paragraph", children: [{ text: "" }] }];
}

const readInline = (node: BlockElement["children"][number]): RichTextInline[] => {
  if (!Element.isElement(node)) return node.text === "" ? [] : [node];
  if (node.type === "link") {
    const runs = node.children.filter(({ text }) => text !== "");
    return runs.length > 0 ? [{ ...node, children: runs }] : [];
  }
  const { children: _void, ...rest } = node;
  return [rest];
};

function blockOf(node: Descendant): RichTextBlock | undefined {
  if (!Element.isElement(node)) return undefined;
  switch (node.type) {
    case "code-block": {
      const { children, ...rest } = node;
      return { ...rest, code: children.map(({ text }) => text).join("") };
    }
    case "paragraph":
    case "heading":
    case "list-item":
      return { ...node, children: node.children.flatMap(readInline) };
    default:
      return undefined;
  }
}

/** Slate never changes a node, but puts another in its place: the block of each is read once. */
const known = new WeakMap<Descendant, RichTextBlock | undefined>();

/** What Slate keeps as a document. Blocks that did not change are the same as before. */
export const documentOf = (value: readonly Descendant[]): RichTextDocument =>
  value.flatMap((node) => {
    if (!known.has(node)) known.set(node, blockOf(node));
    return known.get(node) ?? [];
  });
