import { chakra, useSlotRecipe } from "@chakra-ui/react";
import { useId } from "react";
import { FieldMessages, FieldName } from "../field/index.ts";
import { ComboboxBox } from "./combobox-box.tsx";
import type { ComboboxProps } from "./types.ts";

/**
 * A text field with a list of what could be meant (WAI-ARIA APG, editable combobox with list autocomplete). The first option is
 * the one that Enter and Tab choose, unless `marks` says otherwise; arrows choose another; Enter sends no form while the list is open. The list is the caller's: the widget
 * neither filters nor fetches.
 */
export function Combobox<Item>({ labels, error, helper, ...props }: ComboboxProps<Item>) {
  const own = useId();
  const id = props.id ?? own;
  const field = useSlotRecipe({ key: "field" })();
  return (
    <chakra.div css={field["root"]}>
      <chakra.label htmlFor={id} css={field["label"]}>
        <FieldName required={props.required} optional={labels.optional}>
          {labels.label}
        </FieldName>
      </chakra.label>
      <ComboboxBox
        {...props}
        id={id}
        label={labels.label}
        placeholder={labels.placeholder}
        clearLabel={labels.clear}
        describedBy={`${id}-error`}
        invalid={error !== undefined}
      />
      <FieldMessages id={`${id}-error`} error={error} helper={helper} />
    </chakra.div>
  );
}
