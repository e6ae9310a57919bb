import type { NotUnderstood, ReadAs } from "./answer.ts";
import { type Atom, type Atoms, atomsOf } from "./atoms.ts";
import { comparisonOf } from "./comparison.ts";
import { type DimensionId, dimensions, dimensionsOf, type MeasureId, measures } from "./layer.ts";
import { kindOf, namedDimensions, type NameIndex, nameByCode } from "./names.ts";
import {
  type Comparison,
  type Filter,
  hasRoom,
  type Order,
  orderOf,
  type Plan,
  planProblem,
  withCurrency,
  type When,
} from "./plan.ts";
import { folded } from "./text.ts";
import type { Compared } from "./time-phrases.ts";
import type { Keyword } from "./vocabulary.ts";

export interface Parsed {
  /** Undefined for a question that cannot be planned: it asks for a reason or for what is to come, or names nothing to count. */
  readonly plan: Plan | undefined;
  /** Why there is no plan. */
  readonly refusal: "reason" | "nothing" | undefined;
  readonly notUnderstood: readonly NotUnderstood[];
  readonly read: readonly ReadAs[];
  /** What was understood of a question without a plan. */
  readonly found: Pick<Plan, "where" | "when"> & { readonly by: readonly DimensionId[] };
}

interface Value {
  readonly dimension: DimensionId;
  readonly codes: readonly string[];
}

const does = (atom: Atom | undefined, ...wanted: readonly Keyword["does"][]): boolean =>
  atom?.is === "keyword" && atom.does.some((keyword) => wanted.includes(keyword.does));

const onlyStops = (atom: Atom): boolean =>
  atom.is === "keyword" && atom.does.every((keyword) => keyword.does === "stop");

const flightSides: readonly DimensionId[] = ["from", "to"];

class Interpreter {
  readonly #atoms: readonly Atom[];
  readonly #possible: readonly DimensionId[];
  readonly #names: NameIndex;
  readonly #today: string;
  readonly unknown = new Set<Atom>();
  measure: MeasureId | undefined;
  readonly by: DimensionId[] = [];
  readonly where: Filter[] = [];
  when: When | null = null;
  #compare:
    | { readonly atom: Atom; readonly compared: Compared | { readonly with: "when"; readonly when: When } | undefined }
    | undefined;
  order: Order | null = null;
  top: number | null = null;
  #not = false;
  #notAtom: Atom | undefined;

  constructor(atoms: readonly Atom[], names: NameIndex, today: string) {
    this.#atoms = atoms.filter((atom) => !onlyStops(atom));
    this.#names = names;
    this.#today = today;
    const first = this.#atoms.find((atom) => atom.is === "layer" && atom.meaning.measures.length > 0);
    this.measure = first?.is === "layer" ? first.meaning.measures[0] : undefined;
    this.#possible =
      this.measure === undefined
        ? (Object.keys(dimensions) as DimensionId[])
        : dimensionsOf[measures[this.measure].view];
    this.#read();
  }

  /** The dimension that an atom names, among those by which the measure can be counted. */
  #dimension(atom: Atom | undefined): DimensionId | undefined {
    if (atom?.is !== "layer") return undefined;
    return atom.meaning.dimensions.find((id) => this.#possible.includes(id));
  }

  /** The values that an atom may be, as far as the measure can be limited to them. */
  #values(atom: Atom | undefined, side: "from" | "to" | undefined): readonly Value[] {
    if (atom?.is === "airports") {
      const dimension = side ?? undefined;
      return dimension && this.#possible.includes(dimension) ? [{ dimension, codes: atom.codes }] : [];
    }
    if (atom?.is !== "layer") return [];
    const fixed = atom.meaning.values.map(({ dimension, value }): Value => ({ dimension, codes: [value] }));
    const named = namedDimensions.flatMap((dimension): Value[] => {
      const codes = atom.names.filter(({ kind }) => kind === dimension).map(({ code }) => code);
      return codes.length === 0 ? [] : [{ dimension, codes }];
    });
    return [...fixed, ...named].filter(({ dimension }) => this.#possible.includes(dimension));
  }

  #quoted(text: string, dimension: DimensionId): Value | undefined {
    const kind = kindOf(dimension);
    if (kind) {
      const name = nameByCode(this.#names, kind, text);
      return name && { dimension, codes: [name.code] };
    }
    const fixed = dimensions[dimension].values?.find(({ value, words }) =>
      [value, words.en[0], words.fr[0]].some((said) => folded(said) === folded(text)),
    );
    return fixed && { dimension, codes: [fixed.value] };
  }

