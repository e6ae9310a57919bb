import type { FieldSource } from "./reading.ts";

const excerptLength = 160;

/** A text of a file, which tells where in it something stands. */
export class Part {
  readonly name: string;
  readonly text: string;
  /** Whether its letters can be trusted. */
  readonly sureOfLetters: boolean;
  private lineStarts: readonly number[] | undefined;

  constructor(name: string, text: string, sureOfLetters = true) {
    this.name = name;
    this.text = text;
    this.sureOfLetters = sureOfLetters;
  }

  /** The line of an offset, from 1. */
  lineAt(offset: number): number {
    if (!this.lineStarts) {
      const starts = [0];
      for (let at = this.text.indexOf("\n"); at >= 0; at = this.text.indexOf("\n", at + 1)) starts.push(at + 1);
      this.lineStarts = starts;
    }
    let [low, high] = [0, this.lineStarts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  }

  source(path: string, at: number, end: number): FieldSource {
    const written = this.text.slice(at, Math.min(end, at + 4 * excerptLength));
    const short = tidyText(written);
    return {
      part: this.name,
      path,
      line: this.lineAt(at),
      excerpt:
        short.length > excerptLength ? `${short.slice(0, excerptLength - 1).replace(/[\uD800-\uDBFF]$/, "")}…` : short,
    };
  }
}

/** Signs that say nothing and mislead whoever reads: controls, and those that turn the direction of writing. */
const misleading = /[\p{Cc}\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFF9-\uFFFB]/gu;
const loneSurrogates = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** A text as one line without misleading signs. */
export const tidyText = (text: string): string =>
  text.replaceAll(/\s+/g, " ").replaceAll(misleading, "").replaceAll(loneSurrogates, "").trim();
