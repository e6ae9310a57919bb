import { ChakraProvider } from "@chakra-ui/react";
import { searchCountries } from "@gatehouse/domain/addresses";
import { allCountries, countryByCode } from "@gatehouse/domain/addresses/data";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { system } from "../theme/system.ts";
import { AddressEditor, type AddressEditorProps } from "./index.ts";
import { addressWords, labelsFrom } from "./words/index.ts";

const html = (props: Partial<AddressEditorProps>): string =>
  renderToString(
    <ChakraProvider value={system}>
      <AddressEditor
        labels={labelsFrom(addressWords.en, "en")}
        searchCountries={(query) => Promise.resolve(searchCountries(allCountries(), query))}
        locale="en"
        name="shipping"
        {...props}
      />
    </ChakraProvider>,
  );
const saved = { line1: "1-1 Chiyoda", line2: "", city: "Chiyoda", country: "JPN", state: "13", pincode: "100-8111" };

test("a server draws every field, with its value and its name for the form", () => {
  const page = html({ defaultValue: saved, country: countryByCode("JPN") ?? undefined });
  expect(page).toMatch(/<input[^>]* name="shipping\.line1"[^>]* value="1-1 Chiyoda"/);
  expect(page).toMatch(/<input type="hidden" name="shipping\.country" value="JPN"/);
  expect(page).toMatch(/<input type="hidden" name="shipping\.state" value="13"/);
  expect(page).toContain(">Prefecture");
  expect(page).toMatch(/value="Japan"/);
  expect(page).toMatch(/value="Tokyo"/);
});

test("a country that is not given stands as its code until it is known", () => {
  const page = html({ defaultValue: saved });
  expect(page).toMatch(/<input[^>]* role="combobox"[^>]*>/);
  expect(page).toContain('value="JPN"');
  expect(page).not.toContain("Prefecture");
});

test("where there is no browser the custom element can be imported, and defines nothing", async () => {
  const element = await import("./custom-element/index.ts");
  expect(() => element.defineAddressEditor()).not.toThrow();
  expect(globalThis.customElements).toBeUndefined();
});