  /** The one value that an atom is; undefined where it is none, or could be several. */
  #value(atom: Atom | undefined, wanted: DimensionId | undefined, side: "from" | "to" | undefined): Value | undefined {
    if (atom?.is === "quoted") return wanted === undefined ? undefined : this.#quoted(atom.text, wanted);
    const values = this.#values(atom, side ?? (wanted === "from" || wanted === "to" ? wanted : undefined)).filter(
      ({ dimension }) => wanted === undefined || dimension === wanted,
    );
    const [only] = values;
    if (values.length !== 1 || !only) return undefined;
    // Two people of one name are nobody.
    return only.codes.length > 1 && !flightSides.includes(only.dimension) ? undefined : only;
  }

  #add({ dimension, codes }: Value): void {
    const not = this.#not;
    const index = this.where.findIndex((filter) => filter.dimension === dimension && filter.not === not);
    const there = this.where[index];
    const values = [...new Set([...(there?.values ?? []), ...codes])];
    if (there) this.where[index] = { dimension, not, values };
    else this.where.push({ dimension, not, values });
  }

  #group(dimension: DimensionId, atom: Atom): void {
    if (this.by.includes(dimension)) return;
    if (dimension === "currency" || hasRoom(this.by)) this.by.push(dimension);
    else this.unknown.add(atom);
  }

  /** Reads a value and those that follow it by commas and "and". @returns the index after them */
  #list(first: number, wanted: DimensionId | undefined, side: "from" | "to" | undefined): number {
    const value = this.#value(this.#atoms[first], wanted, side);
    if (!value) return first;
    this.#add(value);
    let index = first + 1;
    for (;;) {
      let next = index;
      while (this.#atoms[next]?.is === "comma" || does(this.#atoms[next], "and")) next += 1;
      const another = next === index ? undefined : this.#value(this.#atoms[next], value.dimension, side);
      if (!another) break;
      this.#add(another);
      index = next + 1;
    }
    this.#not = false;
    this.#notAtom = undefined;
    return index;
  }

  #read(): void {
    for (let index = 0; index < this.#atoms.length;) index = this.#step(index);
    if (this.#notAtom) this.unknown.add(this.#notAtom);
  }

  /** Reads what begins at an atom. @returns the index of the next */
  #step(index: number): number {
    const atom = this.#atoms[index];
    if (!atom) return index + 1;
    const previous = this.#atoms[index - 1];
    switch (atom.is) {
      case "comma":
        return index + 1;
      case "unknown":
      case "quoted":
        this.unknown.add(atom);
        return index + 1;
      case "when":
        this.#setWhen(atom.when, atom);
        return index + 1;
      case "days":
        return this.#days(index, atom);
      case "compare":
        if (this.#compare) this.unknown.add(atom);
        else this.#compare = { atom, compared: atom.compared };
        return index + 1;
      case "top":
        if (this.top === null) {
          this.top = atom.top.count;
          this.order ??= atom.top.order ?? null;
        } else this.unknown.add(atom);
        return index + 1;
      case "airports": {
        const side = does(previous, "from") ? "from" : does(previous, "to") ? "to" : undefined;
        // "FRA to LHR" says both.
        const routed =
          side ??
          (does(this.#atoms[index + 1], "to") && this.#atoms[index + 2]?.is === "airports" ? "from" : undefined);
        const next = this.#list(index, undefined, routed);
        if (next > index) return next;
        this.unknown.add(atom);
        return index + 1;
      }
      case "keyword":
        return this.#keyword(index, atom);
      case "layer":
        return this.#layer(index, atom);
    }
  }

  #setWhen(when: When, atom: Atom): void {
    if (this.when === null) this.when = when;
    else if (this.when !== when) this.unknown.add(atom);
  }

  #days(index: number, atom: Extract<Atom, { is: "days" }>): number {
    const previous = this.#atoms[index - 1];
    const since = !atom.days.range && (does(previous, "since") || (does(previous, "from") && !this.#isRange(index)));
    if (does(previous, "until")) {
      this.#setWhen(`..${atom.days.to}`, atom);
      return index + 1;
    }
    const second = this.#atoms[index + 2];
    if (this.#isRange(index) && second?.is === "days") {
      if (atom.days.from <= second.days.to) this.#setWhen(`${atom.days.from}..${second.days.to}`, atom);
      else {
        this.unknown.add(atom);
        this.unknown.add(second);
      }
      return index + 3;
    }
    this.#setWhen(since ? `${atom.days.from}..` : `${atom.days.from}..${atom.days.to}`, atom);
    return index + 1;
  }

  #isRange = (index: number): boolean =>
    does(this.#atoms[index + 1], "to", "and", "until") && this.#atoms[index + 2]?.is === "days";

  #keyword(index: number, atom: Extract<Atom, { is: "keyword" }>): number {
    const next = this.#atoms[index + 1];
    if (does(atom, "by")) return this.#by(index);
    if (does(atom, "which")) {
      const dimension = this.#dimension(next);
      if (dimension !== undefined && next) {
        this.#group(dimension, next);
        return index + 2;
      }
      return index + 1;
    }
    if (does(atom, "not")) {
      this.#not = true;
      this.#notAtom = atom;
      return index + 1;
    }
    const order = atom.does.find((keyword) => keyword.does === "order");
    if (order?.does === "order") {
      if (this.order === null) this.order = order.order;
      else if (this.order !== order.order) this.unknown.add(atom);
      return index + 1;
    }
    // "since" and "until" without a day; "from" and "to" are small words of French, too, and say nothing by themselves.
    const dangling =
      (does(atom, "since", "until") && !does(atom, "from", "to") && next?.is !== "days") ||
      (does(atom, "between") && !(next?.is === "days" && this.#isRange(index + 1)));
    if (dangling) this.unknown.add(atom);
    return index + 1;
  }

  #by(index: number): number {
    let at = index + 1;
    for (;;) {
      const atom = this.#atoms[at];
      const dimension = this.#dimension(atom);
      if (dimension === undefined || !atom) break;
      const value = this.#list(at + 1, dimension, undefined);
      // "by operator ben" limits; "by operator" counts.
      if (value > at + 1) at = value;
      else {
        this.#group(dimension, atom);
        at += 1;
      }
      let next = at;
      while (this.#atoms[next]?.is === "comma" || does(this.#atoms[next], "and", "by")) next += 1;
      if (next === at || this.#dimension(this.#atoms[next]) === undefined) break;
      at = next;
    }
    return at;
  }

  #layer(index: number, atom: Extract<Atom, { is: "layer" }>): number {
    const previous = this.#atoms[index - 1];
    const dimension = this.#dimension(atom);
    const [measure] = atom.meaning.measures;
    if (measure !== undefined && measure === this.measure) return index + 1;
    if (dimension !== undefined) {
      // "à destination de CDG"
      let after = index + 1;
      while (flightSides.includes(dimension) && does(this.#atoms[after], "from", "to")) after += 1;
      const value = this.#list(after, dimension, undefined);
      if (value > after) return value;
      this.#group(dimension, atom);
      return index + 1;
    }
    const side = does(previous, "from") ? "from" : does(previous, "to") ? "to" : undefined;
    const next = this.#list(index, undefined, side);
    if (next > index) return next;
    this.unknown.add(atom);
    return index + 1;
  }

  /** With what is compared; what cannot be is not understood. */
  against(): Comparison | null {
    if (!this.#compare) return null;
    const { atom, compared } = this.#compare;
    const against = this.when === null ? undefined : comparisonOf(this.when, compared, this.#today);
    const unplannable =
      against === undefined ||
      this.measure === undefined ||
      planProblem(
        withCurrency({
          measure: this.measure,
          by: this.by,
          where: this.where,
          when: this.when,
          against,
          order: null,
          top: null,
        }),
      ) !== undefined;
    if (!unplannable) return against;
    this.unknown.add(atom);
    return null;
  }
}

/** What was not understood, word beside word as one. */
function spansOf(question: string, { atoms, tokens }: Atoms, unknown: ReadonlySet<Atom>): NotUnderstood[] {
  const spans: { start: number; end: number }[] = [];
  let open: { start: number; end: number } | undefined;
  for (const atom of atoms) {
    if (unknown.has(atom)) {
      const [start, end] = [tokens[atom.first]?.start ?? 0, tokens[atom.next - 1]?.end ?? 0];
      if (open) open.end = end;
      else {
        open = { start, end };
        spans.push(open);
      }
    } else if (!(open && onlyStops(atom))) open = undefined;
  }
  return spans.map(({ start, end }) => ({ text: question.slice(start, end), start, end }));
}

/** Signs that are no punctuation of a question: what is written with them is no question. */
const oddSigns = /[*=<>{}[\]\\^~|$@#]|--|\/\*/g;

/**
 * Makes a plan of a question (ANA-3). It never guesses: what it does not understand is named with its place, and a question that asks
 * for something else than a count has no plan.
 * @param names what airlines, airports, vendors and operators are called, as far as the reader may see them
 * @param today the day of UTC on which it is asked
 */
export function parseQuestion(question: string, names: NameIndex, today: string): Parsed {
  const atoms = atomsOf(question, names, today);
  const read = new Interpreter(atoms.atoms, names, today);
  const against = read.against();
  const asksWhy = atoms.atoms.some((atom) => does(atom, "reason"));
  const spans = spansOf(question, atoms, read.unknown);
  const signs = [...question.matchAll(oddSigns)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
  const notUnderstood = [...spans, ...signs].toSorted((one, other) => one.start - other.start);
  const { measure, where, when, top } = read;
  const found = { by: read.by, where, when };
  if (measure === undefined || asksWhy)
    return { plan: undefined, refusal: asksWhy ? "reason" : "nothing", notUnderstood, read: atoms.read, found };
  const draft = withCurrency({ measure, by: read.by, where, when, against, order: read.order, top });
  const { by } = draft;
  // What comes anyway is not said.
  const plan = { ...draft, order: draft.order === orderOf({ by, order: null }) ? null : draft.order };
  if (planProblem(plan) !== undefined)
    return { plan: undefined, refusal: "nothing", notUnderstood, read: atoms.read, found };
  return { plan, refusal: undefined, notUnderstood, read: atoms.read, found };
}
