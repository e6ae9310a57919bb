import { chakra } from "@chakra-ui/react";
import {
  type Address,
  type AddressField,
  addressFields,
  type AddressIssue,
  type Country,
  emptyAddress,
  formAddressIssues,
  isMissing,
} from "@gatehouse/domain/addresses";
import { useId, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Ref } from "react";
import type { SearchCountries } from "../../country-field/index.ts";
import { useFormReset } from "../../field/index.ts";
import { AddressEditor } from "../address-editor.tsx";
import { everyCountry } from "../every-country.ts";
import type { AddressChange, AddressEditorHandle, AddressEditorProps } from "../types.ts";
import { directionOf, labelsFrom, type OwnWords, readableLocale, wordsFor } from "../words/index.ts";

/** What changed, and what is wrong with the address now, whether or not it is shown yet. */
export interface ReadyAddressChange extends AddressChange {
  readonly issues: readonly AddressIssue[];
}

export interface ReadyAddressEditorHandle extends AddressEditorHandle {
  /** Shows everything that is wrong and puts the focus on the first of it. @returns what is wrong; empty where nothing is */
  readonly check: () => readonly AddressIssue[];
}

export interface ReadyAddressEditorProps extends Omit<
  AddressEditorProps,
  "country" | "labels" | "onChange" | "ref" | "searchCountries"
> {
  /** BCP 47: the language of its words and countries. Default: English. */
  readonly locale?: string | undefined;
  /** Words that go before those of the language. All of them, for a language other than Arabic, English, French and German. */
  readonly words?: OwnWords | undefined;
  /** After every change of a field. */
  readonly onChange?: ((next: Address, change: ReadyAddressChange) => void) | undefined;
  /** What your server found wrong, by field: shown at once, and holds the form back until it is taken away. */
  readonly errors?: Readonly<Partial<Record<AddressField, string | undefined>>> | undefined;
  /** Finds countries another way. Default: the list of `@gatehouse/domain`, loaded when a country is first looked for. */
  readonly searchCountries?: SearchCountries<Country> | undefined;
  readonly ref?: Ref<ReadyAddressEditorHandle> | undefined;
}

const noWords: OwnWords = {};
const nothing: ReadonlySet<AddressField> = new Set();

/**
 * An `AddressEditor` with words, countries and rules: nothing has to be wired up. What is wrong is said at a field that was left,
 * and everywhere once somebody tried to send the form; a form without `noValidate` is held back until nothing is wrong.
 */
export function ReadyAddressEditor({
  locale: tag = "en",
  words: own = noWords,
  value: given,
  defaultValue,
  onChange,
  onBlur,
  onCountry,
  errors: found = {},
  idPrefix,
  required = false,
  searchCountries = everyCountry,
  ref,
  ...editor
}: ReadyAddressEditorProps) {
  const ownPrefix = useId();
  const prefix = idPrefix ?? ownPrefix;
  const root = useRef<HTMLDivElement>(null);
  const handle = useRef<AddressEditorHandle>(null);
  const [kept, setKept] = useState(defaultValue ?? emptyAddress);
  const [country, setCountry] = useState<Country>();
  const [left, setLeft] = useState(nothing);
  const [isTried, setTried] = useState(false);
  const value = given ?? kept;

  const locale = readableLocale(tag);
  const words = useMemo(() => wordsFor(locale, own), [locale, own]);
  const labels = useMemo(() => labelsFrom(words, locale), [words, locale]);
  const judge = (address: Address, of: Country | undefined) => formAddressIssues(address, of, { required });
  const issues = judge(value, country);
  const errorsOf = (some: readonly AddressIssue[]): typeof found => ({
    ...Object.fromEntries(some.map(({ field, code }) => [field, words.errors[code]])),
    ...found,
  });
  const seen = issues.filter((issue) => isTried || (left.has(issue.field) && !isMissing(issue)));
  const all = errorsOf(issues);
  const firstWrong = addressFields.find((field) => all[field] !== undefined);

  const reset = (): void => {
    setKept(defaultValue ?? emptyAddress);
    setLeft(nothing);
    setTried(false);
  };
  useFormReset(root, reset);
  // The browser asks each field of a form before it sends it.
  useLayoutEffect(() => {
    for (const field of addressFields)
      root.current
        ?.querySelector<HTMLInputElement>(`#${CSS.escape(`${prefix}-${field}`)}`)
        ?.setCustomValidity(all[field] ?? "");
  });
  const focusFirst = (): void => {
    if (firstWrong) handle.current?.focus(firstWrong);
  };
  useImperativeHandle(ref, () => ({
    focus: (field) => handle.current?.focus(field),
    check: () => {
      setTried(true);
      focusFirst();
      return issues;
    },
  }));
  return (
    <chakra.div
      ref={root}
      display="contents"
      onInvalidCapture={(event) => {
        // Said at the field, in place of the browser's bubble.
        event.preventDefault();
        setTried(true);
        if ((event.target as HTMLElement).id === `${prefix}-${firstWrong ?? ""}`) focusFirst();
      }}
    >
      <AddressEditor
        lang={locale}
        dir={directionOf(locale)}
        {...editor}
        ref={handle}
        idPrefix={prefix}
        labels={labels}
        locale={locale}
        value={value}
        onChange={(next, change) => {
          setKept(next);
          setCountry(change.country);
          onChange?.(next, { ...change, issues: judge(next, change.country) });
        }}
        onBlur={(field) => {
          setLeft((before) => new Set([...before, field]));
          onBlur?.(field);
        }}
        onCountry={(next) => {
          setCountry(next);
          onCountry?.(next);
        }}
        errors={errorsOf(seen)}
        required={required}
        searchCountries={searchCountries}
      />
    </chakra.div>
  );
}
