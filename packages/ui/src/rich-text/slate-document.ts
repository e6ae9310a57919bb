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

/** What Slate keeps as a document. */
export function documentOf(value: readonly Descendant[]): RichTextDocument {
  return value.flatMap((node): RichTextBlock[] => {
    if (!Element.isElement(node)) return [];
    switch (node.type) {
      case "code-block": {
        const { children, ...rest } = node;
        return [{ ...rest, code: children.map(({ text }) => text).join("") }];
      }
      case "paragraph":
      case "heading":
      case "list-item":
        return [{ ...node, children: node.children.flatMap(readInline) }];
      default:
        return [];
    }
  });
}
