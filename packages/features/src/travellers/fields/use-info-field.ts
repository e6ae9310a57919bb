import { isMasked } from "@gatehouse/domain/travellers";
import { useController } from "react-hook-form";
import { idOf, useFieldError, useInfoForm } from "../form/form-context.ts";
import type { InfoPath } from "../form/paths.ts";

/** What was typed over a text of which only a part is told: the told part is no beginning of another text. */
export function typedOver(masked: string, text: string): string {
  // Pasted, filled in, or typed over all of it.
  if (!/•/.test(text)) return text;
  let start = 0;
  while (start < masked.length && masked[start] === text[start]) start += 1;
  let end = 0;
  while (end < masked.length - start && masked.at(-1 - end) === text.at(-1 - end)) end += 1;
  return text.slice(start, Math.max(start, text.length - end));
}

/** A text field of the missing-information form: its text, what is wrong with it, and what its input has to tell. */
export function useInfoField(path: InfoPath) {
  const { control, leave } = useInfoForm();
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name: path, control });
  return {
    id: idOf(path),
    /** Where the form library puts the focus. */
    ref,
    value,
    error: useFieldError(path),
    change: (text: string): void => onChange(isMasked(value) && text !== value ? typedOver(value, text) : text),
    leave: (): void => {
      onBlur();
      leave(path);
    },
  };
}
