import { pascal, type Plan, sentence } from "./names.ts";

const addKeys = (keys: Readonly<Record<string, string>>) => (text: string) => {
  const lines = Object.entries(keys)
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`)
    .join("");
  const changed = text.replace(/^\} as const/m, `${lines}} as const`);
  if (changed === text) throw new Error("The catalogue does not end in `} as const`; add the keys by hand.");
  return changed;
};

const addScreenExport = (name: string) => (text: string) =>
  `${text}export { ${pascal(name)}Screen } from "./${name}-screen.tsx";\n`;

/** A screen of an area that stands: screen, data hook, stories, messages in both languages. */
export function screen(area: string, wanted: string): Plan {
  // Files end in -screen by themselves.
  const name = wanted.replace(/-screen$/, "");
  const Name = pascal(name);
  const folder = `packages/features/src/${area}`;
  const keys = {
    [`${name}.title`]: sentence(name),
    [`${name}.empty`]: "There is nothing here yet.",
    [`${name}.failed`]: "This could not be loaded",
    [`${name}.retry`]: "Try again",
  };
  return {
    create: {
      [`${folder}/data/use-${name}.ts`]: `import useSWR from "swr";
import { useApi } from "../../app/index.ts";

/** Replace the call by the screen's own. */
export function use${Name}() {
  const api = useApi();
  const { data, isValidating, mutate, ...answer } = useSWR(["${area}.${name}"], () => api.access.me());
  const error: unknown = answer.error;
  return { data, error, retrying: isValidating, retry: () => void mutate() };
}
`,
      [`${folder}/${name}-screen.tsx`]: `import { chakra, Skeleton } from "@chakra-ui/react";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { useErrorText, usePageTitle } from "../app/index.ts";
import { useMessages } from "../i18n/index.ts";
import { use${Name} } from "./data/use-${name}.ts";
import { messages } from "./messages/index.ts";

/** Say in one sentence what people do here, and which rules of docs/product it follows. */
export function ${Name}Screen() {
  const t = useMessages(messages);
  const errorText = useErrorText(messages);
  const { data, error, retrying, retry } = use${Name}();
  usePageTitle(t("${name}.title"));
  if (!data && error === undefined) return <Skeleton height="40" m="gutter" />;
  if (!data)
    return (
      <ErrorState labels={{ title: t("${name}.failed"), retry: t("${name}.retry") }} onRetry={retry} retrying={retrying}>
        {errorText(error)}
      </ErrorState>
    );
  if (!data.name) return <EmptyState title={t("${name}.empty")} />;
  return (
    <chakra.div p="gutter">
      <chakra.h1 textStyle="xl">{t("${name}.title")}</chakra.h1>
      <p>{data.name}</p>
    </chakra.div>
  );
}
`,
      [`${folder}/${name}-screen.stories.tsx`]: `import { createMockWorld } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryApp } from "../app/story-app.tsx";
import { ${Name}Screen } from "./${name}-screen.tsx";

const Page = ({ role }: { readonly role: Role }) => (
  <StoryApp role={role}>
    <${Name}Screen />
  </StoryApp>
);

const world = (wish: Parameters<typeof createMockWorld>[0] = {}) => createMockWorld({ role: "OPERATOR", ...wish }).handlers;

const meta = { component: Page, args: { role: "OPERATOR" }, parameters: { msw: world() } } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("heading", { name: "${sentence(name)}" })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: world({ slow: { "access.me": "infinite" } }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("heading")).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { msw: world({ failing: { "access.me": "NETWORK" } }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent("This could not be loaded");
  },
};
`,
    },
    change: {
      [`${folder}/index.ts`]: addScreenExport(name),
      [`${folder}/messages/en.ts`]: addKeys(keys),
      [`${folder}/messages/fr.ts`]: addKeys(keys),
    },
    next: [
      `Translate the new keys in ${folder}/messages/fr.ts.`,
      `Give it a route in apps/dashboard/src and, when it is finished, a row in packages/domain/src/access/menu.ts.`,
    ],
  };
}
