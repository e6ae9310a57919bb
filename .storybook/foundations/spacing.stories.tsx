import { chakra } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Code, Page, Section, Table } from "./page.tsx";
import { tokensOf } from "./tokens.ts";

const meta = { title: "Foundations/Spacing" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** In rem, of 16 pixels. */
const lengthOf = (value: string): number => Number.parseFloat(value) / (value.endsWith("px") ? 16 : 1);

const bars = (category: string) =>
  tokensOf(category)
    .filter(({ values }) => /^[\d.]+(rem|px)$/.test(values["base"] ?? ""))
    .toSorted((one, other) => lengthOf(one.values["base"] ?? "") - lengthOf(other.values["base"] ?? ""))
    .map(({ name, ref, values }) => ({
      key: name,
      cells: [
        <Code key="name">{name}</Code>,
        Object.values(values).join(" · "),
        <chakra.div key="bar" height="3" bg="accent.solid" style={{ inlineSize: ref }} />,
      ],
    }));

/** Distances and sizes in the density of the toolbar, radii, and the one shadow. */
export const Spacing: Story = {
  render: () => (
    <Page
      title="Spacing"
      lead="A grid of 4 pixels, in rem, so that a reader’s own font size counts. Rows, controls and gutters have a second value for comfortable density."
    >
      {["spacing", "sizes"].map((category) => (
        <Section key={category} title={category}>
          <Table head={["Name", "Values", "Length"]} rows={bars(category)} />
        </Section>
      ))}
      {(["radii", "shadows"] as const).map((category) => (
        <Section key={category} title={category}>
          <chakra.div display="flex" flexWrap="wrap" gap="6">
            {tokensOf(category).map(({ name, ref }) => (
              <chakra.div key={name} display="grid" gap="2" justifyItems="center">
                <chakra.div
                  boxSize="20"
                  bg="bg.panel"
                  borderWidth="1px"
                  borderColor="border.strong"
                  style={category === "radii" ? { borderRadius: ref } : { boxShadow: ref }}
                />
                <Code>{name}</Code>
              </chakra.div>
            ))}
          </chakra.div>
        </Section>
      ))}
    </Page>
  ),
};
