import type { EmotionCache } from "@emotion/cache";
import {
  type Address,
  type AddressField,
  type AddressIssue,
  type Country,
  formAddressIssues,
  isMissing,
} from "@gatehouse/domain/addresses";
import { createRoot, type Root } from "react-dom/client";
import type { SearchCountries } from "../../country-field/index.ts";
import { cacheIn } from "./adopted-sheet.ts";
import { addressFrom } from "./address-from.ts";
import { ElementView } from "./element-view.tsx";
import { everyCountry } from "../every-country.ts";
import { directionOf, type OwnWords, readableLocale, wordsFor } from "../words/index.ts";
import { FormElement } from "./form-element.ts";

/** `detail` of the events `input` and `change`. */
export interface AddressEventDetail {
  readonly value: Address;
  /** With its states and rules, once it is known. */
  readonly country: Country | undefined;
  /** What is wrong with the value now, whether or not it is shown yet. */
  readonly issues: readonly AddressIssue[];
}

type Errors = Readonly<Partial<Record<AddressField, string | undefined>>>;

/**
 * `<gatehouse-address-editor>`: an address editor for any page. It takes part in the form around it: with a `name` its fields are
 * sent as `<name>.line1` and so on, and it holds the form back while something is wrong with the address.
 *
 * Attributes: `country`, `value` (JSON), `name`, `required`, `disabled`, `lang`, `dir`, `theme`, `density`, `autocomplete`.
 */
export class AddressEditorElement extends FormElement {
  static readonly observedAttributes = [
    "autocomplete",
    "country",
    "density",
    "dir",
    "disabled",
    "lang",
    "name",
    "required",
    "theme",
    "value",
  ];

