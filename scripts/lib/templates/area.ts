import { addExport, camel, type Plan, sentence } from "./names.ts";

const registerCalls = (area: string) => (text: string) => {
  const key = camel(area);
  const imported = `import { ${key} } from "./${area}/contract.ts";\n${text}`;
  const registered = imported.replace(
    /export const contract = \{ (.*) \};/,
    (_, areas: string) => `export const contract = { ${areas}, ${key} };`,
  );
  if (registered === imported)
    throw new Error("packages/api/src/contract.ts no longer lists its areas in one line; add the new one by hand.");
  return registered;
};

/** An area on the floors domain, api and features: a rule with its test, a call, messages in both languages. */
export function area(name: string): Plan {
  const key = camel(name);
  return {
    create: {
      [`packages/domain/src/${name}/index.ts`]: `export { greeting } from "./greeting.ts";\n`,
      [`packages/domain/src/${name}/greeting.ts`]: `/** Replace this by the area's first rule: pure, with clock, zone and locale passed in. */\nexport const greeting = (name: string): string => \`Hello \${name}\`;\n`,
      [`packages/domain/src/${name}/greeting.test.ts`]: `import { expect, test } from "vitest";\nimport { greeting } from "./greeting.ts";\n\ntest.each([["Ana", "Hello Ana"]])("%s is greeted", (name, expected) => {\n  expect(greeting(name)).toBe(expected);\n});\n`,
      [`packages/api/src/${name}/schema.ts`]: `import { object, string } from "yup";\n\nexport const overviewSchema = object({ greeting: string().required() });\n`,
      [`packages/api/src/${name}/contract.ts`]: `import { sessionCall } from "../schema/errors.ts";
import { overviewSchema } from "./schema.ts";

export const ${key} = {
  /** Replace this by the area's first call, and say by \`guardedCall\` which permission it takes. */
  overview: sessionCall.route({ method: "GET", path: "/${name}/overview", tags: ["${name}"], summary: "${sentence(name)}: overview" }).output(overviewSchema),
};
`,
      [`packages/features/src/${name}/index.ts`]: `export { messages } from "./messages/index.ts";\n`,
      [`packages/features/src/${name}/messages/en.ts`]: `export const en = {\n  title: "${sentence(name)}",\n} as const;\n`,
      [`packages/features/src/${name}/messages/fr.ts`]: `import type { Translation } from "../../i18n/index.ts";\nimport type { en } from "./en.ts";\n\nexport const fr = {\n  title: "${sentence(name)}",\n} as const satisfies Translation<typeof en>;\n`,
      [`packages/features/src/${name}/messages/index.ts`]: `import { defineMessages } from "../../i18n/index.ts";\nimport { en } from "./en.ts";\n\nexport const messages = defineMessages("${name}", en, () => import("./fr.ts").then(({ fr }) => fr));\n`,
    },
    change: {
      "packages/domain/package.json": addExport(name),
      "packages/features/package.json": addExport(name),
      "packages/api/src/contract.ts": registerCalls(name),
    },
    next: [
      `Implement contract.${key} in apps/server/src/${name}/router.ts and add it to apps/server/src/router.ts; the type check points there.`,
      `Translate packages/features/src/${name}/messages/fr.ts.`,
      `pnpm new screen ${name}/<name> adds its first screen.`,
    ],
  };
}
