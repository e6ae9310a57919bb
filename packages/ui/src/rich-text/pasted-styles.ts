import type { Look, Marks } from "./line.ts";

/** What a style says, by its properties. */
type Declarations = ReadonlyMap<string, string>;

const declarationsOf = (css: string): Declarations =>
  new Map(
    css.split(";").flatMap((one) => {
      const at = one.indexOf(":");
      return at < 0
        ? []
        : [
            [
              one.slice(0, at).trim().toLowerCase(),
              one
                .slice(at + 1)
                .trim()
                .toLowerCase(),
            ] as const,
          ];
    }),
  );

/** The styles of what was pasted: those of its classes, and those that its elements have of their own. */
export interface PastedStyles {
  readonly of: (element: Element) => Declarations;
  /** Tabs and runs of spaces within a line are meant: LibreOffice writes them as they are. */
  readonly plainTabs: boolean;
}

/** Rules of style sheets that are for a class: `.xl65`, `span.s1`. Others say what is so everywhere in a program. */
function rulesOf(sheets: string): ReadonlyMap<string, string> {
  const rules = new Map<string, string>();
  const plain = sheets
    .replaceAll(/<!--|-->|\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/@[^{};]*(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})/g, "");
  for (const [, selectors = "", css = ""] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const selector of selectors.split(",")) {
      const name = /^\s*([a-z][a-z0-9]*)?\.([\w-]+)\s*$/i.exec(selector);
      if (!name) continue;
      const key = `${name[1]?.toLowerCase() ?? ""}.${name[2] ?? ""}`;
      rules.set(key, `${rules.get(key) ?? ""};${css}`);
    }
  }
  return rules;
}

/** How the elements of a pasted page look, by its own style sheets and attributes. */
export function pastedStyles(page: Document): PastedStyles {
  const rules = rulesOf([...page.querySelectorAll("style")].map(({ textContent }) => textContent).join("\n"));
  const known = new WeakMap<Element, Declarations>();
  const program = page.querySelector('meta[name="generator" i]')?.getAttribute("content") ?? "";
  return {
    plainTabs: program.startsWith("LibreOffice"),
    of: (element) => {
      const before = known.get(element);
      if (before) return before;
      const tag = element.tagName.toLowerCase();
      const classes = rules.size > 0 ? [...element.classList] : [];
      const css = classes.map((name) => `${rules.get(`.${name}`) ?? ""};${rules.get(`${tag}.${name}`) ?? ""}`);
      const found = declarationsOf([...css, element.getAttribute("style") ?? ""].join(";"));
      known.set(element, found);
      return found;
    },
  };
}

const isZero = (value: string | undefined): boolean => value !== undefined && /^0*(?:\.0+)?%?$/.test(value);

/** What its program does not show, or shows beside the text: hidden words, signs of lists, notes of colleagues. */
export const isUnseen = (element: Element, styles: Declarations): boolean =>
  element.hasAttribute("hidden") ||
  styles.get("display") === "none" ||
  styles.get("visibility") === "hidden" ||
  styles.get("mso-hide") === "all" ||
  isZero(styles.get("opacity")) ||
  styles.get("mso-list") === "ignore" ||
  styles.get("mso-element") === "comment-list" ||
  styles.get("mso-special-character") === "comment" ||
  element.classList.contains("msocomanchor") ||
  element.classList.contains("Apple-interchange-newline");

const isBold = (weight: string): boolean | undefined => {
  if (/^(?:bold|bolder|[6-9]\d\d)\b/.test(weight)) return true;
  return /^(?:normal|lighter|[1-5]\d\d)\b/.test(weight) ? false : undefined;
};

/** How letters look by the styles of an element that was pasted. */
export function styledLook(look: Look, styles: Declarations): Look {
  if (styles.size === 0) return look;
  const marks: { -readonly [Key in keyof Marks]: Marks[Key] } = { ...look.marks };
  const bold = isBold(styles.get("font-weight") ?? "");
  // Google Docs wraps all that it copies in a <b> that is not bold.
  if (bold === false) delete marks.bold;
  else if (bold) marks.bold = true;
  const slant = styles.get("font-style") ?? "";
  if (slant.startsWith("normal")) delete marks.italic;
  else if (/^(?:italic|oblique)/.test(slant)) marks.italic = true;
  const lines = `${styles.get("text-decoration") ?? ""} ${styles.get("text-decoration-line") ?? ""}`;
  if (/underline/.test(lines)) marks.underline = true;
  if (/line-through/.test(lines)) marks.strike = true;
  const space = `${styles.get("white-space") ?? ""} ${styles.get("white-space-collapse") ?? ""}`;
  const preserved = /\bpre(?!-line|serve-breaks)|break-spaces/.test(space)
    ? true
    : /\b(?:normal|nowrap|collapse|pre-line)\b/.test(space)
      ? false
      : look.preserved;
  return { ...look, marks, preserved };
}

/**
 * Text as it is meant: programs write runs of spaces and tabs with spaces that do not break.
 * @param plain those that write them as they are, and whether the text is the first of its element
 */
export function meantText(
  element: Element | null,
  styles: Declarations | undefined,
  text: string,
  plain?: { readonly begins: boolean },
): { readonly text: string; readonly preserved?: true } {
  const tabs = Number.parseInt(styles?.get("mso-tab-count") ?? "", 10);
  if (tabs > 0) return { text: "\t".repeat(Math.min(tabs, 8)), preserved: true };
  if (styles?.get("mso-spacerun") === "yes") return { text: text.replaceAll(/[\s\u00A0]/g, " "), preserved: true };
  if (element?.classList.contains("Apple-converted-space"))
    return { text: text.replaceAll("\u00A0", " "), preserved: true };
  // White space around the end of a line of the file only lays it out.
  if (plain && /\S(?:\t| {2})[ \t]*\S/.test(text)) {
    const meant = plain.begins ? text.replace(/^\s*\n\s*/, "") : text;
    return { text: meant.replaceAll(/[ \t]*\n\s*/g, " "), preserved: true };
  }
  return { text };
}
