import { chakra } from "@chakra-ui/react";
import type { FieldSource, FieldVerdict } from "@gatehouse/domain/trips/confirmations";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { Check, CircleHelp, Minus, Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

const verdicts = {
  fillsGap: { tone: "accent", icon: Plus },
  agrees: { tone: "ok", icon: Check },
  differs: { tone: "bad", icon: X },
  notInFile: { tone: "slate", icon: Minus },
  unreadable: { tone: "warn", icon: CircleHelp },
} as const satisfies Record<FieldVerdict, object>;

/**
 * Where the place is narrow (a phone, or beside the preview) each field is a block: its name with the comparison, and below it, each
 * under its name, what the itinerary and the file say and where it was found.
 */
const looks = {
  containerType: "inline-size",
  "& table": { width: "full" },
  "& th": { textAlign: "start", textStyle: "xs", color: "fg.muted", fontWeight: "regular", pe: "3", py: "1" },
  "& td": {
    py: "1.5",
    pe: "3",
    verticalAlign: "top",
    overflowWrap: "anywhere",
    borderTopWidth: "1px",
    borderColor: "border.subtle",
  },
  "& [data-part=field]": { color: "fg.muted", overflowWrap: "normal" },
  "& [data-part=found]": { textStyle: "xs" },
  "& [data-part=name]": { display: "none", textStyle: "xs", color: "fg.muted" },
  "@container (max-width: 39.99rem)": {
    "& table, & tbody": { display: "block" },
    "& thead": { display: "none" },
    "& tr": {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr) minmax(0, 1fr)",
      gridTemplateAreas: `"take field verdict" ". current file" ". found found"`,
      columnGap: "2",
      rowGap: "1",
      py: "2",
      borderTopWidth: "1px",
      borderColor: "border.subtle",
    },
    "& td": { p: "0", borderTopWidth: "0" },
    "& [data-part=name]": { display: "block" },
    ...Object.fromEntries(
      ["take", "field", "current", "file", "found", "verdict"].map((part) => [
        `& [data-part=${part}]`,
        { gridArea: part },
      ]),
    ),
    "& [data-part=field]": { gridArea: "field", color: "fg", fontWeight: "strong" },
    "& [data-part=verdict]": { gridArea: "verdict", justifySelf: "end" },
    "& td:empty": { display: "none" },
  },
} as const;

/** What a reservation says, field by field beside the itinerary; its rows are `ReadingRow`s. */
export function ReadingTable({ children }: { readonly children: ReactNode }) {
  const t = useMessages(messages);
  return (
    <chakra.div css={looks}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("read.take")}</th>
            <th scope="col">{t("read.field")}</th>
            <th scope="col">{t("read.current")}</th>
            <th scope="col">{t("read.file")}</th>
            <th scope="col">{t("read.found")}</th>
            <th scope="col">{t("read.verdict")}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </chakra.div>
  );
}

export interface ReadingRowProps {
  /** Ticks the field. */
  readonly box: ReactNode;
  /** Name of the field. */
  readonly name: string;
  /** On the itinerary. */
  readonly current: ReactNode;
  /** In the file. */
  readonly said: ReactNode;
  /** Where in the file; none for what is not there. */
  readonly sources: readonly FieldSource[];
  readonly verdict: FieldVerdict;
}

/** One field of a reservation. */
export function ReadingRow({ box, name, current, said, sources, verdict }: ReadingRowProps) {
  const t = useMessages(messages);
  const { tone, icon } = verdicts[verdict];
  return (
    <tr>
      <td data-part="take">{box}</td>
      <td data-part="field">{name}</td>
      <td data-part="current">
        <span data-part="name">{t("read.current")}</span>
        {current}
      </td>
      <td data-part="file">
        <span data-part="name">{t("read.file")}</span>
        {said}
      </td>
      <td data-part="found">
        {sources.map(({ excerpt, path, part, line }, place) => (
          <div key={place}>
            {place === 0 && <span data-part="name">{t("read.found")}</span>}
            <chakra.div textStyle="code">{excerpt}</chakra.div>
            <chakra.div color="fg.muted">
              {path} · {part === "" ? t("read.lineOnly", { line }) : t("read.line", { part, line })}
            </chakra.div>
          </div>
        ))}
      </td>
      <td data-part="verdict">
        <StatusPill tone={tone} icon={icon}>
          {t(`verdict.${verdict}`)}
        </StatusPill>
      </td>
    </tr>
  );
}
