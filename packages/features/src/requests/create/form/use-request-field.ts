import { useController } from "react-hook-form";
import { useMessages } from "../../../i18n/index.ts";
import { messages } from "../messages/index.ts";
import { useFieldError, useRequestForm } from "./request-form-context.ts";
import { idOf, type TextPath } from "./paths.ts";
import type { FieldName } from "./use-words.ts";

/** A text field of the travel request form: its text, what is wrong with it, and what its input has to tell. */
export function useRequestField(path: TextPath) {
  const { form, leave } = useRequestForm();
  const { field } = useController({ name: path, control: form.control });
  return {
    id: idOf(path),
    ref: field.ref,
    value: field.value,
    error: useFieldError(path),
    change: (text: string): void => field.onChange(text),
    leave: (): void => {
      field.onBlur();
      leave(path);
    },
  };
}

/** The visible name of a field, unless another is given. */
export function useFieldLabel(path: TextPath): string {
  const t = useMessages(messages);
  // The last part of a path of text names the field.
  return t(`field.${path.slice(path.lastIndexOf(".") + 1) as FieldName}`);
}
