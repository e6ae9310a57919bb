import { confirmationLimits } from "./limits.ts";
import { NotUnderstood } from "./not-understood.ts";
import type { Part } from "./part.ts";
import { type Scalar, type Thing, typeName, type Value } from "./thing.ts";

const blank = /[\s\uFEFF]*/y;
const literal = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Reads JSON and keeps the place of every value, which `JSON.parse` does not tell. Commas too many are let pass, as senders of mails
 * write them; anything else that is no JSON is broken.
 */
class Reader {
  private readonly part: Part;
  private at: number;
  private readonly end: number;

  constructor(part: Part, at: number, end: number) {
    this.part = part;
    this.at = at;
    this.end = end;
  }

  all(): readonly Value[] {
    const values = this.values(0, null);
    this.skip();
    if (this.at < this.end) throw new NotUnderstood("BROKEN");
    return values;
  }

  private skip(): void {
    blank.lastIndex = this.at;
    blank.exec(this.part.text);
    this.at = Math.min(blank.lastIndex, this.end);
  }

  private get sign(): string {
    return this.at < this.end ? this.part.text.charAt(this.at) : "";
  }

  private match(shape: RegExp): string {
    shape.lastIndex = this.at;
    const found = shape.exec(this.part.text)?.[0];
    if (found === undefined || this.at + found.length > this.end) throw new NotUnderstood("BROKEN");
    this.at += found.length;
    return found;
  }

  /** Up to the quote that ends it. Raw line ends, which senders leave in, are let pass. */
  private string(): string {
    const { text } = this.part;
    if (this.sign !== '"') throw new NotUnderstood("BROKEN");
    let end = this.at + 1;
    while (end < this.end && text[end] !== '"') end += text[end] === "\\" ? 2 : 1;
    if (end >= this.end) throw new NotUnderstood("BROKEN");
    const raw = text.slice(this.at, end + 1);
    this.at = end + 1;
    if (!raw.includes("\\")) return raw.slice(1, -1);
    try {
      // oxlint-disable-next-line no-control-regex -- raw control characters are what JSON.parse refuses
      return JSON.parse(raw.replaceAll(/[\u0000-\u001F]/g, " ")) as string;
    } catch {
      throw new NotUnderstood("BROKEN");
    }
  }

  /** The values at this place: those of a list, one of anything else, none of null. @param from where its key begins */
  private values(depth: number, from: number | null): readonly Value[] {
    if (depth > confirmationLimits.jsonDepth) throw new NotUnderstood("TOO_DEEP");
    this.skip();
    const at = from ?? this.at;
    if (this.sign === "{") return [this.thing(depth, at)];
    if (this.sign === "[") return this.list(depth, from);
    const text = this.sign === '"' ? this.string() : this.match(literal);
    return text === "null" ? [] : [{ text, part: this.part, at, end: this.at }];
  }

  private list(depth: number, from: number | null): readonly Value[] {
    const values: Value[] = [];
    this.each("]", () => {
      for (const value of this.values(depth + 1, from)) values.push(value);
    });
    return values;
  }

  private thing(depth: number, at: number): Thing {
    const properties = new Map<string, Value[]>();
    this.each("}", () => {
      const keyAt = this.at;
      const key = this.string();
      this.skip();
      if (this.sign !== ":") throw new NotUnderstood("BROKEN");
      this.at += 1;
      const values = this.values(depth + 1, keyAt);
      properties.set(key, [...(properties.get(key) ?? []), ...values]);
    });
    const types = (properties.get("@type") ?? []).filter((value): value is Scalar => "text" in value);
    return { types: types.map(({ text }) => typeName(text)), properties, part: this.part, at };
  }

  /** What stands between two brackets, comma by comma. */
  private each(close: string, item: () => void): void {
    this.at += 1;
    for (;;) {
      this.skip();
      while (this.sign === ",") {
        this.at += 1;
        this.skip();
      }
      if (this.sign === close) {
        this.at += 1;
        return;
      }
      if (this.at >= this.end) throw new NotUnderstood("BROKEN");
      item();
      this.skip();
      if (this.sign !== "," && this.sign !== close) throw new NotUnderstood("BROKEN");
    }
  }
}

/** Reads the JSON between two offsets of a part. @throws NotUnderstood */
export function readJson(part: Part, at = 0, end = part.text.length): readonly Value[] {
  if (end - at > confirmationLimits.json) throw new NotUnderstood("TOO_LARGE");
  return new Reader(part, at, end).all();
}
