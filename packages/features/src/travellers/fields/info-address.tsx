import { addressFields } from "@gatehouse/domain/addresses";
import { AddressEditor } from "@gatehouse/ui/address-editor";
import { useController } from "react-hook-form";
import { textOf, useLanguage, useMessages } from "../../i18n/index.ts";
import { saidAt } from "../form/board.ts";
import { idOf, useBoard, useInfoForm } from "../form/form-context.ts";
import type { InfoPath } from "../form/values.ts";
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
  useMessages(messages);
  const locale = useLanguage();
  const labels = useAddressLabels();
  const { control, countries, leave } = useInfoForm();
  const { field } = useController({ name: path, control });
  const paths = addressFields.map((name) => [name, `${path}.${name}` as InfoPath] as const);
  // One text, so that a change elsewhere draws nothing anew.
  const wrong = useBoard((board) => paths.map(([, each]) => saidAt(board, each)?.code ?? "").join(" "));
  const errors = Object.fromEntries(
    wrong.split(" ").map((code, index) => [paths[index]?.[0] ?? "", textOf(messages, code === "" ? undefined : code)]),
  );
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
