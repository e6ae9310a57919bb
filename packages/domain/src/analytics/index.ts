export type { AnalyticsAnswer, AnswerCell, NotUnderstood, ReadAs } from "./answer.ts";
export {
  type Dimension,
  type DimensionId,
  dimensionIds,
  dimensions,
  dimensionsOf,
  type FixedValue,
  type Formula,
  maySee,
  type Measure,
  type MeasureId,
  measureIds,
  measures,
  measuresFor,
  type QuestionLanguage,
  questionLanguages,
  type View,
  views,
  viewsFor,
  type Words,
} from "./layer.ts";
export {
  byLimitOfMoney,
  type Comparison,
  comparisons,
  type Filter,
  hasRoom,
  type Order,
  orderOf,
  orders,
  type Plan,
  pinLimit,
  pinTitleLength,
  planProblem,
  questionLength,
  rowLimit,
  type Unit,
  units,
  type When,
  withCurrency,
} from "./plan.ts";
export { dimensionName, fixedName, printPlan, printWhen } from "./print.ts";
export { type Days, daysAgainst, daysOf, isWhen } from "./when.ts";
export {
  type AnswerData,
  type AnswerProblem,
  fieldWidth,
  type FlatValue,
  flattenRow,
  readAnswerData,
} from "./flatten.ts";
export { samplePlans } from "./samples.ts";
