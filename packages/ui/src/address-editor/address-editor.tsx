import { chakra } from "@chakra-ui/react";
import type { AddressField } from "@gatehouse/domain/addresses";
import { useId, useImperativeHandle, useRef } from "react";
import { CountryInput } from "../country-field/index.ts";
import { TextField, useFormReset } from "../field/index.ts";
import { autofillOf, isAsked, keyboardOf, labelOf, needOf } from "./field-facts.ts";
import { StateField } from "./state-field.tsx";
import type { AddressEditorProps } from "./types.ts";
import { useAddress } from "./use-address.ts";

const order = ["line1", "line2", "city", "country", "state", "pincode"] as const satisfies readonly AddressField[];

/**
 * A postal address of any country (ADR-1). The country decides what its fields are called, which of them there are, and which
 * must be filled in. Controlled by `value`, or with a value of its own; checks belong to the caller (`addressIssues`) and come back
 * as `errors`.
 */
export function AddressEditor({
  value: given,
  defaultValue,
  onChange,
  onBlur,
  onCountry,
  errors = {},
  hints = {},
  labels,
  country: known,
  searchCountries,
  locale,
  autoComplete,
  idPrefix,
  name,
  required = false,
  disabled,
  size,
  ref,
  ...rest
}: AddressEditorProps) {
  const own = useId();
  const prefix = idPrefix ?? own;
  const root = useRef<HTMLFieldSetElement>(null);
  const address = useAddress({ value: given, defaultValue, onChange, country: known, onCountry, searchCountries });
  const { value, country } = address;
  useFormReset(root, address.reset);
  useImperativeHandle(ref, () => ({
    focus: (field = order.find((candidate) => errors[candidate] !== undefined) ?? "line1") =>
      root.current?.querySelector<HTMLInputElement>(`#${CSS.escape(`${prefix}-${field}`)}`)?.focus(),
  }));
  const asked = order.filter((field) => isAsked(field, value, country));
  const example = country?.rules.postalCode.example;

  /** What every field takes. */
  const common = (field: AddressField) => {
    const need = needOf(field, country);
    return {
      id: `${prefix}-${field}`,
      name: name === undefined ? undefined : `${name}.${field}`,
      // A mark before the country is known could be the wrong one.
      required: required && need === "required",
      optional: required && need !== undefined ? labels.optional : undefined,
      error: errors[field],
      helper: hints[field],
      placeholder: labels.placeholders?.[field],
      disabled,
      autoComplete: autofillOf(field, autoComplete),
      enterKeyHint: field === asked.at(-1) ? ("done" as const) : ("next" as const),
      onBlur: () => onBlur?.(field),
    };
  };
  const text = (field: "line1" | "line2" | "city" | "pincode") => ({
    ...common(field),
    label: labelOf(field, labels, country),
    fieldSize: size,
    value: value[field],
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      address.write(field, currentTarget.value),
  });
  return (
    <chakra.fieldset
      minW="0"
      display="grid"
      // Two columns where both are wide enough for a name, one below the other otherwise: the room counts, not the screen.
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, max({sizes.56}, 40%)), 1fr))"
      alignItems="start"
      columnGap="3"
      rowGap="4"
      aria-label={rest["aria-labelledby"] === undefined ? labels.address : undefined}
      {...rest}
      ref={root}
    >
      <chakra.div gridColumn="1 / -1">
        <TextField {...text("line1")} autoCapitalize="words" />
      </chakra.div>
      <chakra.div gridColumn="1 / -1">
        <TextField {...text("line2")} autoCapitalize="words" />
      </chakra.div>
      <TextField {...text("city")} autoCapitalize="words" />
      <CountryInput
        key={`country-${address.resets}`}
        {...common("country")}
        size={size}
        value={value.country}
        country={country}
        onChange={address.setCountry}
        onDraft={address.beginCountry}
        searchCountries={searchCountries}
        locale={locale}
        labels={{
          ...labels.countrySearch,
          label: labels.country,
          placeholder: common("country").placeholder,
          optional: common("country").optional,
        }}
      />
      {asked.includes("state") && (
        <StateField
          key={`state-${address.resets}`}
          {...common("state")}
          size={size}
          label={labelOf("state", labels, country)}
          value={value.state}
          country={country}
          onChange={address.writeState}
          words={labels.stateList}
        />
      )}
      {asked.includes("pincode") && (
        <TextField
          {...text("pincode")}
          helper={hints.pincode ?? (example === undefined ? undefined : labels.postalCodeExample?.(example))}
          inputMode={keyboardOf(country)}
          autoCapitalize="characters"
          dir="ltr"
          spellCheck={false}
        />
      )}
    </chakra.fieldset>
  );
}
