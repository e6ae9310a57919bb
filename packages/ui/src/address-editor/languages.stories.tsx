import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { everyCountry } from "../country-field/story-world.ts";
import { AddressEditor } from "./index.ts";
import { addressIn, Held, labelsIn } from "./story-stage.tsx";

/** Only labels and a locale change with the language; the direction is the page's. */
const meta = {
  title: "Address editor/Languages",
  component: AddressEditor,
  render: Held,
  args: {
    value: addressIn(""),
    onChange: fn(),
    searchCountries: everyCountry,
    labels: labelsIn("en"),
    required: true,
  },
} satisfies Meta<typeof AddressEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const list = (name: string) => screen.getByRole<HTMLInputElement>("combobox", { name });

/** The words of the fields before the country is known (ADR-1). */
export const English: Story = {
  args: { locale: "en" },
};

export const EnglishTest: Story = {
  ...English,
  play: async () => {
    for (const name of ["Address line 1", "Address line 2 (optional)", "City", "State/Province", "Pin/Zip code"])
      await expect(box(name)).toBeVisible();
    await expect(list("Country")).toBeVisible();
  },
};

export const French: Story = {
  args: { locale: "fr", labels: labelsIn("fr") },
};

export const FrenchTest: Story = {
  ...French,
  play: async ({ args }) => {
    await userEvent.type(list("Pays"), "allem");
    await userEvent.click(await screen.findByRole("option", { name: /^Allemagne/ }));
    await expect(list("Pays")).toHaveValue("Allemagne");
    await expect(box("Code postal")).toBeRequired();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ country: "DEU" }),
      expect.anything(),
    );
  },
};

export const German: Story = {
  args: { locale: "de", labels: labelsIn("de"), value: addressIn("USA", { state: "CA" }) },
};

export const GermanTest: Story = {
  ...German,
  play: async () => {
    await waitFor(() => expect(list("Land")).toHaveValue("Vereinigte Staaten"));
    await expect(list("Bundesstaat")).toHaveValue("California");
    await expect(box("ZIP-Code")).toHaveAccessibleDescription(/^Zum Beispiel \d{5}$/);
  },
};

export const Arabic: Story = {
  args: {
    locale: "ar",
    labels: labelsIn("ar"),
    dir: "rtl",
    lang: "ar",
    value: addressIn("EGY", { line1: "15 شارع طلعت حرب", city: "القاهرة", pincode: "11511" }),
    errors: { state: "اختر الولاية أو المقاطعة أو اكتبها." },
  },
};

export const ArabicTest: Story = {
  ...Arabic,
  play: async () => {
    await waitFor(() => expect(list("البلد")).toHaveValue("مصر"));
    const clear = screen.getByRole("button", { name: "مسح البلد" });
    // The button stands where the line ends: at the left.
    await expect(clear.getBoundingClientRect().left).toBeLessThan(list("البلد").getBoundingClientRect().left + 60);
    await userEvent.clear(list("البلد"));
    await userEvent.type(list("البلد"), "الإمارات");
    await userEvent.click(await screen.findByRole("option", { name: /الإمارات/ }));
    await expect(list("الإمارة")).toHaveValue("");
    await userEvent.click(list("الإمارة"));
    await expect(screen.getAllByRole("option")).toHaveLength(7);
  },
};
export const ArabicInTheDark: Story = {
  args: { ...Arabic.args, size: "lg" },
  globals: { theme: "dark", density: "comfortable", viewport: { value: "phone" } },
};

export const ArabicInTheDarkTest: Story = {
  ...ArabicInTheDark,
  play: async () => {
    await waitFor(() => expect(list("البلد")).toHaveValue("مصر"));
  },
};

/** Latin addresses within an Arabic page keep their own direction. */
export const LatinWithinArabic: Story = {
  args: {
    ...Arabic.args,
    value: addressIn("GBR", { line1: "14 Guilford Street", city: "London", pincode: "WC1N 1DW" }),
  },
};

export const LatinWithinArabicTest: Story = {
  ...LatinWithinArabic,
  play: async () => {
    await waitFor(() => expect(list("البلد")).toHaveValue("المملكة المتحدة"));
    await expect(getComputedStyle(box("العنوان، السطر 1")).direction).toBe("ltr");
  },
};

const middle = ({ left, right }: DOMRect): number => (left + right) / 2;

/** Whatever is in a field, or nothing: room for the sign is left where the page's direction puts the sign. */
export const RoomForTheSign: Story = {
  args: { ...Arabic.args, labels: { ...labelsIn("ar"), placeholders: { country: "Type", state: "Type" } } },
  play: async () => {
    await waitFor(() => expect(list("البلد")).toHaveValue("مصر"));
    const holds = async (input: HTMLInputElement): Promise<void> => {
      const sign = input.parentElement?.querySelector("svg");
      await expect(sign).toBeTruthy();
      const box = input.getBoundingClientRect();
      await expect(middle((sign as SVGElement).getBoundingClientRect())).toBeLessThan(middle(box));
      const { paddingLeft, paddingRight } = getComputedStyle(input);
      await expect(Number.parseFloat(paddingLeft)).toBeGreaterThan(Number.parseFloat(paddingRight));
    };
    await holds(list("البلد"));
    await userEvent.clear(list("البلد"));
    await holds(list("البلد"));
    await userEvent.type(list("البلد"), "united arab");
    await holds(list("البلد"));
    await userEvent.click(await screen.findByRole("option", { name: /الإمارات/ }));
    await holds(list("الإمارة"));
    await userEvent.type(list("الإمارة"), "Dub{Enter}");
    await expect(list("الإمارة")).toHaveValue("Dubai");
    await holds(list("الإمارة"));
  },
};
