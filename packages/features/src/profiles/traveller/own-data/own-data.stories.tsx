import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inWorld, Stage, world } from "../stories/profile-stage.tsx";

/** What is held about a user, to be taken along or deleted. */
const meta = {
  title: "Profiles/Own data",
  component: Stage,
  args: { role: "TRAVELLER" },
  loaders: [inWorld()],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const part = async () => within(await screen.findByRole("region", { name: "Your data" }));
const openWork = [
  { kind: "request" as const, name: "TR-14", until: "2026-12-05" },
  { kind: "trip" as const, name: "ALD-20814", until: "2026-12-12" },
];

export const Success: Story = {};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const FrenchDark: Story = { globals: { language: "fr", theme: "dark" } };

/** Without anything under way the profile is empty at once, and the page says so (PRO-11). */
export const DeletesTest: Story = {
  play: async () => {
    await userEvent.click((await part()).getByRole("button", { name: "Delete my profile" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete your profile?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
    await screen.findByText("Your profile and documents are deleted.");
    await waitFor(() => expect(screen.getByRole("textbox", { name: "First name" })).toHaveValue(""));
  },
};

/** What is under way is named; until it is over the profile can be kept after all. */
export const WaitsTest: Story = {
  loaders: [inWorld({ profile: { openWork } })],
  play: async () => {
    const data = await part();
    await userEvent.click(data.getByRole("button", { name: "Delete my profile" }));
    await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
    await expect(await data.findByText(/TR-14.*ALD-20814/)).toBeVisible();
    await expect(screen.getByRole("textbox", { name: "First name" })).toHaveValue("Ellen");
    await userEvent.click(data.getByRole("button", { name: "Keep my profile" }));
    await data.findByRole("button", { name: "Delete my profile" });
    await expect(world().profile.deletion().askedAt).toBeNull();
  },
};

export const FailsTest: Story = {
  loaders: [inWorld({ failing: { "profiles.dataAsPdf": "INTERNAL_SERVER_ERROR" } })],
  play: async () => {
    const data = await part();
    await userEvent.click(data.getByRole("button", { name: "Download as PDF" }));
    await expect(await data.findByText("Your data could not be read. Try again.")).toBeVisible();
  },
};

/** Both files are saved under a name, one after the other (PRO-10). */
export const DownloadsTest: Story = {
  play: async () => {
    const data = await part();
    const saved: string[] = [];
    const listen = (event: MouseEvent): void => {
      if (!(event.target instanceof HTMLAnchorElement) || event.target.download === "") return;
      saved.push(event.target.download);
      event.preventDefault();
    };
    document.addEventListener("click", listen);
    await userEvent.click(data.getByRole("button", { name: "Download as PDF" }));
    await waitFor(() => expect(saved).toEqual(["gatehouse.pdf"]));
    await userEvent.click(await data.findByRole("button", { name: "Download as JSON" }));
    await waitFor(() => expect(saved[1]).toMatch(/^gatehouse-\d{4}-\d{2}-\d{2}\.json$/));
    document.removeEventListener("click", listen);
  },
};
