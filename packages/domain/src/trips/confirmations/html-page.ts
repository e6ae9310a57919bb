import { Parser } from "htmlparser2";
import { confirmationLimits } from "./limits.ts";
import { NotUnderstood } from "./not-understood.ts";
import type { Part } from "./part.ts";
import { readJson } from "./positioned-json.ts";
import type { Ignored } from "./reading.ts";
import { type Thing, typeName, type Value } from "./thing.ts";

interface OpenThing {
  readonly thing: Thing;
  readonly properties: Map<string, Value[]>;
}

interface OpenElement {
  /** The item it begins. */
  readonly item: OpenThing | null;
  /** The properties whose value is its text, and the item they belong to. */
  readonly names: readonly string[];
  readonly owner: OpenThing | null;
  readonly at: number;
  text: string;
}

/** Elements whose value is an attribute, in microdata. */
const valueAttribute: Readonly<Record<string, string>> = {
  meta: "content",
  link: "href",
  a: "href",
  area: "href",
  img: "src",
  time: "datetime",
  data: "value",
};

/** What senders put around JSON so that old browsers do not show it. */
const wrapping = /^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)|(?:-->|\/\/\s*\]\]>|\]\]>)\s*$/g;

/** Characters of an element, of which a field takes fewer. */
const enoughText = 2 * confirmationLimits.field;

export interface HtmlPage {
  readonly title: string;
  /** Blocks of JSON-LD and items of microdata. */
  readonly things: readonly Value[];
  readonly ignored: readonly Ignored[];
}

/** Reads the structured data of an HTML page. Nothing in it is run, and nothing is fetched. @throws NotUnderstood */
export function readHtml(part: Part): HtmlPage {
  if (part.text.length > confirmationLimits.html) throw new NotUnderstood("TOO_LARGE");
  const things: Value[] = [];
  const ignored: Ignored[] = [];
  const open: OpenElement[] = [];
  /** Of the open elements, those that begin an item, and those whose text is wanted. */
  const items: OpenThing[] = [];
  const listening: OpenElement[] = [];
  let title = "";
  let block: { at: number; end: number } | null = null;
  let isTitle = false;

  const parser = new Parser({
    onopentag(name, attributes) {
      if (open.length >= confirmationLimits.htmlDepth) throw new NotUnderstood("TOO_DEEP");
      const at = parser.startIndex;
      const end = parser.endIndex + 1;
      if (name === "script" && /^application\/ld\+json\b/i.test((attributes["type"] ?? "").trim()))
        block = { at: end, end };
      isTitle = name === "title" && title === "";
      const owner = items.at(-1) ?? null;
      const names = (attributes["itemprop"] ?? "").split(/\s+/).filter((word) => word !== "");
      let item: OpenThing | null = null;
      if (attributes["itemscope"] !== undefined) {
        const properties = new Map<string, Value[]>();
        const types = (attributes["itemtype"] ?? "").split(/\s+/).filter((word) => word !== "");
        item = { properties, thing: { types: types.map(typeName), properties, part, at } };
        if (names.length === 0 || !owner) things.push(item.thing);
        else for (const one of names) put(owner, one, item.thing);
      }
      const attribute = attributes[valueAttribute[name] ?? ""];
      const isText = item === null && names.length > 0 && owner !== null && attribute === undefined;
      if (item === null && owner && attribute !== undefined)
        for (const one of names) put(owner, one, { text: attribute, part, at, end });
      const element = { item, names: isText ? names : [], owner, at, text: "" };
      open.push(element);
      if (item) items.push(item);
      if (isText) listening.push(element);
    },
    ontext(text) {
      if (block) block.end = parser.endIndex + 1;
      if (isTitle && title.length < enoughText) title += text;
      for (const element of listening) if (element.text.length < enoughText) element.text += text;
    },
    onclosetag(name) {
      const element = open.pop();
      if (!element) return;
      if (name === "title") isTitle = false;
      if (element.item) items.pop();
      if (element.names.length > 0) listening.pop();
      if (element.owner)
        for (const one of element.names)
          put(element.owner, one, { text: element.text, part, at: element.at, end: parser.endIndex + 1 });
      if (name === "script" && block) {
        readBlock(block.at, Math.max(block.at, block.end));
        block = null;
      }
    },
  });

  function put(owner: OpenThing, name: string, value: Value): void {
    const values = owner.properties.get(name);
    if (values) values.push(value);
    else owner.properties.set(name, [value]);
  }

  function readBlock(from: number, to: number): void {
    let [at, end] = [from, to];
    for (const found of part.text.slice(from, to).matchAll(wrapping)) {
      if (found.index === 0) at = from + found[0].length;
      else end = from + found.index;
    }
    try {
      things.push(...readJson(part, at, end));
    } catch (error) {
      if (!(error instanceof NotUnderstood)) throw error;
      ignored.push({ what: "application/ld+json", reason: error.reason, line: part.lineAt(from) });
    }
  }

  parser.end(part.text);
  return { title: title.trim(), things, ignored };
}
