import { integer } from "@gatehouse/domain/validation";
import { array, type ISchema, number, object } from "yup";

/** The size that stands for "the default" (API-3). */
const defaultSize = 50;

/** `page` zero-based; `size` 1 to `max`, −1 for the default of 50. */
export const pageInput = (max = 500) => ({
  page: integer().min(0, "validation.range").max(1_000_000, "validation.range").default(0),
  size: integer()
    .min(-1, "validation.range")
    .max(max, "validation.range")
    .notOneOf([0], "validation.range")
    .default(defaultSize)
    .transform((value: unknown) => (value === -1 ? defaultSize : value)),
});

/** A page of rows: `pageNo` one-based. */
export const pageOf = <T>(item: ISchema<T>) =>
  object({
    content: array(item).required(),
    pageNo: number().required(),
    totalElement: number().required(),
    totalPages: number().required(),
  });

export interface Page<T> {
  content: T[];
  pageNo: number;
  totalElement: number;
  totalPages: number;
}
