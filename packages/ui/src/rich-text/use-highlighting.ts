import { useEffect, useRef, useState } from "react";
import { Element, Node, type NodeEntry, type Range } from "slate";
import { defineChunk } from "../lazy/index.ts";
import type { CodePiece } from "./highlighter.ts";
import type { RichTextEditorInstance } from "./slate-types.ts";

/** The library that knows languages is fetched when there is code. */
const highlighter = defineChunk(() => import("./highlighter.ts"), "later");

/** Milliseconds between what is typed and its colours, at most (CMT-16). */
const interval = 1000;

interface Token {
  readonly from: number;
  readonly to: number;
  readonly names: string;
}

function tokensOf(pieces: readonly CodePiece[]): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const walk = (list: readonly CodePiece[], names: string): void => {
    for (const piece of list) {
      if (typeof piece !== "string") walk(piece.pieces, piece.names);
      else {
        if (names !== "") tokens.push({ from: at, to: at + piece.length, names });
        at += piece.length;
      }
    }
  };
  walk(pieces, "");
  return tokens;
}

/** Colours code while it is written: what was typed a moment ago has those of what stood there. */
export function useHighlighting(editor: RichTextEditorInstance) {
  const [colors, setColors] = useState<ReadonlyMap<number, readonly Token[]>>(new Map());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const color = async (): Promise<void> => {
    const blocks = [...editor.children.entries()].flatMap(([place, node]) =>
      Element.isElement(node) && node.type === "code-block" && node.language
        ? [{ place, language: node.language, code: Node.string(node) }]
        : [],
    );
    if (blocks.length === 0) {
      setColors((former) => (former.size === 0 ? former : new Map()));
      return;
    }
    const { highlight } = await highlighter.load();
    setColors(new Map(blocks.map(({ place, code, language }) => [place, tokensOf(highlight(code, language))])));
  };
  const look = (): void => {
    if (timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      // Without colours it can be read as well.
      color().catch(() => undefined);
    }, interval);
  };
  useEffect(() => {
    look();
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for what stands there at first
  }, []);
  const decorate = ([node, path]: NodeEntry): (Range & { token: string })[] => {
    const tokens = colors.get(path[0] ?? -1);
    const block = path.length === 2 ? editor.children[path[0] ?? -1] : undefined;
    if (!tokens || !("text" in node) || !block || !Element.isElement(block) || block.type !== "code-block") return [];
    return tokens
      .filter(({ to }) => to <= node.text.length)
      .map(({ from, to, names }) => ({
        anchor: { path, offset: from },
        focus: { path, offset: to },
        token: names,
      }));
  };
  return { decorate, look, colors };
}
