import { chakra } from "@chakra-ui/react";
import { system } from "@gatehouse/ui/theme";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Code, Page, Section, Table } from "./page.tsx";
import { tokensOf } from "./tokens.ts";

const meta = { title: "Foundations/Type" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Letters, figures and signs that the product's languages need. */
const sample = "Boarding closes at 17:40 · Embarquement à 17 h 40 · ÀÉÎÕÜ ß Œ 0123456789";

const textStyles = Object.entries(system._config.theme?.textStyles ?? {});

/** The text styles in the density of the toolbar, and what they are made of. */
export const TextStyles: Story = {
  render: () => (
    <Page
      title="Type"
      lead="Five steps, two weights. The steps are one size larger in comfortable density: change it in the toolbar."
    >
      <Section title="Text styles">
        {textStyles.map(([name, style]) => (
          <chakra.div key={name} display="grid" gap="1" borderBlockEndWidth="1px" borderColor="border.subtle" pb="3">
            <Code>textStyle=&quot;{name}&quot;</Code>
            <chakra.p textStyle={name}>{sample}</chakra.p>
            <chakra.span textStyle="xs" color="fg.muted">
              {Object.entries(style.value as Record<string, string>)
                .map(([property, value]) => `${property} ${value}`)
                .join(" · ")}
            </chakra.span>
          </chakra.div>
        ))}
      </Section>
      {["fonts", "fontWeights", "fontSizes", "lineHeights", "letterSpacings"].map((category) => (
        <Section key={category} title={category}>
          <Table
            head={["Name", "Values"]}
            rows={tokensOf(category).map(({ name, values }) => ({
              key: name,
              cells: [<Code key="name">{name}</Code>, Object.values(values).join(" · ")],
            }))}
          />
        </Section>
      ))}
    </Page>
  ),
};
