import { settings } from "./settings.ts";

const cell = (text: string) => text.replaceAll("|", "\\|");

/** The settings as a Markdown table, for `docs/configuration.md`. */
export function settingsTable(): string {
  const rows = Object.values(settings).map(
    ({ name, about, default: fallback, expects }) =>
      `| \`${name}\` | ${cell(about)} | ${cell(expects)} | ${fallback === "" ? "–" : cell(/^[\w./]+$/.test(fallback) ? `\`${fallback}\`` : fallback)} |`,
  );
  return ["| setting | what it does | value | default |", "|---|---|---|---|", ...rows].join("\n");
}
