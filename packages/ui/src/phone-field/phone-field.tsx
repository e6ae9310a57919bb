import { chakra, useRecipe, useSlotRecipe } from "@chakra-ui/react";
import { useId } from "react";
import { ComboboxBox } from "../combobox/index.ts";
import { oppositeDirection, FieldMessages, FieldName, useMerged } from "../field/index.ts";
import { divided } from "./phone.ts";
import type { Phone, PhoneFieldProps } from "./types.ts";
import { useCallingCode } from "./use-calling-code.ts";

/**
 * A telephone number in two inputs, as browsers keep it: the country's calling code, typed or looked for by the country's name, and
 * the national number. A whole international number that is pasted or filled into the second is divided between both.
 */
export function PhoneField({ ref = null, ...props }: PhoneFieldProps) {
  const { value, codes = [], defaultCode = "1", autoComplete, labels, error, required, disabled, size, names } = props;
  const own = useId();
  const id = props.id ?? own;
  const field = useSlotRecipe({ key: "field" })();
  const look = useRecipe({ key: "input" })({ size });
  // Autofill changes both inputs before the next rendering.
  const { now, merge } = useMerged(value);
  const change = (part: Partial<Phone>): void => {
    props.onChange(merge(part));
  };
  const code = useCallingCode(props, value.code, (next) => change({ code: next }));
  const section = autoComplete === undefined ? "" : `${autoComplete} `;
  return (
    <chakra.fieldset css={field["root"]} minW="0" aria-labelledby={`${id}-label`}>
      <chakra.label id={`${id}-label`} htmlFor={id} css={field["label"]}>
        <FieldName required={required} optional={labels.optional}>
          {labels.label}
        </FieldName>
      </chakra.label>
      {/* Codes read from left to right in every language; the list of countries keeps the page's direction. */}
      <chakra.div position="relative" display="flex" gap="2" width="full">
        <chakra.div flex="none" width="24">
          <ComboboxBox
            id={`${id}-code`}
            name={names?.code}
            label={labels.code}
            named
            wideList
            marks="none"
            hasNoList={codes.length === 0}
            arrow={codes.length > 0}
            text={code.text}
            onTextChange={code.type}
            options={code.options}
            optionKey={({ iso2 }) => iso2}
            renderOption={(option) => (
              <chakra.span display="flex" justifyContent="space-between" gap="3" width="full">
                <bdi>{option.name}</bdi>
                <chakra.span dir="ltr" textStyle="figures" color="fg.muted">
                  +{option.code}
                </chakra.span>
              </chakra.span>
            )}
            onChoose={code.choose}
            onBlur={(event) => {
              code.leave();
              props.onBlur?.(event);
            }}
            note={codes.length > 0 ? labels.none : undefined}
            announcement={
              codes.length === 0 ? "" : code.options.length > 0 ? labels.found(code.options.length) : labels.none
            }
            placeholder={`+${defaultCode}`}
            describedBy={`${id}-message`}
            invalid={error !== undefined}
            required={required}
            size={size}
            input={{
              disabled,
              autoComplete: `${section}tel-country-code`,
              // A keyboard with letters, where a country can be looked for by its name.
              inputMode: codes.length > 0 ? "text" : "tel",
              enterKeyHint: "next",
              dir: "ltr",
            }}
          />
        </chakra.div>
        <chakra.input
          css={[look, { [oppositeDirection]: { textAlign: "end" } }]}
          // The digits keep their order, and stand where the page's lines begin.
          dir="ltr"
          flex="1"
          id={id}
          ref={ref}
          type="tel"
          inputMode="tel"
          autoComplete={`${section}tel-national`}
          enterKeyHint={props.enterKeyHint}
          disabled={disabled}
          aria-invalid={error === undefined ? undefined : true}
          aria-required={required}
          aria-describedby={`${id}-message`}
          {...(names === undefined ? {} : { name: names.number })}
          value={value.number}
          onChange={({ currentTarget }) =>
            change(
              divided(currentTarget.value, codes) ?? {
                code: now().code || defaultCode,
                number: currentTarget.value,
              },
            )
          }
          onBlur={props.onBlur}
        />
      </chakra.div>
      <FieldMessages id={`${id}-message`} error={error} helper={props.helper} />
    </chakra.fieldset>
  );
}
