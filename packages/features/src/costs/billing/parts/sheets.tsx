import { Button, chakra } from "@chakra-ui/react";
import {
  detailFields,
  entriesOf,
  entryFields,
  type EntryKind,
  type FieldRule,
  hospitalFields,
  pathOf,
  totalsOf,
  valueAt,
} from "@gatehouse/domain/costs";
import { EntrySheet, type SheetColumn } from "@gatehouse/ui/entry-sheet";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useNarrow } from "../../../app/use-narrow.ts";
import type { BillingState } from "../form/use-billing-form.ts";
import { useWords } from "./use-words.ts";

/** How wide a field is, by its kind and where a name says more. */
const shares: Readonly<Record<string, number>> = {
  customerId: 90,
  customerPrefix: 70,
  customerFirstName: 112,
  customerMiddleName: 84,
  customerLastName: 122,
  flightPnr: 84,
  flightOrigin: 62,
  flightDestination: 62,
  flightReturn: 62,
  flightAirlineName: 136,
  flightCost: 68,
  flightAirlineCode: 58,
  flightDateOfCharge: 96,
  flightPreferredSeatFare: 64,
  checkinBaggageCost: 69,
  hotelCity: 92,
  hotelDateOfCharge: 106,
  hospitalName: 140,
};
const kindShares: Readonly<Record<FieldRule["kind"], number>> = { text: 120, code: 114, day: 118, money: 78 };

/** A section of the page: what it is called, what it adds up to, and its sheet. */
export function Part({
  title,
  note,
  sum,
  narrow,
  children,
}: {
  readonly title: string;
  readonly note?: ReactNode;
  readonly sum?: string;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <chakra.section aria-label={title} borderTopWidth="1px" borderColor="border.subtle" py="2.5">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
        pb="1.5"
        {...(narrow && { maxW: "28rem" })}
      >
        <chakra.h2 textStyle="md" fontWeight="strong">
          {title}
        </chakra.h2>
        {note}
        {sum !== undefined && (
          <chakra.span textStyle="figures" fontWeight="strong" ml="auto">
            {sum}
          </chakra.span>
        )}
      </chakra.div>
      {children}
    </chakra.section>
  );
}

const useSheetLabels = () => {
  const { t } = useWords();
  return {
    remove: (entry: string) => t("remove", { entry }),
    field: (entry: string, field: string) => t("field.of", { entry, field }),
    confirm: (field: string) => t("marks.confirm", { field }),
  };
};

const useColumns = (rules: readonly FieldRule[]): readonly SheetColumn[] => {
  const { fieldName, money } = useWords();
  return rules.map(({ name, kind }) => ({
    name,
    kind,
    label: fieldName(name),
    share: shares[name] ?? kindShares[kind],
    ...(kind === "money" && { placeholder: money(0) }),
  }));
};

/** Billing Details, and Hospital Details: one row. */
export function RowSheet({ state, part }: { readonly state: BillingState; readonly part: "details" | "hospital" }) {
  const { t, cell } = useWords();
  const labels = useSheetLabels();
  const stacked = useNarrow();
  const rules: readonly FieldRule[] = part === "details" ? detailFields : hospitalFields;
  const columns = useColumns(rules);
  const ruleOf = (name: string) => rules.find((rule) => rule.name === name);
  const { form } = state;
  return (
    <EntrySheet
      id={`costs-${part}`}
      label={t(`part.${part}`)}
      columns={columns}
      stacked={stacked}
      labels={labels}
      rows={[
        {
          label: "",
          cells: Object.fromEntries(
            rules.map((rule) => [
              rule.name,
              cell(rule, valueAt(form.record, rule.name), form.marks[rule.name], state.problemAt(rule.name)),
            ]),
          ),
        },
      ]}
      onChange={(_, name, text) => state.type(name, text)}
      onLeave={(_, name) => {
        const rule = ruleOf(name);
        if (rule) state.leave(name, rule);
      }}
      onPasteCells={(_, name, text) => state.pasteRow(part, name, text)}
      onConfirm={(_, name) => state.confirm(name)}
    />
  );
}

/** The entries of a kind, with what adds another. */
export function EntriesPart({ state, kind }: { readonly state: BillingState; readonly kind: EntryKind }) {
  const { t, cell, rowName, money, problem } = useWords();
  const labels = useSheetLabels();
  const stacked = useNarrow();
  const columns = useColumns(entryFields[kind]);
  const { form, language } = state;
  const entries = entriesOf(form.record, kind);
  const rules: readonly FieldRule[] = entryFields[kind];
  const isFee = kind === "serviceFeeDetails";
  return (
    <Part
      title={t(`part.${kind}`)}
      sum={money(totalsOf(form.record, language).byKind[kind])}
      narrow={isFee}
      note={
        <>
          <chakra.span color="fg.muted" textStyle="figures">
            {t("part.count", { count: entries.length, most: state.limitOf(kind) })}
          </chakra.span>
          <Button
            id={`${kind}-add`}
            variant="plain"
            color="accent.fg"
            minH={{ base: "touch", md: "6" }}
            onClick={() => state.add(kind)}
          >
            <Plus aria-hidden size={16} /> {t(`add.${kind}`)}
          </Button>
        </>
      }
    >
      {entries.length === 0 ? (
        <chakra.p color="fg.muted">{t(`none.${kind}`)}</chakra.p>
      ) : (
        <chakra.div {...(isFee && { maxW: "28rem" })}>
          <EntrySheet
            id={kind}
            label={t(`part.${kind}`)}
            head={isFee || kind === "hotelDetails" ? "label" : "number"}
            columns={columns}
            stacked={stacked}
            labels={labels}
            rows={entries.map((entry, place) => ({
              label: rowName(kind, place),
              problem: problem(state.problemAt(`${kind}.${place}`)),
              cells: Object.fromEntries(
                rules.map((rule) => {
                  const path = pathOf(kind, place, rule.name);
                  return [rule.name, cell(rule, entry[rule.name] ?? "", form.marks[path], state.problemAt(path))];
                }),
              ),
            }))}
            onChange={(place, name, text) => state.type(pathOf(kind, place, name), text)}
            onLeave={(place, name) => {
              const rule = rules.find((one) => one.name === name);
              if (rule) state.leave(pathOf(kind, place, name), rule);
            }}
            onPasteCells={(place, name, text) => state.pasteEntries(kind, place, name, text)}
            onConfirm={(place, name) => state.confirm(pathOf(kind, place, name))}
            onEnterLast={(name) => state.add(kind, name)}
            onRemove={(place) => state.remove(kind, place)}
          />
        </chakra.div>
      )}
    </Part>
  );
}
