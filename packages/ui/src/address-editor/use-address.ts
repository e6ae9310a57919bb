import { type Address, type AddressField, type Country, emptyAddress, findState } from "@gatehouse/domain/addresses";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useKnownCountry } from "../country-field/index.ts";
import { useLatest, useMerged } from "../field/index.ts";
import type { AddressEditorProps } from "./types.ts";

type Options = Pick<
  AddressEditorProps,
  "value" | "defaultValue" | "onChange" | "onCountry" | "country" | "searchCountries"
>;

/** The address of an editor, its caller's or its own, and what one of its fields does to the others. */
export function useAddress({
  value: controlled,
  defaultValue,
  onChange,
  country: known,
  onCountry,
  searchCountries,
}: Options) {
  const [own, setOwn] = useState(defaultValue ?? emptyAddress);
  const value = controlled ?? own;
  // Autofill changes every field before the next rendering.
  const { now, merge } = useMerged(value);
  const { country, know } = useKnownCountry(value.country, known, searchCountries);
  const tell = useLatest(onCountry);
  useEffect(() => tell.current?.(country), [tell, country]);
  const isStateNewer = useRef(false);
  // The country of a browser's answer is known here before it is drawn.
  const newest = useRef(country);
  useLayoutEffect(() => {
    newest.current = country;
  });
  const [resets, setResets] = useState(0);

  const change = (part: Partial<Address>, field: AddressField, of: Country | undefined): void => {
    const next = merge(part);
    if (controlled === undefined) setOwn(next);
    onChange?.(next, { field, country: of });
  };
  return {
    value,
    country,
    write: (field: Exclude<AddressField, "country" | "state">, text: string): void =>
      change({ [field]: text }, field, newest.current),
    /** @param whole the text is not being typed any more: one that means a state of the country becomes its code */
    writeState: (text: string, whole: boolean): void => {
      isStateNewer.current = true;
      const state = whole ? (findState(newest.current, text)?.code ?? text) : text;
      if (state !== now().state) change({ state }, "state", newest.current);
    },
    /** What is in the country's field changes now; which country it is, is known later. */
    beginCountry: (): void => {
      isStateNewer.current = false;
    },
    /**
     * A state belongs to its country and goes with it (ADR-3), unless it was given after the new country: browsers fill in
     * both at once, and a country that they name is looked up while the rest is filled in.
     */
    setCountry: (iso3: string, next: Country | undefined): void => {
      know(next);
      newest.current = next;
      const given = isStateNewer.current ? now().state : "";
      const state = findState(next, given)?.code ?? given;
      const pincode = next?.rules.postalCode.need === "none" ? "" : now().pincode;
      change({ country: iso3, state, pincode }, "country", next);
    },
    /** How often the form was reset: what was typed into the country and meant none belongs to the time before. */
    resets,
    reset: (): void => {
      if (controlled === undefined) setOwn(defaultValue ?? emptyAddress);
      setResets((count) => count + 1);
    },
  };
}
