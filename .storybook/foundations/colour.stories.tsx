import { chakra } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Code, Page, Section } from "./page.tsx";
import { type ShownToken, tokensOf } from "./tokens.ts";

const meta = { title: "Foundations/Colour" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Swatch = ({ token: { name, ref, values } }: { readonly token: ShownToken }) => (
  <chakra.figure margin="0" display="grid" gap="1">
    <chakra.div
      height="16"
      borderRadius="control"
      borderWidth="1px"
      borderColor="border.control"
      style={{ background: ref }}
    />
    <chakra.figcaption display="grid">
      <Code>{name}</Code>
      <chakra.span textStyle="xs" color="fg.muted">
        {values["base"]} · {values["_dark"] ?? values["base"]}
      </chakra.span>
    </chakra.figcaption>
  </chakra.figure>
);

/** Colours by what they mean, in the theme of the toolbar; below each its value in light and in dark. */
export const Colours: Story = {
  render: () => {
    const groups = new Map<string, ShownToken[]>();
    for (const token of tokensOf("colors")) {
      const group = token.name.split(".")[0] ?? token.name;
      groups.set(group, [...(groups.get(group) ?? []), token]);
    }
    return (
      <Page
        title="Colour"
        lead="Named by what they mean, never by how they look. Text reaches 4.5 : 1 on every ground it stands on, 7 : 1 in tables; a test counts it for every pair."
      >
        {[...groups].map(([group, tokens]) => (
          <Section key={group} title={group}>
            <chakra.div display="grid" gap="4" gridTemplateColumns="repeat(auto-fill, minmax(11rem, 1fr))">
              {tokens.map((token) => (
                <Swatch key={token.name} token={token} />
              ))}
            </chakra.div>
          </Section>
        ))}
      </Page>
    );
  },
};
