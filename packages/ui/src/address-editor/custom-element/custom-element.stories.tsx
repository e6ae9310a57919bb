import type { Address } from "@gatehouse/domain/addresses";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { enterAtOnce, everyCountry } from "../../country-field/story-world.ts";
import { type AddressEditorElement, type AddressEventDetail, defineAddressEditor } from "./index.ts";

// What the module does by itself where it is loaded as a script.
defineAddressEditor();

interface StageProps {
  /** Of the element, as they are in a plain page. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly properties?: Partial<Pick<AddressEditorElement, "countries" | "errors" | "labels" | "value">>;
  /** Of the page around it. */
  readonly css?: string;
  readonly dir?: "ltr" | "rtl";
  readonly onSend: (sent: Record<string, unknown>) => void;
  readonly onChange: (detail: AddressEventDetail) => void;
  readonly onInput: (detail: AddressEventDetail) => void;
}

/** A page that knows nothing of React: markup, and a script that listens. */
function Page({ attributes, properties, css = "", dir = "ltr", onSend, onChange, onInput }: StageProps) {
  const form = useRef<HTMLFormElement>(null);
  const act = useRef({ onSend, onChange, onInput, properties });
  useEffect(() => {
    const page = form.current;
    if (!page) return undefined;
    const element = document.createElement("gatehouse-address-editor");
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    Object.assign(element, act.current.properties);
    element.addEventListener("change", ({ detail }) => act.current.onChange(detail));
    element.addEventListener("input", ({ detail }) => act.current.onInput(detail));
    const send = (event: SubmitEvent): void => {
      event.preventDefault();
      act.current.onSend(Object.fromEntries(new FormData(page)));
    };
    page.prepend(element);
    page.addEventListener("submit", send);
    return () => {
      element.remove();
      page.removeEventListener("submit", send);
    };
  }, [attributes]);
  return (
    <div dir={dir} style={{ maxInlineSize: "42rem", minBlockSize: "36rem", padding: "1rem" }}>
      <style>{css}</style>
      <form ref={form}>
        <button type="submit">Send</button> <button type="reset">Reset</button>
      </form>
    </div>
  );
}

const meta = {
  title: "Address editor/Custom element",
  component: Page,
  args: {
    attributes: { name: "shipping", lang: "en", required: "", "aria-label": "Shipping address" },
    onSend: fn(),
    onChange: fn(),
    onInput: fn(),
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const elementIn = (canvas: HTMLElement): AddressEditorElement => {
  const element = canvas.querySelector("gatehouse-address-editor");
  if (!element) throw new Error("The page has no address editor.");
  return element;
};

/** The element, and its fields once they are drawn. */
async function open(canvas: HTMLElement) {
  await waitFor(() => expect(elementIn(canvas).shadowRoot?.querySelector("input")).toBeTruthy());
  const element = elementIn(canvas);
  const inside = within(element.shadowRoot?.querySelector(".root") as HTMLElement);
  return {
    element,
    inside,
    box: (name: string) => inside.getByRole<HTMLInputElement>("textbox", { name }),
    list: (name: string) => inside.getByRole<HTMLInputElement>("combobox", { name }),
    press: (name: string) => userEvent.click(within(canvas).getByRole("button", { name })),
  };
}
/** Keys as the browser would send them: those of a story do not find their way into a shadow root. */
const type = (input: HTMLInputElement, text: string): void => {
  input.focus();
  enterAtOnce(input, text, "insertText");
};
const enter = (input: HTMLInputElement): boolean =>
  input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, composed: true, cancelable: true }));
const focused = (element: AddressEditorElement): Element | null => element.shadowRoot?.activeElement ?? null;

