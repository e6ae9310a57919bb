import { addExport, camel, type Plan, sentence } from "./names.ts";

const registerCalls = (area: string) => (text: string) => {
  const imported = `import { ${camel(area)} } from "./${area}/contract.ts";\n${text}`;
  // In one line or in several: the formatter decides.
  const registered = imported.replace(/(export const contract = \{[^}]*?),?(\s*\};)/, `$1, ${camel(area)}$2`);
  if (registered === imported)
    throw new Error("packages/api/src/contract.ts no longer lists its areas as names; add the new one by hand.");
  return registered;
};

const registerRouter = (area: string) => (text: string) => {
  const router = `${camel(area)}Router`;
  const registered = text.replace("return open.router({", `$&\n    ${camel(area)}: ${router}(signedIn),`);
  if (registered === text)
    throw new Error("apps/server/src/router.ts no longer lists its areas by name; add the new one by hand.");
  return `import { ${router} } from "./${area}/router.ts";\n${registered}`;
};

/** An area on the floors domain, api and server: a rule with its test, a call, and what answers it. Its screens come by `pnpm new screen`. */
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
      [`apps/server/src/${name}/router.ts`]: `import { greeting } from "@gatehouse/domain/${name}";
import type { SignedInCalls } from "../access/guard.ts";

/** Implements \`contract.${key}\`. */
export function ${key}Router(calls: SignedInCalls) {
  const area = calls.${key};
  return {
    overview: area.overview.handler(({ context: { principal } }) => ({ greeting: greeting(principal.userid) })),
  };
}
`,
    },
    change: {
      "packages/domain/package.json": addExport(name),
      "packages/api/src/contract.ts": registerCalls(name),
      "apps/server/src/router.ts": registerRouter(name),
    },
    next: [
      `Say in apps/server/src/access/matrix.test.ts who may call ${key}.overview, and in foreign-vendor.test.ts beside it what users of one vendor learn by it: docs/guides/add-an-area.md goes on from here.`,
      `pnpm new screen ${name}/<name> adds its first screen.`,
    ],
  };
}
