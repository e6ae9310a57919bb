import { chakra } from "@chakra-ui/react";
import { type Country, type CountryState, findState, searchStates, stateName } from "@gatehouse/domain/addresses";
import { type ReactNode, useState } from "react";
import { Combobox } from "../combobox/index.ts";
import { plainText } from "../field/index.ts";
import type { AddressEditorLabels } from "./types.ts";

interface StateFieldProps {
  readonly id: string;
  /** Of a hidden input with the value: the visible one holds the state's name. */
  readonly name: string | undefined;
  readonly label: string;
  /** The code of one of the states, or what was typed. */
  readonly value: string;
  readonly country: Country | undefined;
  /** @param whole the text was filled in, chosen or left: one that means a state becomes its code */
  readonly onChange: (text: string, whole: boolean) => void;
  readonly onBlur: () => void;
  readonly words: AddressEditorLabels["stateList"];
  readonly placeholder: string | undefined;
  readonly optional: string | undefined;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly helper: ReactNode;
  readonly disabled: boolean | undefined;
  readonly size: "md" | "lg" | undefined;
  readonly autoComplete: string;
  readonly enterKeyHint: "next" | "done";
}

/** The state that a text stands for: written out, or the only one of those found, or the only one of them that begins so. */
function meantBy(text: string, country: Country | undefined, found: readonly CountryState[]): CountryState | undefined {
  const begun = found.filter(({ name }) => plainText(name).startsWith(plainText(text)));
  const [only] = found.length === 1 ? found : begun.length === 1 ? begun : [];
  return findState(country, text) ?? only;
}

/** A state from the country's list. Any other text stays as it was typed: nothing is chosen that was not marked or written out. */
export function StateField(props: StateFieldProps) {
  const { value, country, onChange, words } = props;
  const states = country?.states ?? [];
  // What is typed is not replaced by a state's name before it is left: `CA` may become `Caldas`.
  const [typed, setTyped] = useState<string>();
  const isTyping = typed !== undefined && typed === value;
  const options = isTyping ? searchStates(country, value) : states;
  const settle = (text: string): void => {
    setTyped(undefined);
    onChange(text, true);
  };
  return (
    <>
      <Combobox
        id={props.id}
        size={props.size}
        marks="none"
        arrow={states.length > 0}
        hasNoList={states.length === 0}
        required={props.required}
        text={isTyping ? value : stateName(country, value)}
        onTextChange={(text, source) => {
          if (source === "filled") settle(text);
          else {
            setTyped(text);
            onChange(text, false);
          }
        }}
        options={options}
        meant={isTyping && value.trim() !== "" ? meantBy(value, country, options) : undefined}
        optionKey={({ code }) => code}
        renderOption={({ name, local, code }) => (
          <chakra.span display="flex" alignItems="baseline" justifyContent="space-between" gap="3" width="full">
            <bdi>{name}</bdi>
            <chakra.span textStyle={local === undefined ? "code" : undefined} color="fg.muted">
              {local ?? code}
            </chakra.span>
          </chakra.span>
        )}
        onChoose={({ code }) => settle(code)}
        onBlur={() => {
          if (isTyping) settle(value);
          props.onBlur();
        }}
        announcement={states.length > 0 ? words.found(options.length) : ""}
        labels={{ label: props.label, placeholder: props.placeholder, clear: words.clear, optional: props.optional }}
        error={props.error}
        helper={props.helper}
        input={{
          disabled: props.disabled,
          autoComplete: props.autoComplete,
          autoCapitalize: "words",
          enterKeyHint: props.enterKeyHint,
          dir: "auto",
        }}
      />
      {props.name !== undefined && <input type="hidden" name={props.name} value={value} disabled={props.disabled} />}
    </>
  );
}