/** The form around it gets every field, by the name of the element. */
export const InAForm: Story = {
  play: async ({ canvasElement, args }) => {
    const { element, inside, box, list } = await open(canvasElement);
    // One group, and it has a name.
    await expect(element["internals"].ariaLabel).toBe("Address");
    await expect(inside.queryByRole("group")).toBeNull();
    element.focus();
    await expect(focused(element)).toBe(box("Address line 1"));
    type(box("Address line 1"), "1 Main St");
    type(box("City"), "Reno");
    type(list("Country"), "united states");
    await expect(await inside.findByRole("option", { name: /^United States\s*USA$/ })).toBeVisible();
    enter(list("Country"));
    await waitFor(() => expect(list("Country")).toHaveValue("United States"));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ value: expect.objectContaining<Partial<Address>>({ country: "USA" }) as Address }),
    );
    await expect(element.checkValidity()).toBe(false);
    type(list("State"), "nevada");
    type(box("ZIP code"), "89501");
    await expect(args.onInput).toHaveBeenLastCalledWith(expect.objectContaining({ issues: [] }));
    await expect(element.validity.valid).toBe(true);
    // Enter sends the form, as from any input.
    enter(box("ZIP code"));
    await expect(args.onSend).toHaveBeenLastCalledWith({
      "shipping.line1": "1 Main St",
      "shipping.line2": "",
      "shipping.city": "Reno",
      "shipping.country": "USA",
      "shipping.state": "NV",
      "shipping.pincode": "89501",
    });
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: element.value }));
  },
};

/** A form that is not complete is held back, and says at the field what is missing. */
export const HeldBack: Story = {
  args: { attributes: { name: "shipping", lang: "fr", required: "", country: "US", "aria-label": "Adresse" } },
};

export const HeldBackTest: Story = {
  ...HeldBack,
  play: async ({ canvasElement, args }) => {
    const { element, box, list, press } = await open(canvasElement);
    await waitFor(() => expect(list("Pays")).toHaveValue("États-Unis"));
    await expect(box("Adresse, ligne 1")).toBeValid();
    await press("Send");
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(element.validationMessage).toBe("Indiquez la rue et le numéro.");
    await waitFor(() => expect(box("Adresse, ligne 1")).toBeInvalid());
    await waitFor(() =>
      expect(list("État")).toHaveAccessibleDescription("Choisissez ou indiquez l’État ou la province."),
    );
    await expect(focused(element)).toBe(box("Adresse, ligne 1"));
    await press("Reset");
    await waitFor(() => expect(box("Adresse, ligne 1")).toBeValid());
    await expect(element.value.country).toBe("US");
  },
};

/** What is in the field when it is left is checked at once; what is missing waits for the form. */
export const LeftWithAMistake: Story = {
  args: { attributes: { name: "a", lang: "en", country: "DEU", "aria-label": "Address" } },
  play: async ({ canvasElement }) => {
    const { element, box, list } = await open(canvasElement);
    await waitFor(() => expect(list("Country")).toHaveValue("Germany"));
    type(box("Postal code"), "1");
    await expect(box("Postal code")).toBeValid();
    box("City").focus();
    await waitFor(() => expect(box("Postal code")).toBeInvalid());
    await expect(box("City")).toBeValid();
    await expect(element.validity.valid).toBe(false);
  },
};

/** Values, words, countries and errors of the page itself. */
export const Properties: Story = {
  args: {
    attributes: { lang: "pl", name: "adres", "aria-label": "Adres" },
    properties: {
      value: { line1: "Marszałkowska 1", city: "Warszawa", country: "POL", state: "", line2: "", pincode: "00-624" },
      labels: { line1: "Adres", city: "Miasto", country: "Kraj", postalCode: "Kod pocztowy" },
      countries: everyCountry,
      errors: { city: "Tam nie dostarczamy." },
    },
  },
};

export const PropertiesTest: Story = {
  ...Properties,
  play: async ({ canvasElement, args }) => {
    const { element, box, list, press } = await open(canvasElement);
    await waitFor(() => expect(list("Kraj")).toHaveValue("Polska"));
    await expect(box("Adres")).toHaveValue("Marszałkowska 1");
    await waitFor(() => expect(box("Miasto")).toHaveAccessibleDescription("Tam nie dostarczamy."));
    await press("Send");
    await expect(args.onSend).not.toHaveBeenCalled();
    element.errors = {};
    await press("Send");
    await expect(args.onSend).toHaveBeenLastCalledWith(
      expect.objectContaining({ "adres.city": "Warszawa", "adres.country": "POL" }),
    );
    element.value = { line1: "Długa 2" };
    await waitFor(() => expect(box("Miasto")).toHaveValue(""));
    await expect(element.selectedCountry).toBeUndefined();
  },
};

