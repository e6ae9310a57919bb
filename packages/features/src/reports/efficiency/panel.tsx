import { chakra } from "@chakra-ui/react";
import { IconButton } from "@gatehouse/ui/icon-button";
import { useScrollFocus } from "@gatehouse/ui/scroll-focus";
import { Download } from "lucide-react";
import { type ReactNode, useId } from "react";

export interface PanelProps {
  readonly title: string;
  /** What the figures are of. */
  readonly note?: ReactNode;
  /** At the end of the title's line. */
  readonly aside?: ReactNode;
  /** The button that downloads what the panel shows. */
  readonly download: { readonly label: string; readonly run: () => void };
  readonly children: ReactNode;
}

/** A part of the report: its title, what it counts, its file and its content, which scrolls where the panel is lower. */
export function Panel({ title, note, aside, download, children }: PanelProps) {
  const id = useId();
  const { ref, tabIndex } = useScrollFocus<HTMLDivElement>();
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gridTemplate="auto minmax(0, 1fr) / minmax(0, 1fr)"
      minW="0"
      minH="0"
    >
      <chakra.header css={headLooks}>
        <chakra.div className="title">
          <chakra.h2 id={id} textStyle="md" lineHeight="tight" fontWeight="strong" whiteSpace="nowrap">
            {title}
          </chakra.h2>
          {note !== undefined && (
            <chakra.p color="fg.muted" textStyle="xs">
              {note}
            </chakra.p>
          )}
        </chakra.div>
        {aside !== undefined && <div className="aside">{aside}</div>}
        <IconButton className="download" icon={Download} size="sm" label={download.label} onClick={download.run} />
      </chakra.header>
      <chakra.div ref={ref} tabIndex={tabIndex} minH="0" minW="0" overflow="auto" css={tableLooks}>
        {children}
      </chakra.div>
    </chakra.section>
  );
}

/** What stands aside has a line of its own where the page is narrow. */
const headLooks = {
  display: "grid",
  gridTemplate: '"title download" auto "aside aside" auto / minmax(0, 1fr) auto',
  alignItems: "center",
  columnGap: "3",
  minH: "11",
  ps: { base: "3", md: "gutter" },
  pe: { base: "1", md: "2" },
  py: "1",
  "& .title": { gridArea: "title" },
  "& .download": { gridArea: "download" },
  "& .aside": { gridArea: "aside", py: "1" },
  "@container (min-width: 48rem)": {
    gridTemplate: '"title aside download" auto / auto minmax(0, 1fr) auto',
    "& .title": { whiteSpace: "nowrap" },
    "& .aside": { justifySelf: "end", py: "0" },
  },
} as const;

const edge = { base: "0.75rem", md: "var(--gh-spacing-gutter)" } as const;

/** How the report's tables look: dense, hairlines only, head and sums stay in view. */
const tableLooks = {
  "& table": { width: "full", borderCollapse: "separate", borderSpacing: "0", fontSize: "sm", tableLayout: "fixed" },
  "& th, & td": {
    px: { base: "1", md: "2.5" },
    height: "7",
    borderBottomWidth: "1px",
    borderColor: "border.subtle",
    whiteSpace: "nowrap",
    fontWeight: "regular",
    textAlign: "start",
  },
  "& :is(th, td):first-of-type": { ps: edge },
  "& :is(th, td):last-of-type": { pe: edge },
  "& thead th": {
    position: "sticky",
    top: "0",
    zIndex: "base",
    height: "rowHead",
    bg: "bg.sunken",
    color: "fg.muted",
    fontSize: "xs",
    fontWeight: "strong",
    borderTopWidth: "1px",
  },
  "& .number": { textAlign: "end", fontVariantNumeric: "tabular-nums" },
  "& tbody th": { pe: "1", overflow: "hidden", textOverflow: "ellipsis" },
  "& .strong": { fontWeight: "strong" },
  "& .muted": { color: "fg.muted" },
  "& .inset": { ps: "1.875rem !important" },
  "& tfoot :is(th, td), & .sum :is(th, td)": { bg: "bg.sunken", fontWeight: "strong" },
  "& tfoot :is(th, td)": {
    position: "sticky",
    bottom: "0",
    zIndex: "base",
    borderTopWidth: "1px",
    borderBottomWidth: "0",
  },
} as const;
