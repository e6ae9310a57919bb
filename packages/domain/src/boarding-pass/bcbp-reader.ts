import type { PassNote, PassNoteCode } from "./read-pass.ts";

/** Walks through a text by field widths and remembers what was wrong. */
export class FieldReader {
  readonly text: string;
  readonly notes: PassNote[];
  at: number;
  /** Where the text, or the section, ends. */
  end: number;
  leg: number | null = null;

  constructor(text: string, notes: PassNote[], at = 0, end = text.length) {
    this.text = text;
    this.notes = notes;
    this.at = at;
    this.end = Math.min(end, text.length);
  }

  note(code: PassNoteCode, field: string | null = null): void {
    this.notes.push({ code, field, leg: this.leg });
  }

  get left(): number {
    return Math.max(0, this.end - this.at);
  }

  /** The next characters as they stand, at most `width`. */
  take(width: number): string {
    const taken = this.text.slice(this.at, Math.min(this.at + width, this.end));
    this.at += width;
    return taken;
  }

  /**
   * A field: null when it is blank, cut by the end of the text or section, or not of its shape.
   * @param shape what the trimmed, upper-case value must look like
   * @param trimmable the missing rest may be blanks that a scanner trimmed: what is there counts
   */
  field(name: string, width: number, shape: RegExp, trimmable = false): string | null {
    const raw = this.take(width);
    const value = raw.trim().toUpperCase();
    if (value === "") return null;
    if (raw.length < width) {
      this.note("CUT", name);
      if (!trimmable || this.end < this.text.length) return null;
    }
    if (shape.test(value)) return value;
    this.note("BROKEN", name);
    return null;
  }

  /** Two hexadecimal digits; null when they are none. Nothing at all, as where a scanner trimmed blanks, is zero. */
  length(name: string): number | null {
    const raw = this.take(2).trim();
    if (raw === "") return 0;
    if (/^[0-9a-f]{2}$/i.test(raw)) return Number.parseInt(raw, 16);
    this.note("LENGTH", name);
    return null;
  }

  /** A section of a length, which ends with the text at the latest. */
  section(name: string, length: number): FieldReader {
    if (length > this.left) this.note("LENGTH", name);
    const section = new FieldReader(this.text, this.notes, this.at, Math.min(this.at + length, this.end));
    section.leg = this.leg;
    this.at = section.end;
    return section;
  }

  /** What is left of the section, without blanks at its end; null when that is nothing. */
  rest(): string | null {
    const rest = this.text.slice(this.at, this.end).trimEnd();
    this.at = this.end;
    return rest === "" ? null : rest;
  }
}
