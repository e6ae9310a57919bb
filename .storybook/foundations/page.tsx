import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface PageProps {
  readonly title: string;
  /** What the page is for, in a sentence or two. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A page about the visual language: it shows what the product itself reads, in the appearance of the toolbar. */
export const Page = ({ title, lead, children }: PageProps) => (
  <chakra.main bg="bg.canvas" color="fg" minH="100dvh" p="gutter" display="grid" gap="8" alignContent="start">
    <chakra.header maxW="prose" display="grid" gap="2">
      <chakra.h1 textStyle="xl">{title}</chakra.h1>
      <chakra.p color="fg.muted">{lead}</chakra.p>
    </chakra.header>
    {children}
  </chakra.main>
);

/** A part of a page about foundations, under its heading. */
export const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <chakra.section aria-label={title} display="grid" gap="3">
    <chakra.h2 textStyle="lg">{title}</chakra.h2>
    {children}
  </chakra.section>
);

/** A name as one writes it in code. */
export const Code = ({ children }: { readonly children: ReactNode }) => (
  <chakra.code textStyle="code" overflowWrap="anywhere">
    {children}
  </chakra.code>
);

interface TableProps {
  readonly head: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** Rows of names and values; it scrolls sideways by itself where it is wider than the window. */
export const Table = ({ head, rows }: TableProps) => (
  // A box that scrolls must be reached by the keyboard.
  <chakra.section overflowX="auto" tabIndex={0} aria-label={head.join(", ")}>
    <chakra.table borderCollapse="collapse" textAlign="start">
      <thead>
        <tr>
          {head.map((name) => (
            <chakra.th key={name} textAlign="start" px="3" py="2" bg="bg.sunken" fontWeight="strong">
              {name}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, index) => (
              <chakra.td
                key={head[index]}
                px="3"
                py="2"
                verticalAlign="middle"
                borderBlockEndWidth="1px"
                borderColor="border.subtle"
              >
                {cell}
              </chakra.td>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  </chakra.section>
);
