const names: readonly (readonly [string, RegExp])[] = [
  // Most call themselves by the names of others, too: the more particular come first.
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//],
  ["Safari", /\bSafari\//],
];
const systems: readonly (readonly [string, RegExp])[] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b|\bMacintosh\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];

/** What a browser calls itself, as people name it: "Firefox on Windows"; empty for what is no browser. */
export function browserOf(userAgent: string): string {
  const named = (list: typeof names) => list.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const [name, system] = [named(names), named(systems)];
  return name && system ? `${name} on ${system}` : (name ?? system ?? "");
}