  #root: Root | undefined;
  #cache: EmotionCache | undefined;
  #value: Address | undefined;
  #country: Country | undefined;
  #countries: SearchCountries<Country> = everyCountry;
  #words: OwnWords = {};
  #errors: Errors = {};
  #isDisabledByForm = false;
  /** Fields that were left, and whether the form was tried: what is wrong is not said before. */
  #left: ReadonlySet<AddressField> = new Set();
  #isTried = false;
  /** The value of the last `change` event. */
  #told: Address | undefined;
  #resets = 0;
  readonly #darkness = typeof matchMedia === "undefined" ? undefined : matchMedia("(prefers-color-scheme: dark)");

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: "open", delegatesFocus: true });
    // Events of the inner inputs are not those of the element, which carry the whole address.
    shadow.addEventListener("input", (event) => event.stopPropagation());
    shadow.addEventListener("change", () => this.#tell());
    shadow.addEventListener("keydown", (event) => this.#sendOn(event as KeyboardEvent));
    this.addEventListener("invalid", () => {
      this.#isTried = true;
      this.#show();
    });
    this.internals.role = "group";
  }

  /** The address. A part of one is completed with empty texts; `undefined` goes back to what the attributes say. */
  get value(): Address {
    return this.#value ?? this.defaultValue;
  }
  set value(next: Partial<Address> | undefined) {
    this.#value = next && addressFrom(next, "");
    this.#told = this.value;
    this.#show();
  }

  /** What the attributes say: where the form begins, and goes back to. */
  get defaultValue(): Address {
    return addressFrom(this.getAttribute("value") ?? undefined, this.country);
  }

  /** The attribute: code of the country that the form begins with, of two or three letters. Frameworks set it as a property. */
  get country(): string {
    return this.getAttribute("country") ?? "";
  }
  set country(code: string | null | undefined) {
    if (code == null) this.removeAttribute("country");
    else this.setAttribute("country", code);
  }

  /** The country of the value with its states and rules, once it is known. */
  get selectedCountry(): Country | undefined {
    return this.#country;
  }

  /** Finds countries for what is typed. Default: all of them, from a list that comes with the element. */
  get countries(): SearchCountries<Country> {
    return this.#countries;
  }
  set countries(search: SearchCountries<Country> | undefined) {
    this.#countries = search ?? everyCountry;
    this.#show();
  }

  /** Words that go before those of the language; all of them, for a language that the element does not speak. */
  get labels(): OwnWords {
    return this.#words;
  }
  set labels(words: OwnWords | undefined) {
    this.#words = words ?? {};
    this.#show();
  }

  /** What the page found wrong, by field; shown at once, and holds the form back until it is taken away. */
  get errors(): Errors {
    return this.#errors;
  }
  set errors(errors: Errors | undefined) {
    this.#errors = errors ?? {};
    this.#show();
  }

  connectedCallback(): void {
    // What a page set before this script had loaded is on the element itself, in front of the accessors.
    for (const name of ["value", "countries", "labels", "errors"] as const) this.#adopt(name);
    const shadow = this.shadowRoot;
    if (shadow && !this.#root) {
      const view = document.createElement("div");
      view.className = "root";
      shadow.replaceChildren(view);
      this.#cache ??= cacheIn(shadow);
      this.#root = createRoot(view);
    }
    this.#darkness?.addEventListener("change", this.#showAppearance);
    this.#told = this.value;
    this.#show();
  }

  disconnectedCallback(): void {
    this.#darkness?.removeEventListener("change", this.#showAppearance);
    // An element that is moved comes back at once and keeps what was typed.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#root?.unmount();
      this.#root = undefined;
    });
  }

  attributeChangedCallback(): void {
    this.#show();
  }

  formDisabledCallback(disabled: boolean): void {
    this.#isDisabledByForm = disabled;
    this.#show();
  }

  formResetCallback(): void {
    this.#value = undefined;
    this.#told = this.value;
    this.#left = new Set();
    this.#isTried = false;
    this.#resets += 1;
    this.#show();
  }

  formStateRestoreCallback(state: unknown): void {
    if (typeof state === "string") this.value = addressFrom(state, "");
  }

  #adopt(name: "value" | "countries" | "labels" | "errors"): void {
    if (!Object.hasOwn(this, name)) return;
    const { [name]: given } = this;
    Reflect.deleteProperty(this, name);
    Object.assign(this, { [name]: given });
  }

  get #locale(): string {
    return readableLocale(this.closest("[lang]")?.getAttribute("lang") ?? navigator.language);
  }

  #issues(): readonly AddressIssue[] {
    return formAddressIssues(this.value, this.#country, { required: this.required });
  }

  #emit(type: "change" | "input"): void {
    const detail: AddressEventDetail = { value: this.value, country: this.#country, issues: this.#issues() };
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: type === "input", detail }));
  }

  /** Enter sends the form, as it does from an input of the page, unless it has chosen something. */
  #sendOn(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
    this.#tell();
    this.sendForm();
  }

  /** One `change` for what was changed since the last one. */
  #tell(): void {
    if (JSON.stringify(this.#told) === JSON.stringify(this.value)) return;
    this.#told = this.value;
    this.#emit("change");
  }

  readonly #change = (
    next: Address,
    { field, country }: { field: AddressField; country: Country | undefined },
  ): void => {
    this.#value = next;
    if (field === "country") this.#country = country;
    this.#show();
    this.#emit("input");
    // A country is chosen, not typed to an end.
    if (field === "country") this.#tell();
  };

  readonly #leave = (field: AddressField): void => {
    this.#left = new Set([...this.#left, field]);
    this.#show();
    this.#tell();
  };

  readonly #know = (country: Country | undefined): void => {
    this.#country = country;
    this.#show();
  };

  readonly #showAppearance = (): void => {
    const theme = this.getAttribute("theme");
    const isDark = theme === "dark" || (theme === "auto" && this.#darkness?.matches === true);
    const { states } = this.internals;
    states.delete(isDark ? "light" : "dark");
    states.add(isDark ? "dark" : "light");
    if (this.getAttribute("density") === "compact") states.delete("comfortable");
    else states.add("comfortable");
  };

  /** Everything the outside sees, after anything has changed. */
  #show(): void {
    if (!this.#root || !this.#cache) return;
    const { value } = this;
    const issues = this.#issues();
    const locale = this.#locale;
    const words = wordsFor(locale, this.#words);
    const seen = issues.filter((issue) => this.#isTried || (this.#left.has(issue.field) && !isMissing(issue)));
    const errors = {
      ...Object.fromEntries(seen.map(({ field, code }) => [field, words.errors[code]])),
      ...this.#errors,
    };
    this.#showAppearance();
    // A label of the page's, by `for` or `aria-label`, goes before ours.
    this.internals.ariaLabel = this.internals.labels.length > 0 ? null : (words.address ?? null);
    this.#send(value);
    this.#judge(issues, words.errors);
    this.#root.render(
      <ElementView
        key={this.#resets}
        cache={this.#cache}
        words={words}
        locale={locale}
        // The page's own direction is inherited, unless the element speaks a language of its own.
        dir={this.getAttribute("dir") ?? (this.hasAttribute("lang") ? directionOf(locale) : undefined)}
        lang={locale}
        value={value}
        errors={errors}
        required={this.required}
        disabled={this.disabled || this.#isDisabledByForm}
        autoComplete={this.getAttribute("autocomplete") ?? undefined}
        searchCountries={this.#countries}
        onChange={this.#change}
        onBlur={this.#leave}
        onCountry={this.#know}
      />,
    );
  }

  #send(value: Address): void {
    const data = new FormData();
    for (const [field, text] of Object.entries(value)) data.append(`${this.name}.${field}`, text as string);
    this.internals.setFormValue(this.name === "" ? null : data, JSON.stringify(value));
  }

  #judge(issues: readonly AddressIssue[], messages: Readonly<Record<AddressIssue["code"], string>>): void {
    const [own] = Object.entries(this.#errors).filter(([, error]) => error !== undefined);
    const [issue] = issues;
    const field = own?.[0] ?? issue?.field;
    if (field === undefined) return this.internals.setValidity({});
    const message = own?.[1] ?? (issue && messages[issue.code]) ?? field;
    const anchor = this.shadowRoot?.querySelector<HTMLElement>(`#address-${field}`) ?? undefined;
    const flags = own ? { customError: true } : issue && isMissing(issue) ? { valueMissing: true } : { badInput: true };
    return this.internals.setValidity(flags, message, anchor);
  }
}

/** Events of the element, for `addEventListener`. */
export interface AddressEditorElementEventMap extends Omit<HTMLElementEventMap, "change" | "input"> {
  readonly change: CustomEvent<AddressEventDetail>;
  readonly input: CustomEvent<AddressEventDetail>;
}

type Listener<Type extends keyof AddressEditorElementEventMap> = (
  this: AddressEditorElement,
  event: AddressEditorElementEventMap[Type],
) => unknown;

/** What the element adds to `addEventListener` of every element. */
interface AddressEditorListening {
  addEventListener<Type extends keyof AddressEditorElementEventMap>(
    type: Type,
    listener: Listener<Type>,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof AddressEditorElementEventMap>(
    type: Type,
    listener: Listener<Type>,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    // Its own events first: of several that fit, the first tells what a listener is given.
    "gatehouse-address-editor": AddressEditorListening & AddressEditorElement;
  }
}
