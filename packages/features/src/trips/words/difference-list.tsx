import { chakra } from "@chakra-ui/react";
import { type ChangedField, isUnchanged, type Piece, type VersionDifference } from "@gatehouse/domain/trips";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { Minus, Pencil, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";
import { PieceIcon } from "./piece-icon.ts";
import type { TripWords } from "./use-trip-words.ts";

export interface DifferenceListProps {
  readonly difference: VersionDifference;
  readonly words: TripWords;
  /** Heads of the two columns. */
  readonly before: string;
  readonly after: string;
}

const marks = {
  added: { tone: "ok", icon: Plus },
  removed: { tone: "bad", icon: Minus },
  changed: { tone: "violet", icon: Pencil },
} as const;

/** What differs between two versions, side by side (TRP-11). */
export function DifferenceList({ difference, words, before, after }: DifferenceListProps) {
  const t = useMessages(messages);
  const { texts, travellers, pieces } = difference;
  if (isUnchanged(difference)) return <chakra.p color="fg.muted">{t("change.none")}</chakra.p>;
  const table = (name: string, fields: readonly ChangedField[]) => (
    <FieldTable name={name} fields={fields} words={words} before={before} after={after} />
  );
  const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
    `${firstName} ${lastName}`.trim();
  return (
    <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="3">
      {texts.length > 0 && (
        <Entry type="changed" title={t("change.trip")}>
          {table(t("change.trip"), texts)}
        </Entry>
      )}
      {travellers.map((change) => {
        if (change.type !== "changed") {
          const traveller = change.type === "added" ? change.after : change.before;
          return <Entry key={traveller.travelerId} type={change.type} title={nameOf(traveller)} />;
        }
        return (
          <Entry key={change.travelerId} type="changed" title={words.fieldName("travelerId")}>
            {table(words.fieldName("travelerId"), change.fields)}
          </Entry>
        );
      })}
      {pieces.map((change) => {
        const of = change.type === "removed" ? change.before : change.after;
        return (
          <Entry key={`${of.kind} ${of.piece.id}`} type={change.type} title={words.nameOf(of)} of={of}>
            {change.type === "changed" && table(words.nameOf(of), change.fields)}
          </Entry>
        );
      })}
    </chakra.ul>
  );
}

interface EntryProps {
  readonly type: keyof typeof marks;
  readonly title: string;
  readonly of?: Piece;
  readonly children?: ReactNode;
}

function Entry({ type, title, of, children }: EntryProps) {
  const t = useMessages(messages);
  return (
    <chakra.li display="grid" gap="1.5" borderTopWidth="1px" borderColor="border.subtle" pt="2">
      <chakra.div display="flex" alignItems="center" gap="2" flexWrap="wrap">
        {of && <PieceIcon of={of} />}
        <chakra.strong fontWeight="strong" textDecoration={type === "removed" ? "line-through" : undefined}>
          {title}
        </chakra.strong>
        <StatusPill tone={marks[type].tone} icon={marks[type].icon}>
          {t(`change.${type}`)}
        </StatusPill>
      </chakra.div>
      {children}
    </chakra.li>
  );
}

interface FieldTableProps {
  readonly name: string;
  readonly fields: readonly ChangedField[];
  readonly words: TripWords;
  readonly before: string;
  readonly after: string;
}

const Cell = chakra("td", {
  base: { paddingBlock: "1", paddingInlineEnd: "3", verticalAlign: "top", overflowWrap: "anywhere" },
});
const Head = chakra("th", {
  base: {
    textAlign: "start",
    textStyle: "xs",
    color: "fg.muted",
    fontWeight: "regular",
    paddingInlineEnd: "3",
    verticalAlign: "top",
  },
});

function FieldTable({ name, fields, words, before, after }: FieldTableProps) {
  const t = useMessages(messages);
  return (
    <chakra.table width="full" tableLayout="fixed" aria-label={t("change.of", { piece: name })}>
      <thead>
        <tr>
          <Head scope="col">{t("change.field")}</Head>
          <Head scope="col">{before}</Head>
          <Head scope="col">{after}</Head>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, before: old, after: now }) => (
          <tr key={field}>
            <Head scope="row" paddingBlock="1">
              {words.fieldName(field)}
            </Head>
            <Cell color="fg.muted">
              <del>{words.valueText(old)}</del>
            </Cell>
            <Cell>
              <chakra.ins textDecoration="none" fontWeight="strong">
                {words.valueText(now)}
              </chakra.ins>
            </Cell>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
