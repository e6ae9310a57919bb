import { priceText } from "@gatehouse/domain/ancillary";
import type { Charge } from "../provider.ts";

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
label{display:flex;gap:.6rem;align-items:center;min-block-size:2.75rem}input[type=text]{font:inherit;padding:.6rem;inline-size:8rem}button{font:inherit;font-weight:600;min-block-size:2.75rem;padding-inline:1.5rem;inline-size:100%;border:0;border-radius:.5rem;background:#1a4fd6;color:#fff;cursor:pointer}
:focus-visible{outline:3px solid #6d97ff;outline-offset:2px}small{opacity:.8}`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style><main>${body}</main></html>`;

const head = ({ amount, currency, description }: Charge): string =>
  `<h1>Simulated bank</h1><p>${escape(description)}</p><p class="sum">${escape(priceText(amount, currency, "en"))}</p>`;

const choice = (value: string, words: string, isFirst = false): string =>
  `<label><input type="radio" name="card" value="${value}"${isFirst ? " checked" : ""}> ${words}</label>`;

/** Where somebody chooses how their card behaves. */
export const payPage = (charge: Charge): string =>
  page(
    "Simulated bank",
    `${head(charge)}<form method="post"><fieldset><legend>Card</legend>${choice("pays", "A card that pays", true)}${choice("declined", "A card that is declined")}${choice("secure", "A card with 3-D Secure")}${choice("late", "A card whose bank is slow")}</fieldset><button>Pay</button></form><p><small>No money moves.</small></p>`,
  );

/** Where the holder of a card proves who they are. */
export const codePage = (charge: Charge): string =>
  page(
    "Confirm it is you",
    `${head(charge)}<form method="post"><input type="hidden" name="card" value="secure"><p><label for="code">Code from your bank</label><input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" required maxlength="6"></p><p><small>In this simulation it is 123456.</small></p><button>Confirm</button></form>`,
  );

export const donePage = (words: string): string => page("Simulated bank", `<h1>${escape(words)}</h1>`);
