import type { CodeLanguage } from "@gatehouse/domain/rich-text";
import { type ReactNode, useEffect, useState } from "react";
import { defineChunk } from "../lazy/index.ts";
import type { CodePiece } from "./highlighter.ts";

/** The library that knows languages is fetched when there is code to read. */
const highlighter = defineChunk(() => import("./highlighter.ts"), "later");

const shownPieces = (pieces: readonly CodePiece[]): ReactNode =>
  pieces.map((piece, place) =>
    typeof piece === "string" ? (
      piece
    ) : (
      <span key={place} className={piece.names}>
        {shownPieces(piece.pieces)}
      </span>
    ),
  );

export interface CodeViewProps {
  readonly code: string;
  /** Left out: plain. */
  readonly language: CodeLanguage | undefined;
}

/** Code, highlighted where its language is known. Longer lines are scrolled. */
export function CodeView({ code, language }: CodeViewProps) {
  const [shown, setShown] = useState<{ readonly of: string; readonly nodes: ReactNode }>();
  useEffect(() => {
    if (!language) return;
    let wanted = true;
    const color = async () => {
      const { highlight } = await highlighter.load();
      if (wanted) setShown({ of: code, nodes: shownPieces(highlight(code, language)) });
    };
    // Without colours it can be read as well.
    color().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [code, language]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines are scrolled by the keyboard, too
    <pre tabIndex={0} dir="ltr">
      <code>{shown?.of === code && language ? shown.nodes : code}</code>
    </pre>
  );
}
