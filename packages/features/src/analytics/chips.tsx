import { chakra } from "@chakra-ui/react";
import {
  type Comparison,
  comparisons,
  type DimensionId,
  dimensionName,
  dimensions,
  dimensionsOf,
  fixedName,
  type Filter,
  hasRoom,
  measures,
  measuresFor,
  type Order,
  orderOf,
  orders,
  type Plan,
  planProblem,
  withCurrency,
  type When,
} from "@gatehouse/domain/analytics";
import { useSession } from "../app/index.ts";
import { ChipMenu, type ChipOption } from "./chip-menu.tsx";
import type { Understood, Words } from "./use-words.ts";

export interface ChipsProps {
  readonly understood: Understood;
  readonly plan: Plan;
  readonly words: Words;
  /** Asks the question of another plan. */
  readonly onChange: (plan: Plan) => void;
}

const whens: readonly (When | null)[] = [
  "today",
  "yesterday",
  "last 7 day",
  "last 14 day",
  "last 30 day",
  "last 90 day",
  "this week",
  "previous week",
  "this month",
  "previous month",
  "this year",
  null,
];
const aheads: readonly (When | null)[] = [
  "today",
  "tomorrow",
  "this week",
  "following week",
  "next 14 day",
  "this month",
  "following month",
  "this year",
  null,
];
const tops: readonly (number | null)[] = [3, 5, 8, 10, 20, 50, null];

/** A plan without what does not go with the rest any more. */
function fitting(plan: Plan): Plan {
  const possible = dimensionsOf[measures[plan.measure].view];
  const kept = withCurrency({
    ...plan,
    by: plan.by.filter((id) => possible.includes(id)),
    where: plan.where.filter(({ dimension }) => possible.includes(dimension)),
  });
  const without = planProblem(kept) === "against" ? { ...kept, against: null } : kept;
  return without.order === orderOf({ by: without.by, order: null }) ? { ...without, order: null } : without;
}

