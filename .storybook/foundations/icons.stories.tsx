import { chakra } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { icons as lucide, type LucideIcon } from "lucide-react";
import { Code, Page } from "./page.tsx";

const meta = { title: "Foundations/Icons" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sources = import.meta.glob<string>(
  ["../../packages/{ui,features}/src/**/*.tsx", "../../apps/*/src/**/*.tsx", "!**/*.stories.tsx"],
  { query: "?raw", import: "default", eager: true },
);

const icons: Readonly<Record<string, LucideIcon>> = lucide;

/** The icons that the product imports, and in how many files. */
function usedIcons(): readonly (readonly [string, number])[] {
  const used = new Map<string, number>();
  for (const source of Object.values(sources))
    for (const [, names = ""] of source.matchAll(/import \{([^}]*)\} from "lucide-react"/g))
      for (const name of names.split(",").map((part) => part.trim().split(" as ")[0] ?? ""))
        if (name in icons) used.set(name, (used.get(name) ?? 0) + 1);
  return [...used].toSorted(([one], [other]) => one.localeCompare(other));
}

/** Every icon that the product uses, found in its sources. */
export const UsedIcons: Story = {
  render: () => (
    <Page
      title="Icons"
      lead="Lucide, 16 pixels in grids and controls, 20 elsewhere. An icon stands beside a word or has a name for screen readers; it never says something alone. What is listed here is what the product imports."
    >
      <chakra.div display="grid" gap="4" gridTemplateColumns="repeat(auto-fill, minmax(9rem, 1fr))">
        {usedIcons().map(([name, files]) => {
          const Icon = icons[name];
          return (
            Icon && (
              <chakra.div key={name} display="grid" gap="1" justifyItems="start">
                <chakra.span display="flex" gap="2" alignItems="center">
                  <Icon aria-hidden size={16} />
                  <Icon aria-hidden size={20} />
                </chakra.span>
                <Code>{name}</Code>
                <chakra.span textStyle="xs" color="fg.muted">
                  {files === 1 ? "1 file" : `${files} files`}
                </chakra.span>
              </chakra.div>
            )
          );
        })}
      </chakra.div>
    </Page>
  ),
};
