import { chakra } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { Page, Section } from "./page.tsx";

const meta = { title: "Welcome" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link to another story: it opens in Storybook's own frame. */
const To = ({ story, children }: { readonly story: string; readonly children: ReactNode }) => (
  <chakra.a href={`./?path=/story/${story}`} target="_top" color="accent.fg" textDecoration="underline">
    {children}
  </chakra.a>
);

/** What this is, and how to look at it. */
export const Welcome: Story = {
  render: () => (
    <Page
      title="Gatehouse"
      lead="Every widget and every screen of the platform in every state it can be in, for whoever designs, writes or reviews."
    >
      <Section title="How to look">
        <chakra.ul maxW="prose" ps="5" listStyleType="disc" display="grid" gap="1">
          <li>
            The toolbar above changes theme, density, language and, on screens, the role of whoever is signed in. Every
            story shows its state in all of them. A story that is about one of them, for example about a phone in the
            dark, keeps it.
          </li>
          <li>
            The pseudo-language makes every text longer and accents it. What stays plain is data, or stands in no
            catalogue and cannot be translated.
          </li>
          <li>
            Calls are answered by a mock of the server, which knows the product’s rules. Clicking, typing and dragging
            work; nothing is kept.
          </li>
          <li>
            Tests are stories, too. They are not listed, because they leave a screen wherever they ended. Whoever wants
            them takes <em>play-fn</em> out of the excluded tags beside the search field. They always run in English.
          </li>
        </chakra.ul>
      </Section>
      <Section title="What is where">
        <chakra.ul maxW="prose" ps="5" listStyleType="disc" display="grid" gap="1">
          <li>
            <strong>Foundations</strong>: what everything is made of.{" "}
            <To story="foundations-tokens--all-tokens">Tokens</To>, <To story="foundations-type--text-styles">type</To>,{" "}
            <To story="foundations-colour--colours">colour</To>, <To story="foundations-icons--used-icons">icons</To>,{" "}
            <To story="foundations-spacing--spacing">spacing</To>,{" "}
            <To story="foundations-states--every-state">states</To>,{" "}
            <To story="foundations-words--catalogues">words</To>.
          </li>
          <li>
            <strong>Widgets</strong>: the component library, @gatehouse/ui. Each has a page <em>Docs</em> with its
            properties and its states. They hold no texts and fetch nothing: a screen, or another product, hands both
            in.
          </li>
          <li>
            <strong>Screens</strong>: what people use, with data, by area of the product.
          </li>
        </chakra.ul>
      </Section>
    </Page>
  ),
};