/** What was understood of a question, each part a menu of what it could be instead (ANA-4). */
export function Chips({ understood, plan, words, onChange }: ChipsProps) {
  const { t, language, when, days } = words;
  const { user } = useSession();
  const set = (part: Partial<Plan>) => () => onChange(fitting({ ...plan, ...part }));
  const possible = dimensionsOf[measures[plan.measure].view];
  const nameOf = (id: DimensionId, code: string): string =>
    understood.names[id]?.[code] ?? fixedName(id, code, language) ?? code;
  const change = (what: string, value: string): string => t("chip.change", { what, value });

  const byOptions = (index: number): readonly ChipOption[] => [
    ...possible
      .filter((id) => id === plan.by[index] || !plan.by.includes(id))
      .map((id) => ({
        id,
        label: dimensionName(id, language),
        chosen: id === plan.by[index],
        onChoose: set({
          by: index < plan.by.length ? plan.by.map((there, place) => (place === index ? id : there)) : [...plan.by, id],
        }),
      })),
    ...(index < plan.by.length
      ? [{ id: "-", label: t("chip.nothing"), onChoose: set({ by: plan.by.filter((_, place) => place !== index) }) }]
      : []),
  ];
  const filterOptions = (filter: Filter): readonly ChipOption[] => {
    const others = plan.where.filter((there) => there !== filter);
    const fixed = dimensions[filter.dimension].values ?? [];
    return [
      ...fixed.map(({ value, words: called }) => ({
        id: value,
        label: called[language][0],
        chosen: filter.values.length === 1 && filter.values[0] === value,
        onChoose: set({ where: [...others, { ...filter, values: [value] }] }),
      })),
      ...(filter.values.length > 1
        ? filter.values.map((value) => ({
            id: value,
            label: nameOf(filter.dimension, value),
            onChoose: set({ where: [...others, { ...filter, values: [value] }] }),
          }))
        : []),
      {
        id: "not",
        label: `${t(filter.not ? "chip.where" : "chip.without")} ${filter.values.map((code) => nameOf(filter.dimension, code)).join(", ")}`,
        onChoose: set({ where: [...others, { ...filter, not: !filter.not }] }),
      },
      { id: "-", label: t("chip.nothing"), onChoose: set({ where: others }) },
    ];
  };
  const addable = possible
    .filter((id) => dimensions[id].kind === "fixed" && !plan.where.some(({ dimension }) => dimension === id))
    .flatMap((id) =>
      (dimensions[id].values ?? []).map(({ value, words: called }) => ({
        id: `${id} ${value}`,
        label: `${dimensionName(id, language)}: ${called[language][0]}`,
        onChoose: set({ where: [...plan.where, { dimension: id, not: false, values: [value] }] }),
      })),
    );
  const choices = measures[plan.measure].view === "trips" ? aheads : whens;
  const offered = choices.includes(plan.when) ? choices : [plan.when, ...choices];
  const canCompare = (against: Comparison): boolean => planProblem({ ...plan, against }) === undefined;
  const comparable = comparisons.filter(canCompare);
  const againstOptions: readonly ChipOption[] = [
    ...comparable.map((against) => ({
      id: against,
      label: t(`against.${against}`),
      chosen: plan.against === against,
      onChoose: set({ against }),
    })),
    ...(plan.against === null ? [] : [{ id: "-", label: t("chip.nothing"), onChoose: set({ against: null }) }]),
  ];
  const order = orderOf(plan);
  const whenText = plan.when === null ? t("chip.always") : understood.days ? days(understood.days) : when(plan.when);
  const measureName = measures[plan.measure].words[language][0];
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1.5">
      <chakra.span color="fg.muted" me="1">
        {t("understood")}
      </chakra.span>
      <ChipMenu
        what={t("chip.measure")}
        value={measureName}
        label={change(t("chip.measure"), measureName)}
        options={measuresFor(user?.permissions ?? []).map((id) => ({
          id,
          label: measures[id].words[language][0],
          chosen: id === plan.measure,
          onChoose: set({ measure: id }),
        }))}
      />
      {plan.by.map((id, index) => (
        <ChipMenu
          key={id}
          what={t("chip.by")}
          value={dimensionName(id, language)}
          label={change(t("chip.by"), dimensionName(id, language))}
          options={byOptions(index)}
        />
      ))}
      {hasRoom(plan.by) && (
        <ChipMenu
          what={t("chip.addBy")}
          label={t("chip.add", { what: t("chip.addBy") })}
          options={byOptions(plan.by.length)}
        />
      )}
      {plan.where.map((filter) => {
        const what = t(filter.not ? "chip.without" : "chip.where");
        const value = `${dimensionName(filter.dimension, language)} ${filter.values.map((code) => nameOf(filter.dimension, code)).join(", ")}`;
        return (
          <ChipMenu
            key={`${filter.dimension} ${filter.not}`}
            what={what}
            value={value}
            label={change(what, value)}
            options={filterOptions(filter)}
          />
        );
      })}
      {addable.length > 0 && (
        <ChipMenu what={t("chip.addWhere")} label={t("chip.add", { what: t("chip.addWhere") })} options={addable} />
      )}
      <ChipMenu
        what={t("chip.when")}
        value={whenText}
        label={change(t("chip.when"), whenText)}
        options={offered.map((choice) => ({
          id: choice ?? "always",
          label: choice === null ? t("chip.always") : when(choice),
          chosen: choice === plan.when,
          onChoose: set({ when: choice }),
        }))}
      />
      {againstOptions.length > 0 && (
        <ChipMenu
          what={t("chip.against")}
          value={
            plan.against === null
              ? undefined
              : understood.against
                ? days(understood.against)
                : t(`against.${plan.against}`)
          }
          label={
            plan.against === null
              ? t("chip.add", { what: t("chip.addAgainst") })
              : change(t("chip.against"), t(`against.${plan.against}`))
          }
          options={againstOptions}
        />
      )}
      {plan.by.length > 0 && (
        <>
          <ChipMenu
            what={t("chip.order")}
            value={t(`order.${order}`)}
            label={change(t("chip.order"), t(`order.${order}`))}
            options={orders.map((choice: Order) => ({
              id: choice,
              label: t(`order.${choice}`),
              chosen: choice === order,
              onChoose: set({ order: choice }),
            }))}
          />
          <ChipMenu
            what={t("chip.top")}
            value={plan.top === null ? t("chip.everything") : String(plan.top)}
            label={change(t("chip.top"), plan.top === null ? t("chip.everything") : String(plan.top))}
            options={(tops.includes(plan.top) ? tops : [plan.top, ...tops]).map((choice) => ({
              id: String(choice),
              label: choice === null ? t("chip.everything") : t("top.some", { count: choice }),
              chosen: choice === plan.top,
              onChoose: set({ top: choice }),
            }))}
          />
        </>
      )}
    </chakra.div>
  );
}
