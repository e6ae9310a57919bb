import type { Meta, StoryObj } from "@storybook/react-vite";
import { Code, Page, Section, Table } from "./page.tsx";
import { categories, tokensOf } from "./tokens.ts";

const meta = { title: "Foundations/Tokens" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every token of the theme, under the name by which components ask for it. */
export const AllTokens: Story = {
  render: () => (
    <Page
      title="Tokens"
      lead="What components may ask for, read from the theme itself. A component names a token and never a value, so that theme and density can change under it."
    >
      {categories().map((category) => (
        <Section key={category} title={category}>
          <Table
            head={["Name", "CSS", "Values"]}
            rows={tokensOf(category).map(({ name, ref, values }) => ({
              key: name,
              cells: [
                <Code key="name">{name}</Code>,
                <Code key="ref">{ref}</Code>,
                Object.entries(values).map(([condition, value]) => (
                  <div key={condition}>
                    {condition === "base" ? "" : `${condition.replace("_", "")}: `}
                    <Code>{value}</Code>
                  </div>
                )),
              ],
            }))}
          />
        </Section>
      ))}
    </Page>
  ),
};
