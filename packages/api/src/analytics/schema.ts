import {
  type AnalyticsAnswer,
  type AnswerCell,
  byLimitOfMoney,
  comparisons,
  type Days,
  type DimensionId,
  dimensionIds,
  isWhen,
  type MeasureId,
  measureIds,
  orders,
  pinTitleLength,
  type Plan,
  questionLength,
  rowLimit,
  type When,
} from "@gatehouse/domain/analytics";
import { integer, text } from "@gatehouse/domain/validation";
import { array, boolean, mixed, number, object, type Schema, string } from "yup";

export const questionInput = object({ q: text(questionLength).required("validation.required") }).noUnknown();

const measure = () => string<MeasureId>().oneOf(measureIds, "validation.choice");
const dimension = () => string<DimensionId>().oneOf(dimensionIds, "validation.choice");
const when = () =>
  mixed<When>((value): value is When => typeof value === "string" && isWhen(value))
    .nullable()
    .defined();

/** A plan as it comes over the wire (ANA-3). */
const planSchema = object({
  measure: measure().required(),
  by: array(dimension().required()).max(byLimitOfMoney).required(),
  where: array(
    object({
      dimension: dimension().required(),
      not: boolean().required(),
      values: array(string().required()).min(1).required(),
    }).required(),
  ).required(),
  when: when(),
  against: string().oneOf(comparisons).nullable().defined(),
  order: string().oneOf(orders).nullable().defined(),
  top: number().integer().min(1).max(rowLimit).nullable().defined(),
});

const days = () => mixed<Days>().nullable().defined();

const isRow = (value: unknown): value is Readonly<Record<string, AnswerCell>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const place = object({ text: string().defined(), start: number().required(), end: number().required() });

/** What came of a question (ANA-5): rows, or a sentence where there is no plan. */
export const answerSchema: Schema<AnalyticsAnswer> = object({
  data: mixed<AnalyticsAnswer["data"]>(
    (value): value is AnalyticsAnswer["data"] =>
      typeof value === "string" || (Array.isArray(value) && value.every(isRow)),
  ).defined(),
  /** Why there is no plan; null where there is one. */
  refusal: string()
    .oneOf(["reason", "nothing"] as const)
    .nullable()
    .defined(),
  understood: object({
    plan: planSchema.nullable().defined(),
    notUnderstood: array(place.required()).required(),
    /** Words that were read as others that are spelt nearly so. */
    read: array(object({ typed: string().required(), as: string().required() }).required()).required(),
    /** The days that are meant, and those with which they are compared. */
    days: days(),
    against: days(),
    /** Names of the codes in the plan and in the rows. */
    names: mixed<Readonly<Record<string, Readonly<Record<string, string>>>>>().defined(),
    /** Who made the plan. */
    by: string()
      .oneOf(["parser", "model"] as const)
      .required(),
  }).required(),
  /** Questions that can be answered, where this one cannot. */
  nearest: array(mixed<Plan>().required()).required(),
  /** How it was counted. */
  sql: string().nullable().defined(),
  /** What suits: a line over time, bars by category. */
  chart: string()
    .oneOf(["line", "bars"] as const)
    .nullable()
    .defined(),
  /** All groups, those beyond the top included. */
  total: object({
    groups: number().required(),
    value: number().nullable().defined(),
    before: number().nullable().defined(),
    outOf: number().nullable().defined(),
  })
    .nullable()
    .defined(),
  /** There are more rows than an answer has. */
  truncated: boolean().required(),
  /** Milliseconds. */
  took: number().required(),
  /** Seconds since 1970, UTC. */
  at: number().required(),
});

export const pinInput = object({
  q: text(questionLength).required("validation.required"),
  title: text(pinTitleLength).required("validation.required"),
}).noUnknown();

export const unpinInput = object({
  id: integer().min(1, "validation.range").required("validation.required"),
}).noUnknown();

const pin = object({ id: number().required(), q: string().required(), title: string().required() });
export const boardSchema = object({ pins: array(pin.required()).required() });
