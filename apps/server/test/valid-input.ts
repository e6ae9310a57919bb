import { addDays } from "@gatehouse/domain/time";
import type { AnySchema, ArraySchema, ObjectSchema } from "yup";

/** Values by the name of a field; those that a field does not take are left out. */
export type NamedValues = Readonly<Record<string, unknown>>;

/** Some calls take days to come only. */
const day = addDays(new Date().toISOString().slice(0, 10), 30);

/** What the texts of calls are: one that a field takes is found among them. */
const texts: readonly string[] = [
  "",
  "x",
  "1",
  "SKY",
  "DL",
  "ATL",
  "en",
  "USD",
  day,
  `${day}T10:00`,
  `${day}T10:00:00Z`,
  "08:30",
  "somebody@gatehouse.example",
  "+15075550162",
  "5075550162",
  "Europe/Lisbon",
  "https://gatehouse.example",
  "https://gatehouse.example/x",
  "00000000-0000-4000-8000-000000000001",
  "#1155cc",
  "Correct-horse-7",
  "x".repeat(12),
  "x".repeat(32),
  "a".repeat(64),
  "A".repeat(43),
  "123456",
  "12.50",
  "<p>x</p>",
  "M",
];
const numbers = [1, 0, 10, 100, 60, 1_800_000_000] as const;

type Takes = (value: unknown) => Promise<boolean>;

const answers = (validated: Promise<unknown>): Promise<boolean> =>
  validated.then(
    () => true,
    () => false,
  );

/** A value that a field takes: the one of its name, or else the least. Undefined where none is needed, or none was found. */
async function valueOf(schema: AnySchema, takes: Takes, name: string, named: NamedValues): Promise<unknown> {
  if (name in named && (await takes(named[name]))) return named[name];
  if (schema.type === "object") {
    // Even where it may be left out: what is in it may name something.
    const value = await validInput(schema, named);
    if (await takes(value)) return value;
  }
  if (await takes(undefined)) return undefined;
  const { innerType } = schema as ArraySchema<unknown[] | undefined, object>;
  const { oneOf = [] } = schema.describe() as { readonly oneOf?: readonly unknown[] };
  const inner = innerType as AnySchema | undefined;
  const candidates: readonly unknown[] =
    schema.type === "array"
      ? [[], ...(inner ? [[await valueOf(inner, (value) => answers(inner.validate(value)), name, named)]] : [])]
      : [...oneOf, ...texts, ...numbers, false, true, null, {}];
  for (const candidate of candidates) if (await takes(candidate)) return candidate;
  return undefined;
}

/**
 * An input that a schema takes: of each field the value of its name, where it takes that, and else what it cannot do without.
 * Whether the whole is valid is for the caller to ask: fields may depend on each other.
 */
export async function validInput(schema: AnySchema, named: NamedValues): Promise<Readonly<Record<string, unknown>>> {
  const { fields } = schema as ObjectSchema<object>;
  const values = await Promise.all(
    Object.entries(fields).map(async ([name, field]) => {
      // Beside the others: some fields ask about them.
      const takes: Takes = (value) => answers(schema.validateAt(name, { ...named, [name]: value }));
      return [name, await valueOf(field as AnySchema, takes, name, named)] as const;
    }),
  );
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
