import { chakra } from "@chakra-ui/react";
import type { RichTextRun } from "@gatehouse/domain/rich-text";
import type { ReactNode } from "react";
import { letterColors } from "./rich-text-styles.ts";

/** Letters in their marks. */
export function RunView({ run, children }: { readonly run: Omit<RichTextRun, "text">; readonly children: ReactNode }) {
  let shown = children;
  if (run.code) shown = <code>{shown}</code>;
  if (run.strike) shown = <s>{shown}</s>;
  if (run.underline) shown = <u>{shown}</u>;
  if (run.italic) shown = <em>{shown}</em>;
  if (run.bold) shown = <strong>{shown}</strong>;
  return run.color ? <chakra.span css={{ color: letterColors[run.color] }}>{shown}</chakra.span> : shown;
}
