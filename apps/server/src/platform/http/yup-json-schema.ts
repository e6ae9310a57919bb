import type { ConditionalSchemaConverter, JSONSchema } from "@orpc/openapi";
import { convertSchema } from "@sodaru/yup-to-json-schema";
import { isSchema, type AnyObject, type AnySchema } from "yup";

type Node = JSONSchema & AnyObject;

/** The media type of a file field, which a schema states as `meta({ file: "application/pdf" })`. */
function fileType(schema: AnySchema): string | undefined {
  const meta: unknown = schema.spec.meta;
  return typeof meta === "object" && meta !== null && "file" in meta && typeof meta.file === "string"
    ? meta.file
    : undefined;
}

/** What is answered instead of a file, where it may be either: `meta({ file, otherwise: schema })`. */
function insteadOfFile(schema: AnySchema): Field | undefined {
  const meta: unknown = schema.spec.meta;
  return typeof meta === "object" && meta !== null && "otherwise" in meta && isField(meta.otherwise)
    ? meta.otherwise
    : undefined;
}

/** The shape of a field that is checked by hand: `meta({ documented: schema })`. */
function documented(schema: AnySchema): Field | undefined {
  const meta: unknown = schema.spec.meta;
  return typeof meta === "object" && meta !== null && "documented" in meta && isField(meta.documented)
    ? meta.documented
    : undefined;
}

/** A schema that is made when it is needed, so that it may contain itself. */
interface LazySchema {
  readonly type: "lazy";
  resolve(options: { value: unknown }): unknown;
}

type Field = AnySchema | LazySchema;

const isLazy = (field: Field): field is LazySchema => field.type === "lazy";
/** Fields may also be references to other fields; those have no shape of their own. */
const isField = (field: unknown): field is Field => isSchema(field);
const nestedDeepest = 4;

const has = <K extends string>(schema: object, key: K): schema is Record<K, unknown> =>
  key in schema && (schema as Record<string, unknown>)[key] !== undefined;

function convertPlain(schema: AnySchema): Node {
  const node = convertSchema(schema) as Node;
  if (Array.isArray(node.type) && node.type.length <= 1) {
    const only: unknown = node.type[0];
    if (typeof only === "string") Object.assign(node, { type: only });
    else delete node.type;
  }
  if (node.type === "number" && (hasTest(schema, "integer") || hasTest(schema, "safe"))) node.type = "integer";
  if (node.default !== undefined && typeof node.default === "object" && JSON.stringify(node.default) === "{}")
    delete node.default;
  return node;
}

function convertObject(schema: AnySchema, fields: object, depth: number): Node {
  const known = Object.entries(fields).filter((entry): entry is [string, Field] => isField(entry[1]));
  const required = known.filter(([, field]) => isRequired(field)).map(([name]) => name);
  return {
    type: "object",
    properties: Object.fromEntries(known.map(([name, field]) => [name, convert(field, depth)])),
    ...(required.length > 0 ? { required } : {}),
    ...(hasTest(schema, "noUnknown") || hasTest(schema, "exact") ? { additionalProperties: false } : {}),
  };
}

/** The bound that a test of a schema sets. */
const bound = (schema: AnySchema, name: "min" | "max"): unknown =>
  schema.tests.find(({ OPTIONS }) => OPTIONS?.name === name)?.OPTIONS?.params?.[name];
const hasTest = (schema: AnySchema, name: string): boolean =>
  schema.tests.some(({ OPTIONS }) => OPTIONS?.name === name);

function convertArray(schema: AnySchema, items: unknown, depth: number): Node {
  const [minItems, maxItems] = [bound(schema, "min"), bound(schema, "max")];
  return {
    type: "array",
    ...(isField(items) ? { items: convert(items, depth) } : {}),
    ...(typeof minItems === "number" ? { minItems } : {}),
    ...(typeof maxItems === "number" ? { maxItems } : {}),
  };
}

function convertShape(schema: AnySchema, depth: number): Node {
  if (has(schema, "fields") && typeof schema.fields === "object" && schema.fields)
    return convertObject(schema, schema.fields, depth);
  return has(schema, "innerType") || schema.type === "array"
    ? convertArray(schema, has(schema, "innerType") ? schema.innerType : undefined, depth)
    : convertPlain(schema);
}

/**
 * A yup schema as JSON Schema. `@sodaru/yup-to-json-schema` converts the leaves; objects and arrays are walked here, because it
 * gets nullable fields, file fields, defaults of objects and refused extra fields wrong. A schema that contains itself (by `lazy`)
 * is followed a few levels deep and then left open; yup's own `describe` would follow it for ever.
 */
function convert(schema: Field, depth = 0): Node {
  if (isLazy(schema)) {
    const resolved = depth < nestedDeepest ? schema.resolve({ value: undefined }) : undefined;
    return isField(resolved) ? convert(resolved, depth + 1) : {};
  }
  const shape = documented(schema);
  if (shape) return convert(shape, depth);
  const media = fileType(schema);
  if (media) {
    const file: Node = { type: "string", contentMediaType: media };
    const otherwise = insteadOfFile(schema);
    return otherwise ? { anyOf: [file, convert(otherwise, depth)] } : file;
  }
  const node = convertShape(schema, depth);
  if (schema.spec.nullable && typeof node.type === "string") node.type = [node.type, "null"];
  return node;
}

/**
 * Whether a field must be given. A default fills it in; an object that is missing counts as an empty one, unless it is optional by
 * an explicit default.
 */
function isRequired(schema: Field): boolean {
  if (isLazy(schema)) return true;
  if (!schema.spec.optional) return schema.type === "object" || schema.spec.default === undefined;
  if (!has(schema, "fields") || "default" in schema.spec) return false;
  return Object.values(schema.fields ?? {}).some((field) => isField(field) && isRequired(field));
}

/** Lets oRPC's generator read yup schemas. */
export const yupConverter: ConditionalSchemaConverter = {
  condition: (schema) => isSchema(schema),
  convert: (schema, { strategy }) => {
    if (!isField(schema)) throw new TypeError("The converter is for yup schemas only."); // `condition` was asked before
    return [strategy === "output" || isRequired(schema), convert(schema)]; // every call answers with something
  },
};
