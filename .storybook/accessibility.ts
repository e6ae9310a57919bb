/**
 * Axe on everything took half of the stories' time, nearly all of it on elements that had been checked in the story before. Under
 * the test runner a story therefore has those elements checked that no earlier story of its file has shown: another tag, style,
 * role or state, or another parent. Contrast is left out, the dearest of all rules: `contrast.test.ts` computes it for every pair of
 * colours. `pnpm test --all stories` checks every element of every story by every rule.
 */
import type { A11yParameters } from "@storybook/addon-a11y";

/** Whether this page belongs to the test runner, and not to somebody who looks at stories. */
export const checksNewElementsOnly = import.meta.env["ELEMENTS_CHECKED"] === "new";

/** Attributes whose value says what an element is, or its state; of all others the name alone counts, because values are data. */
const telling =
  /^(aria-(checked|current|disabled|expanded|haspopup|hidden|invalid|live|modal|pressed|readonly|required|selected|sort)|class|contenteditable|dir|lang|role|tabindex|type)$/;

const describe = (element: Element): string =>
  `${element.localName} ${Array.from(element.attributes, ({ name, value }) =>
    telling.test(name) ? `${name}=${value}` : name,
  )
    .toSorted()
    .join(" ")}`;

const known = new Set<string>();

/** The elements on the page of a kind that no earlier story has shown. A drawing counts as one element. */
function newElements(): readonly Element[] {
  const { dataset, lang } = document.documentElement;
  return Array.from(document.body.querySelectorAll(":not(svg *)")).filter((element) => {
    const parent = element.parentElement ? describe(element.parentElement) : "";
    const kind = [dataset["theme"], lang, parent, describe(element)].join(" ");
    return !known.has(kind) && known.add(kind);
  });
}

const mark = "data-checked-by-axe";

/** Axe refuses to check nothing: this is always there, and hidden, should what is new have gone before axe looks. */
const nothing = document.createElement("div");
nothing.hidden = true;

/**
 * Limits axe to the elements of a story whose kind no earlier story has shown.
 * @returns the parameter of a story of which only the elements are checked whose kind no earlier story has shown
 */
export function onlyNewElements(parameter: A11yParameters): A11yParameters {
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  const fresh = newElements();
  if (fresh.length === 0) return { ...parameter, test: "off" };
  document.body.append(nothing);
  for (const element of [nothing, ...fresh]) element.setAttribute(mark, "");
  const rules = { ...parameter.options?.rules, "color-contrast": { enabled: false } };
  return { ...parameter, context: { include: [`[${mark}]`] }, options: { ...parameter.options, rules } };
}
