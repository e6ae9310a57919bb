import { chakra, Input } from "@chakra-ui/react";
import type { Catalogue } from "@gatehouse/features/i18n";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Code, Page, Section, Table } from "./page.tsx";

const meta = { title: "Foundations/Words" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The catalogues as the screens import them: what a file exports that is a list of texts. */
const english = import.meta.glob<Readonly<Record<string, unknown>>>("../../packages/features/src/**/messages/en.ts", {
  eager: true,
});
const french = import.meta.glob<Readonly<Record<string, unknown>>>("../../packages/features/src/**/messages/fr.ts", {
  eager: true,
});

const catalogueIn = (file: Readonly<Record<string, unknown>> | undefined, name: string) =>
  (file?.[name] ?? {}) as Catalogue;

const areas = Object.keys(english).map((path) => ({
  area: path.replace(/^.*\/features\/src\/(.*)\/messages\/en\.ts$/, "$1"),
  en: catalogueIn(english[path], "en"),
  fr: catalogueIn(french[path.replace("/en.ts", "/fr.ts")], "fr"),
}));

function Words() {
  const [text, setText] = useState("");
  const wanted = text.toLowerCase();
  return (
    <Page
      title="Words"
      lead="Every text of the screens, in both languages, from the catalogues themselves. {{name}} stands for a value; _one, _many and _other are the forms of a plural."
    >
      <chakra.label display="grid" gap="1" maxW="sm">
        Find a text or a key
        <Input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      </chakra.label>
      {areas.map(({ area, en, fr }) => {
        const found = Object.keys(en).filter((key) => `${key} ${en[key]} ${fr[key]}`.toLowerCase().includes(wanted));
        return (
          found.length > 0 && (
            <Section key={area} title={area}>
              <Table
                head={["Key", "English", "Français"]}
                rows={found.map((key) => ({
                  key,
                  cells: [
                    <Code key="key">{key}</Code>,
                    en[key],
                    <span key="fr" lang="fr">
                      {fr[key]}
                    </span>,
                  ],
                }))}
              />
            </Section>
          )
        );
      })}
    </Page>
  );
}

/** The content catalogue, by area of the product. */
export const Catalogues: Story = { render: () => <Words /> };
