export { oppositeDirection } from "./opposite-direction.ts";
export { FieldMessages, FieldName } from "./field-frame.tsx";
export { plainText } from "./plain-text.ts";
export { TextField } from "./text-field.tsx";
export { useFormReset } from "./use-form-reset.ts";
export { useLatest } from "./use-latest.ts";
export { useMerged } from "./use-merged.ts";