/** A page with loud styles of its own changes nothing but the tokens that it sets on the element. */
export const InALoudPage: Story = {
  args: {
    attributes: { lang: "en", country: "US", "aria-label": "Address", theme: "light" },
    css: `
      input { background: orange !important; border: 8px solid lime !important; font-size: 40px; }
      label, p, span, fieldset, button { color: magenta !important; text-transform: uppercase !important; }
      form { font: italic 30px serif; letter-spacing: .3em; color: red; }
      gatehouse-address-editor { --gh-colors-border-control: rgb(0, 100, 0); --gh-radii-control: 0px; text-transform: uppercase; }
    `,
  },
  parameters: { a11y: { config: { rules: [{ id: "color-contrast", enabled: false }] } } },
};

export const InALoudPageTest: Story = {
  ...InALoudPage,
  play: async ({ canvasElement }) => {
    const { box, inside } = await open(canvasElement);
    const style = getComputedStyle(box("City"));
    await expect(style.backgroundColor).toBe("rgb(255, 255, 255)");
    await expect(style.borderTopWidth).toBe("1px");
    await expect(style.fontStyle).toBe("normal");
    await expect(style.textTransform).toBe("none");
    await expect(style.letterSpacing).toBe("normal");
    // The page's own tokens.
    await expect(style.borderTopColor).toBe("rgb(0, 100, 0)");
    await expect(style.borderTopLeftRadius).toBe("0px");
    const label = getComputedStyle(inside.getByText("City"));
    await expect(label.color).not.toBe("rgb(255, 0, 255)");
    await expect(label.textTransform).toBe("none");
    // And the element's styles do not get out.
    await expect(getComputedStyle(within(canvasElement).getByRole("button", { name: "Send" })).color).toBe(
      "rgb(255, 0, 255)",
    );
  },
};

export const ArabicInTheDark: Story = {
  args: { attributes: { lang: "ar", country: "EG", theme: "dark", required: "", "aria-label": "العنوان" } },
  globals: { theme: "dark" },
};

export const ArabicInTheDarkTest: Story = {
  ...ArabicInTheDark,
  play: async ({ canvasElement }) => {
    const { box, list } = await open(canvasElement);
    await waitFor(() => expect(list("البلد")).toHaveValue("مصر"));
    // The language brings its direction along, in whatever page.
    await expect(getComputedStyle(list("البلد").closest("fieldset") as HTMLElement).direction).toBe("rtl");
    await expect(getComputedStyle(box("المدينة")).backgroundColor).not.toBe("rgb(255, 255, 255)");
  },
};

export const CompactOnTheSmallestPhone: Story = {
  args: { attributes: { lang: "de", country: "DE", density: "compact", "aria-label": "Adresse" } },
  globals: { viewport: { value: "small" } },
};

export const CompactOnTheSmallestPhoneTest: Story = {
  ...CompactOnTheSmallestPhone,
  play: async ({ canvasElement }) => {
    const { list } = await open(canvasElement);
    await waitFor(() => expect(list("Land")).toHaveValue("Deutschland"));
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Disabled: Story = {
  args: {
    attributes: {
      lang: "en",
      disabled: "",
      name: "a",
      value: '{"city":"Reno","country":"US"}',
      "aria-label": "Address",
    },
  },
};

export const DisabledTest: Story = {
  ...Disabled,
  play: async ({ canvasElement, args }) => {
    const { box, press } = await open(canvasElement);
    await expect(box("City")).toBeDisabled();
    await expect(box("City")).toHaveValue("Reno");
    await press("Send");
    // A form does not send what is disabled.
    await expect(args.onSend).toHaveBeenLastCalledWith({});
  },
};

function InReact({ onChange }: Pick<StageProps, "onChange">) {
  return (
    <gatehouse-address-editor
      name="shipping"
      lang="en"
      country="USA"
      value={{ line1: "1 Main St", city: "Reno" }}
      required
      density="compact"
      errors={{ city: "Which Reno?" }}
      onChange={({ nativeEvent }) => onChange(nativeEvent.detail)}
    />
  );
}

/** React sets what the element has as properties, and hears its events. */
export const InJsx: Story = {
  render: ({ onChange }) => <InReact onChange={onChange} />,
  play: async ({ canvasElement, args }) => {
    const { element, inside, box } = await open(canvasElement);
    await expect(element.country).toBe("USA");
    await expect(box("Address line 1")).toHaveValue("1 Main St");
    await expect(inside.getByText("Which Reno?")).toBeVisible();
    type(box("City"), "Reno, Nevada");
    box("City").dispatchEvent(new Event("change", { bubbles: true }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        value: expect.objectContaining<Partial<Address>>({ city: "Reno, Nevada" }) as Address,
      }),
    );
  },
};
