import commentHtml from "./captured/chromium-comment.html?raw";
import chromiumHtml from "./captured/chromium.html?raw";
import firefoxHtml from "./captured/firefox.html?raw";
import gnumericHtml from "./captured/gnumeric.html?raw";
import calcHtml from "./captured/libreoffice-calc.html?raw";
import impressText from "./captured/libreoffice-impress.txt?raw";
import wordFileHtml from "./captured/libreoffice-word-file.html?raw";
import writerHtml from "./captured/libreoffice-writer.html?raw";
import thunderbirdHtml from "./captured/thunderbird.html?raw";
import type { Pasted } from "./types.ts";

/*
 * The files in `captured` are what the programs put on the clipboard of Linux, unchanged but for two things: of LibreOffice's pictures
 * the address is cut to `file:///map.png`, and a zero after its last tag is taken off. All but the comment show the same document, written for this.
 */

const page = (html: string): Pasted["clipboard"] => ({ "text/html": html, "text/plain": "Two days in Lisbon" });

const head =
  '<h1>Two days in Lisbon</h1><p>The fare is <strong>refundable</strong>, <em>not transferable</em>, <u>valid for one year</u> and <s>free of charge</s>. Board by 09:15, gate B4.</p><p>See the <a href="https://airline.example/rules?fare=flex&amp;lang=en">fare rules</a> or write to <a href="mailto:desk@travel.example">the desk</a>.</p><h2>Before you leave</h2>';
const packing =
  "<p>Then pack:</p><ul><li>hand luggage<ul><li>one bag of 8\u00A0kg</li></ul></li><li>umbrella</li></ul>";
const steps = (last: "ol" | "ul"): string =>
  `<ol><li>Check in<ol><li>on the phone</li><li>at the <strong>counter</strong><${last}><li>with a passport</li></${last}></li></ol></li><li>Board</li></ol>`;
const rows = (days: string): string =>
  `<p><strong>Flight</strong>\t<strong>From</strong>\t<strong>To</strong></p><p>TP 210\tOslo\tLisbon</p><p>\t09:15, ${days}</p><p data-indent="1">A seat by the window is worth an hour of sleep.</p>`;
const centred = "<p>Centred line<br />and its second line</p><p>רכבת אל שדה התעופה</p>";
const last = "<p>Have a good trip.</p>";

const writer = (map: string): string =>
  `${head}${steps("ol")}${packing}${rows("every day")}<pre><code>seat = 14C\nrow  = 14</code></pre><p>Price: 240\u00A0EUR\tper person, 2   nights 😀 ✈️</p>${centred}<p>${map}</p>${last}`;

/** LibreOffice Writer 7.4.7, a text of its own. */
export const libreOfficeWriter: Pasted = {
  clipboard: page(writerHtml),
  becomes: writer("Map: Map of the terminal"),
};

/** LibreOffice Writer 7.4.7, a file of Word: its headings are the only items of lists. */
export const libreOfficeWordFile: Pasted = { clipboard: page(wordFileHtml), becomes: writer("Map:") };

const cells =
  '<p>\t<em><s>sold out</s></em>\t<a href="https://airline.example/seats">seat map</a></p><p>Total for 2 travellers 😀\t\t481</p>';

/** LibreOffice Calc 7.4.7, with a note to a cell and a picture of the cells beside the text. */
export const libreOfficeCalc: Pasted = {
  clipboard: { "text/html": calcHtml, "text/plain": "Flight\tFare\tNote" },
  files: [{ name: "image.png", type: "image/png" }],
  becomes: `<p><strong>Flight</strong>\t<strong>Fare</strong>\t<strong>Note</strong></p><p>TP 210\t240.5\tseat 14C by the window</p>${cells}`,
};

/** LibreOffice Impress 7.4.7: words of a slide come as text alone. */
export const libreOfficeImpress: Pasted = {
  clipboard: { "text/plain": impressText },
  becomes:
    "<p>Two days in Lisbon, spring fares sold out late</p><p>hand luggage</p><p>one bag of 8\u00A0kg</p><p>see the rules</p><p>Have a good trip 😀</p>",
};

/** Gnumeric 1.12.55. */
export const gnumeric: Pasted = {
  clipboard: { "text/html": gnumericHtml, "text/plain": "Flight\tFare\tNote" },
  becomes: `<p><strong>Flight</strong>\t<strong>Fare</strong>\t<strong>Note</strong></p><p>TP 210\t240.5\tseat <strong>14C </strong>by the window</p>${cells}`,
};

const code = '<pre data-language="json"><code>{ "seat": "14C",\n  "row":  14 }</code></pre>';
const webPage = (heading: string): string =>
  `${heading}${steps("ul")}${packing}<p>Flights</p>${rows("<em>every day</em>")}${code}<p>Run <code>status 14C</code> and press <code>Enter</code>.</p><p>Price: 240\u00A0EUR per person, 2   nights 😀 ✈️</p>${centred}<p>Map: <img src="/api/cases/pictures/00000000-0000-4000-8000-000000000001" alt="Map of the terminal.png" /></p><p>Gate</p><p>B4</p>${last}`;
/** Firefox says nothing of what style sheets do. */
const unstyled = head.replace("<u>valid for one year</u>", "valid for one year");

/** Firefox 153, a page. */
export const firefox: Pasted = { clipboard: page(firefoxHtml), becomes: webPage(unstyled) };

/** Thunderbird 153, a mail that was received. */
export const thunderbird: Pasted = { clipboard: page(thunderbirdHtml), becomes: webPage(unstyled) };

/** Chromium 156, the page that Firefox shows as well. */
export const chromium: Pasted = {
  clipboard: page(chromiumHtml),
  becomes: webPage(head.replace("Board by 09:15", "<strong>Board by 09:15</strong>")),
};

/** Chromium 156, a comment as it is shown: what says whom it mentions and where lines stand is ours, and stays. */
export const chromiumComment: Pasted = {
  clipboard: { "text/html": commentHtml, "text/plain": "Fares from Detroit" },
  becomes:
    '<h2>Fares from Detroit</h2><p>Two seats left on <strong>DL 4880</strong> at 15:05, fare class <code>M</code>. <span data-mention="operator-4">@operator-4</span>, can you hold <em>one</em> for her? Until 14:00.</p><ol><li>Call Delta<ul><li>change fee</li><li>seat</li></ul></li><li>Write to her</li></ol><p data-align="center">In the middle</p><p data-indent="2">Further in</p><p>See <a href="https://brigidhouse.example/keys">the call house</a>.</p><pre><code>{ "flight": "DL 4880", "class": "M" }</code></pre><p>שלום, הטיסה מאחרת</p>',
};
