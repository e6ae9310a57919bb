import fc from "fast-check";
import { expect, test } from "vitest";
import { checkTemplate } from "./template-check.ts";
import { renderSms, smsTemplateText } from "./template-sms.ts";
import { parseTemplate, renderTemplate } from "./template-text.ts";
import { compulsoryOf, templateContexts, templateSamples, variablesOf } from "./template-variables.ts";

// MSG-17
test("variables are found with line and column, whatever the line ends", () => {
  const html = "<p>Hello {{travellerName}},</p>\r\n<p>😀 {{ gate }} and {{gate}}</p>\n{{seat}}";
  expect(parseTemplate(html).variables.map(({ name, line, column }) => [name, line, column])).toEqual([
    ["travellerName", 1, 10],
    ["gate", 2, 6],
    ["gate", 2, 21],
    ["seat", 3, 1],
  ]);
});

test("what is wrong is named where it stands, with what was probably meant, and then what is missing", () => {
  const html = "<h1>{{flightnumber}}</h1>\n<p>{{wifiPassword}} {{ broken</p>\n<p>}} {{{gate}}}</p>";
  expect(checkTemplate(html, "gate-change")).toEqual([
    { code: "unknown", name: "flightnumber", line: 1, column: 5, meant: "flightNumber" },
    { code: "unknown", name: "wifiPassword", line: 2, column: 4, meant: null },
    { code: "braces", line: 2, column: 21 },
    { code: "braces", line: 3, column: 4 },
    // Three braces mean markup elsewhere; nothing here does.
    { code: "braces", line: 3, column: 7 },
    { code: "missing", name: "flightNumber", place: "heading" },
    { code: "missing", name: "newGate", place: "body" },
  ]);
});

test("a variable of another context is unknown here", () => {
  expect(checkTemplate("{{flightNumber}} {{newGate}} {{loungeAirport}}", "gate-change")).toMatchObject([
    { code: "unknown", name: "loungeAirport" },
  ]);
});

test("names that every object has are unknown, and render as nothing", () => {
  expect(checkTemplate("{{itineraryLink}}{{constructor}}", "itinerary")).toMatchObject([{ name: "constructor" }]);
  expect(renderTemplate("[{{constructor}}{{__proto__}}]", {})).toBe("[]");
});

test.each(templateContexts)(
  "a template of %s that names all its variables is right, and shows a sample of each",
  (context) => {
    const html = variablesOf(context)
      .map((name) => `<p title="{{${name}}}">{{ ${name} }}</p>`)
      .join("\n");
    expect(checkTemplate(html, context)).toEqual([]);
    const shown = renderTemplate(html, templateSamples);
    expect(shown).not.toMatch(/\{\{|\}\}/);
    for (const { name } of compulsoryOf(context)) expect(shown).toContain(templateSamples[name]);
  },
);

test("values never become markup, and are not looked at for variables", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from("<>\"'&{}aé\n")) }), (value) => {
      const shown = renderTemplate('<a href="{{rebookLink}}">{{rebookLink}}</a>', { rebookLink: value });
      const inside = shown.slice('<a href="'.length, shown.indexOf('">'));
      expect(inside).not.toMatch(/[<>"']/);
      expect(shown).toBe(`<a href="${inside}">${inside}</a>`);
    }),
  );
  expect(renderTemplate("{{gate}}", { gate: "{{seat}}", seat: "1A" })).toBe("{{seat}}");
  expect(renderTemplate("Gate {{gate}}", { gate: "<B>" }, "text")).toBe("Gate <B>");
});

test("any text is parsed, and what is no variable stays as it is", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("{", "}", "{{", "}}", "gate", "\n", "\r\n", " ", "é", "😀")), (parts) => {
      const html = parts.join("");
      const { variables, loose } = parseTemplate(html);
      for (const { name, from, to } of variables)
        expect(html.slice(from, to).replaceAll(/[{}]/g, "").trim()).toBe(name);
      const same = Object.fromEntries(variables.map(({ name, from, to }) => [name, html.slice(from, to)]));
      // A variable that stands there in several ways is shown in one.
      const spellings = new Set(variables.map(({ from, to }) => html.slice(from, to)));
      const names = new Set(variables.map(({ name }) => name));
      expect(spellings.size > names.size || renderTemplate(html, same, "text") === html).toBe(true);
      expect(loose.length > 0 || variables.length > 0).toBe(/\{\{|\}\}/.test(html));
    }),
  );
});

// MSG-17
test.each<[string, string]>([
  [
    "<h1>{{flightNumber}} is cancelled</h1><p>Choose\n another flight:</p>",
    "{{flightNumber}} is cancelled\nChoose another flight:",
  ],
  [
    '<p>Hello<br />there <a class="b" href="{{rebookLink}}"><b>Choose</b></a>.</p>',
    "Hello\nthere Choose {{rebookLink}}.",
  ],
  ['<a href="{{rebookLink}}">{{rebookLink}}</a>', "{{rebookLink}}"],
  [
    "<html><head><title>Not read</title></head><body><p>5 &lt; 6 &amp;lt; &quot;7&quot;</p></body></html>",
    '5 < 6 &lt; "7"',
  ],
  ["<ul><li>One</li><li>Two</li></ul>\n<p> </p>", "One\nTwo"],
])("an SMS says the words of a page: %s", (html, words) => {
  expect(smsTemplateText(html)).toBe(words);
});

test("values stand in an SMS as they are, and make neither markup nor lines of a template", () => {
  expect(
    renderSms("<p>{{travellerName}}: {{rebookLink}}</p>", { travellerName: "A & <b>", rebookLink: "https://x" }),
  ).toBe("A & <b>: https://x");
});
