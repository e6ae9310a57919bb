import { addExport, camel, pascal, type Plan, sentence } from "./names.ts";

/** What Storybook's sidebar calls the screens of an area. */
const storyFolder = (area: string): string => (area === "checkin" ? "Check-in" : sentence(area));

/** A room of its own below an area that stands: screen, data hook, stories, messages in both languages, and its entry. */
export function screen(area: string, wanted: string): Plan {
  // Files end in -screen by themselves.
  const name = wanted.replace(/-screen$/, "");
  const Name = pascal(name);
  const room = `packages/features/src/${area}/${name}`;
  return {
    create: {
      [`${room}/index.ts`]: `export { ${Name}Screen } from "./${name}-screen.tsx";\n`,
      [`${room}/data/use-${name}.ts`]: `import useSWR from "swr";
import { useApi } from "../../../app/index.ts";

const firstPage = { viewId: "available", page: 0, size: 20, showExpired: false, descending: false } as const;

/** Replace the call by the screen's own: until then it is what waits for check-in. */
export function use${Name}() {
  const api = useApi();
  const { data, isValidating, mutate, ...answer } = useSWR(
    ["${area}.${camel(name)}"],
    async () => (await api.checkin.list(firstPage)).content,
  );
  const error: unknown = answer.error;
  return { data, error, retrying: isValidating, retry: () => void mutate() };
}
`,
      [`${room}/${name}-screen.tsx`]: `import { chakra, Skeleton } from "@chakra-ui/react";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { useErrorText, usePageTitle } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { use${Name} } from "./data/use-${name}.ts";
import { messages } from "./messages/index.ts";

/** Say in one sentence what people do here, and which rules of docs/product it follows. */
export function ${Name}Screen() {
  const t = useMessages(messages);
  const errorText = useErrorText(messages);
  const { data, error, retrying, retry } = use${Name}();
  usePageTitle(t("title"));
  if (!data && error === undefined) return <Skeleton height="40" m="gutter" />;
  if (!data)
    return (
      <ErrorState labels={{ title: t("failed"), retry: t("retry") }} onRetry={retry} retrying={retrying}>
        {errorText(error)}
      </ErrorState>
    );
  if (data.length === 0) return <EmptyState title={t("empty")} titleAs="h1" />;
  return (
    <chakra.div p="gutter">
      <chakra.h1 textStyle="xl">{t("title")}</chakra.h1>
      <ul>
        {data.map(({ checkInId, pnr }) => (
          <li key={checkInId}>{pnr}</li>
        ))}
      </ul>
    </chakra.div>
  );
}
`,
      [`${room}/${name}-screen.stories.tsx`]: `import { createMockWorld } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { ${Name}Screen } from "./${name}-screen.tsx";

const Page = ({ role }: { readonly role: Role }) => (
  <StoryApp role={role}>
    <${Name}Screen />
  </StoryApp>
);

const world = (options: Parameters<typeof createMockWorld>[0] = {}) => createMockWorld({ role: "OPERATOR", ...options }).handlers;

const meta = { title: "${storyFolder(area)}/${sentence(name)}", component: Page, args: { role: "OPERATOR" }, parameters: { msw: world() } } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

// What designers open: a state each, without \`play\`. The tests that begin there are behind them.
export const Success: Story = {};
export const Empty: Story = { parameters: { msw: world({ checkIns: [] }) } };
export const Loading: Story = { parameters: { msw: world({ slow: { "checkin.list": "infinite" } }) } };
export const Failed: Story = { parameters: { msw: world({ failing: { "checkin.list": "NETWORK" } }) } };

export const SuccessTest: Story = {
  ...Success,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("heading", { name: "${sentence(name)}" })).toBeVisible();
    await expect(within(canvasElement).getAllByRole("listitem")).not.toEqual([]);
  },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("There is nothing here yet.")).toBeVisible();
    await expect(within(canvasElement).queryByRole("list")).toBeNull();
  },
};

export const LoadingTest: Story = {
  ...Loading,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("heading")).toBeNull();
  },
};

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent("This could not be loaded");
  },
};
`,
      [`${room}/messages/en.ts`]: `export const en = {
  title: "${sentence(name)}",
  empty: "There is nothing here yet.",
  failed: "This could not be loaded",
  retry: "Try again",
} as const;
`,
      [`${room}/messages/fr.ts`]: `import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  title: "${sentence(name)}",
  empty: "Il n’y a encore rien ici.",
  failed: "Le chargement a échoué",
  retry: "Réessayer",
} as const satisfies Translation<typeof en>;
`,
      [`${room}/messages/index.ts`]: `import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

export const messages = defineMessages("${area}-${name}", en, () => import("./fr.ts").then(({ fr }) => fr));
`,
    },
    change: { "packages/features/package.json": addExport(`${area}/${name}`) },
    next: [
      `Translate the title in ${room}/messages/fr.ts.`,
      `Give it a route and a row of the menu: docs/guides/add-a-screen.md says how.`,
    ],
  };
}
