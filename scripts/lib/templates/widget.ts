import { addExport, pascal, type Plan, sentence } from "./names.ts";

/** A widget of the component library: component, stories, entry. */
export function widget(name: string): Plan {
  const Name = pascal(name);
  const folder = `packages/ui/src/${name}`;
  return {
    create: {
      [`${folder}/index.ts`]: `export { ${Name}, type ${Name}Props } from "./${name}.tsx";\n`,
      [`${folder}/${name}.tsx`]: `import { chakra, type HTMLChakraProps } from "@chakra-ui/react";

export interface ${Name}Props extends Omit<HTMLChakraProps<"section">, "children"> {
  /** Every text comes from outside, in the reader's language. */
  readonly labels: {
    readonly title: string;
  };
}

/** Say in one sentence what it is for. */
export function ${Name}({ labels, ...rest }: ${Name}Props) {
  return (
    <chakra.section aria-label={labels.title} p="4" {...rest}>
      <chakra.h2 textStyle="lg">{labels.title}</chakra.h2>
    </chakra.section>
  );
}
`,
      [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ${Name} } from "./${name}.tsx";

const meta = { title: "${sentence(name)}", component: ${Name}, tags: ["autodocs"], args: { labels: { title: "${Name}" } } } satisfies Meta<typeof ${Name}>;
export default meta;
type Story = StoryObj<typeof meta>;

// What designers open: a state each, without \`play\`. The tests that begin there are behind them.
export const Success: Story = {};
export const Dark: Story = { globals: { theme: "dark" } };
export const Comfortable: Story = { globals: { density: "comfortable" } };

export const SuccessTest: Story = {
  ...Success,
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole("region", { name: args.labels.title })).toBeVisible();
  },
};
`,
    },
    change: { "packages/ui/package.json": addExport(name) },
    next: [
      `pnpm storybook shows it as Widgets/${sentence(name)}. Give it a story per state, then use it from @gatehouse/ui/${name}.`,
    ],
  };
}
