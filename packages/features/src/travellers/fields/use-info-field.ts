import { useController } from "react-hook-form";
import { idOf, useFieldError, useInfoForm } from "../form/form-context.ts";
import type { InfoPath } from "../form/values.ts";

/** A field of the form: its text, what is wrong with it, and what its input has to tell. */
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
    change: (text: string): void => onChange(text),
    leave: (): void => {
      onBlur();
      leave(path);
    },
  };
}
