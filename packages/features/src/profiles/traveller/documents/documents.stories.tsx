import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inWorld, Stage, world } from "../stories/profile-stage.tsx";

/** Passport, known traveller number and driving licence on the profile: states, for designers. */
const meta = {
  title: "Profiles/Identity documents",
  component: Stage,
  args: { role: "TRAVELLER" },
  loaders: [inWorld()],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const none = {
  nationality: "",
  passportNo: "",
  passportIssueDate: "",
  passportExpDate: "",
  tsaNumber: "",
  licenseNumber: "",
  licenseIssueState: "",
  licenseExpiryDate: "",
};

export const Success: Story = {};
export const Empty: Story = { loaders: [inWorld({ documents: none })] };
export const Expired: Story = { loaders: [inWorld({ documents: { passportExpDate: "2026-11-20" } })] };
export const Lost: Story = { loaders: [inWorld({ documents: { isLost: true } })] };
export const Loading: Story = { loaders: [inWorld({ slow: { "profiles.documents": "infinite" } })] };
export const Failed: Story = { loaders: [inWorld({ failing: { "profiles.documents": "INTERNAL_SERVER_ERROR" } })] };
export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };
export const FrenchDark: Story = { ...Expired, globals: { language: "fr", theme: "dark" } };

const documents = () => screen.findByRole("form", { name: "Identity documents" });
const number = async (name: string) => within(await documents()).findByRole("group", { name });

/** A number is shown on demand and hidden again (PRO-8). */
export const ShowsOnDemandTest: Story = {
  play: async () => {
    const passport = within(await number("Passport number"));
    await expect(passport.getByRole("status")).toHaveTextContent(/^•••417$/);
    await expect(screen.queryByText("533380417")).toBeNull();
    await userEvent.click(passport.getByRole("button", { name: "Show Passport number" }));
    await waitFor(() => expect(passport.getByRole("status")).toHaveTextContent("533380417"));
    await userEvent.click(passport.getByRole("button", { name: "Hide Passport number" }));
    await expect(passport.getByRole("status")).toHaveTextContent(/^•••417$/);
  },
};

export const ShowFailsTest: Story = {
  loaders: [inWorld({ failing: { "profiles.showNumber": "INTERNAL_SERVER_ERROR" } })],
  play: async () => {
    const passport = within(await number("Passport number"));
    await userEvent.click(passport.getByRole("button", { name: "Show Passport number" }));
    await expect(await passport.findByText("The number could not be read. Try again.")).toBeVisible();
  },
};

/** A number is replaced, kept after all, and removed; the others stay (PRO-7). */
export const ReplacesTest: Story = {
  play: async () => {
    const form = within(await documents());
    await userEvent.click(await form.findByRole("button", { name: /^Replace Passport number/ }));
    const field = form.getByRole("textbox", { name: "Passport number" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(form.getByRole("button", { name: "Keep •••417" }));
    await number("Passport number");

    await userEvent.click(form.getByRole("button", { name: /^Replace Passport number/ }));
    await userEvent.type(form.getByRole("textbox", { name: "Passport number" }), "12");
    await userEvent.click(form.getByRole("button", { name: "Save documents" }));
    await expect(await form.findByText("Please provide the valid passport number.")).toBeVisible();
    await expect(world().calls.some(({ call }) => call === "profiles.saveDocuments")).toBe(false);
    await userEvent.clear(form.getByRole("textbox", { name: "Passport number" }));
    await userEvent.type(form.getByRole("textbox", { name: "Passport number" }), "912345678");
    await userEvent.click(form.getByRole("button", { name: /^Replace Number of TSA/ }));
    await userEvent.click(form.getByRole("button", { name: "Save documents" }));
    await expect(await form.findByText("Your documents are saved.")).toBeVisible();
    await expect(world().documents.get()).toMatchObject({
      passportNo: "912345678",
      tsaNumber: "",
      licenseNumber: "M6250417",
    });
    await expect(await number("Passport number")).toHaveTextContent("•••678");
  },
};

/** What the server alone can know is said at its field. */
export const RefusedTest: Story = {
  loaders: [inWorld({ documents: { nationality: "USA" } })],
  play: async () => {
    const form = within(await documents());
    const nationality = await form.findByRole("combobox", { name: "Nationality" });
    await waitFor(() => expect(nationality).toHaveValue("United States"));
    await userEvent.clear(nationality);
    await userEvent.type(nationality, "Fran");
    await userEvent.click(await screen.findByRole("option", { name: /^France/ }));
    await userEvent.click(form.getByRole("button", { name: "Save documents" }));
    await expect(await form.findByText("Please provide the valid passport number.")).toBeVisible();
    await expect(world().documents.get().nationality).toBe("USA");
  },
};

/** Another tab saved first: what was typed stays, and the next press saves it (PRO-8). */
export const ChangedElsewhereTest: Story = {
  play: async () => {
    const form = within(await documents());
    const state = await form.findByRole("textbox", { name: "State or province" });
    await userEvent.clear(state);
    await userEvent.type(state, "Alabama");
    world().documents.set({ licenseExpiryDate: "2031-03-14" });
    await userEvent.click(form.getByRole("button", { name: "Save documents" }));
    await expect(await form.findByText(/^Your documents were changed in another tab/)).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: "Save documents" }));
    await form.findByText("Your documents are saved.");
    await expect(world().documents.get()).toMatchObject({
      licenseIssueState: "Alabama",
      licenseExpiryDate: "2031-03-14",
    });
  },
};

export const FailedTest: Story = {
  ...Failed,
  play: async () => {
    await screen.findByText("Your documents could not be read.");
    world().mend("profiles.documents");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await number("Passport number");
  },
};

export const OnPhoneTest: Story = {
  ...OnPhone,
  play: async ({ canvasElement }) => {
    await number("Passport number");
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
