import { Box } from "@chakra-ui/react";
import { type Address, type Country, emptyAddress } from "@gatehouse/domain/addresses";
import { countryByCode } from "@gatehouse/domain/addresses/data";
import { useState } from "react";
import { AddressEditor, type AddressEditorProps } from "./index.ts";
import { addressWords, labelsFrom } from "./words/index.ts";

/** The labels of the address editor's stories in a language. */
export const labelsIn = (language: keyof typeof addressWords) => labelsFrom(addressWords[language], language);

/** A country of the house's list. */
export function countryOf(code: string): Country {
  const country = countryByCode(code);
  if (!country) throw new RangeError(`No country has the code ${code}.`);
  return country;
}

/** An address of a country for the address editor's stories. */
export const addressIn = (country: string, parts: Partial<Address> = {}): Address => ({
  ...emptyAddress,
  country,
  ...parts,
});

/** An editor whose value is kept for it, in the room of a form's column. */
export function Held(props: AddressEditorProps) {
  const [value, setValue] = useState(props.value ?? emptyAddress);
  return (
    <Box p="4" maxW="2xl" minH="lg">
      <AddressEditor
        {...props}
        value={value}
        onChange={(next, change) => {
          setValue(next);
          props.onChange?.(next, change);
        }}
      />
    </Box>
  );
}
