import { priceText } from "@gatehouse/domain/ancillary";
import type { Charge, PayerLanguage } from "../provider.ts";
import { bankWords } from "./words.ts";

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{margin:0;padding:1.5rem;max-inline-size:26rem;margin-inline:auto}
h1{font-size:1.25rem;margin:0 0 .25rem}p{margin:.25rem 0 1rem}.sum{font-size:1.75rem;font-weight:650}fieldset{border:1px solid color-mix(in srgb,currentColor 30%,transparent);border-radius:.5rem;padding:.75rem 1rem;margin:0 0 1rem}
label{display:flex;gap:.6rem;align-items:center;min-block-size:2.75rem;line-height:1.25}input[type=radio]{flex:none}input[type=text]{font:inherit;padding:.6rem;inline-size:8rem}button{font:inherit;font-weight:600;min-block-size:2.75rem;padding-inline:1.5rem;inline-size:100%;border:0;border-radius:.5rem;background:#1a4fd6;color:#fff;cursor:pointer}
button.quiet{background:none;color:inherit;font-weight:400;margin-block-start:.5rem}
:focus-visible{outline:3px solid #6d97ff;outline-offset:2px}small{opacity:.8}
@media(max-width:24rem){body{padding:.25rem}fieldset{padding:.25rem .75rem .5rem}}`;

const page = (language: PayerLanguage, title: string, body: string): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style><main>${body}</main></html>`;

const head = ({ amount, currency, description, language }: Charge): string =>
  `<h1>${bankWords[language].title}</h1><p>${escape(description[language])}</p><p class="sum">${escape(priceText(amount, currency, language))}</p>`;

/** Cards by what they do; the first is chosen to begin with. */
const cards = ["pays", "declined", "secure", "late", "twice"] as const;

/** Where somebody chooses how their card behaves. */
export function payPage(charge: Charge): string {
  const words = bankWords[charge.language];
  const choices = cards.map(
    (card, place) =>
      `<label><input type="radio" name="card" value="${card}"${place === 0 ? " checked" : ""}> ${words[card]}</label>`,
  );
  return page(
    charge.language,
    words.title,
    `${head(charge)}<form method="post"><fieldset><legend>${words.card}</legend>${choices.join("")}</fieldset><button>${words.pay}</button></form><p><small>${words.noMoney}</small></p>`,
  );
}

/** Where the holder of a card proves who they are, or does not. */
export function codePage(charge: Charge): string {
  const words = bankWords[charge.language];
  return page(
    charge.language,
    words.confirmTitle,
    `${head(charge)}<form method="post"><input type="hidden" name="card" value="secure"><p><label for="code">${words.code}</label><input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" required maxlength="6"></p><p><small>${words.codeHint}</small></p><button>${words.confirm}</button><button class="quiet" name="leave" value="1" formnovalidate>${words.cancel}</button></form>`,
  );
}

/** The simulated bank's last page, which says what came of the payment. */
export const donePage = (language: PayerLanguage, words: string): string =>
  page(language, bankWords[language].title, `<h1>${escape(words)}</h1>`);
