import { escapeHtml } from "@gatehouse/domain/messaging";
import type { Brand } from "@gatehouse/domain/brand";
import type { MailLanguage } from "../mail-facts.ts";
import { optOutWords } from "./opt-out-words.ts";

const style = ({ light, dark }: Brand["colors"]): string =>
  `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif;background:light-dark(#f6f7f9,#0e131b);color:light-dark(#17202b,#e8edf4)}body{margin:0;padding:1.5rem 1rem;max-inline-size:34rem;margin-inline:auto}
header{display:flex;justify-content:space-between;gap:1rem;align-items:center;margin-block-end:1.5rem;font-weight:650}main{background:light-dark(#fff,#161d28);border:1px solid light-dark(#dfe4ea,#2a3442);border-radius:.75rem;padding:1.5rem;overflow-wrap:anywhere}
h1{font-size:1.375rem;line-height:1.3;margin:0 0 .75rem;text-wrap:balance}p{margin:0 0 1rem}a{color:light-dark(${light.fg},${dark.fg});font-weight:400;padding-block:.6rem}form{margin:0}
button{font:inherit;font-weight:600;min-block-size:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:.5rem;cursor:pointer;background:light-dark(${light.solid},${dark.solid});color:light-dark(${light.contrast},${dark.contrast})}:focus-visible{outline:3px solid light-dark(${light.fg},${dark.fg});outline-offset:2px}`;

interface OptOutPage {
  readonly colors: Brand["colors"];
  /** Who wrote the mail: its reader knows nobody else. */
  readonly name: string;
  readonly language: MailLanguage;
  /** The address as the page may show it, and whether its owner wants no such mails; undefined for a link with nothing behind it. */
  readonly of: { readonly address: string; readonly stopped: boolean } | undefined;
}

/** The page on which the receiver of a mail stops mails of its kind, and gets them again (MSG-21): it needs no script. */
export function optOutPage({ colors, name, language, of }: OptOutPage): string {
  const words = optOutWords[language];
  const other: MailLanguage = language === "en" ? "fr" : "en";
  const title = of ? (of.stopped ? words.stoppedTitle : words.title) : words.unknownTitle;
  const body = of
    ? `<p>${escapeHtml((of.stopped ? words.stopped : words.lead)(of.address))}</p><p>${escapeHtml(words.anyway)}</p><form method="post"><input type="hidden" name="wants" value="${of.stopped ? "start" : "stop"}"><button>${escapeHtml(of.stopped ? words.start : words.stop)}</button></form>`
    : `<p>${escapeHtml(words.unknown)}</p>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${title} – ${name}`)}</title><style>${style(colors)}</style></head><body><header><span>${escapeHtml(name)}</span><a href="?language=${other}" lang="${other}" hreflang="${other}">${escapeHtml(words.otherLanguage)}</a></header><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}
