import { type AddressField, addressFields } from "@gatehouse/domain/addresses";
import { AddressEditor, labelOf } from "@gatehouse/ui/address-editor";
import { useController } from "react-hook-form";
import { useStore } from "../../app/store.ts";
import { textOf, useLanguage, useMessages } from "../../i18n/index.ts";
import { shownProblemAt } from "../form/form-status.ts";
import { idOf, useBoard, useInfoForm } from "../form/form-context.ts";
import type { InfoPath } from "../form/paths.ts";
import { messages } from "../messages/index.ts";
import { useAddressLabels } from "./use-labels.ts";

export interface InfoAddressProps {
  readonly path: "destinationAddress" | `passengers.${number}.address`;
  /** The id of what names the group of its fields. */
  readonly labelledBy: string;
  readonly required: boolean;
  /** The section by which browsers tell the addresses apart. */
  readonly autoComplete: string;
}

/** An address of the form, by the rules of its country. */
export function InfoAddress({ path, labelledBy, required, autoComplete }: InfoAddressProps) {
  const t = useMessages(messages);
  const locale = useLanguage();
  const labels = useAddressLabels();
  const { control, countries, leave } = useInfoForm();
  const { field } = useController({ name: path, control });
  const paths = addressFields.map((name): InfoPath => `${path}.${name}`);
  // One text, so that a change elsewhere draws nothing again.
  const wrong = useBoard((board) => paths.map((each) => shownProblemAt(board, each)?.code ?? "").join(" "));
  const country = useStore(countries.known).get(field.value.country);
  const errorOf = (name: AddressField, code: string): string | undefined => {
    const label = labelOf(name, labels, country);
    // Where the country has a word of its own for a field, what is missing is called by it.
    if (code === `addresses.${name}.required` && label !== labelOf(name, labels, undefined))
      return t("address.required", { field: label });
    return textOf(messages, code === "" ? undefined : code);
  };
  const codes = wrong.split(" ");
  const errors = Object.fromEntries(addressFields.map((name, index) => [name, errorOf(name, codes[index] ?? "")]));
  return (
    <AddressEditor
      idPrefix={idOf(path)}
      name={path}
      aria-labelledby={labelledBy}
      size="lg"
      locale={locale}
      value={field.value}
      onChange={(next) => field.onChange(next)}
      onBlur={(name) => {
        field.onBlur();
        leave(`${path}.${name}`);
      }}
      errors={errors}
      searchCountries={countries.search}
      autoComplete={autoComplete}
      required={required}
      labels={labels}
    />
  );
}
