import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { press, put, region } from "./stories/form-steps.ts";
import { inWorld, Stage, stage } from "./stories/info-stage.tsx";

const meta = {
  title: "Travellers/Missing information/Changes that wait for staff",
  component: Stage,
  globals: { density: "comfortable" },
  loaders: [inWorld()],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const part = async (name: string) => within(await region(name));

/** A name that stands already is changed by staff only: said before, and after. */
export const WaitsForStaff: Story = {
  loaders: [inWorld({ sample: "complete" })],
  play: async () => {
    await part("Ana Novak");
    await press("Edit Ana Novak");
    const first = (await part("Ana Novak")).getByRole("textbox", { name: "First name" });
    await userEvent.clear(first);
    // Nobody confirms what cannot be sent.
    await expect(first).not.toHaveAccessibleDescription(/Our staff/);
    await put(first, "Anamarija");
    await expect(first).toHaveAccessibleDescription("Our staff confirms this change before it counts.");
    await press("Submit");
    await expect(
      await screen.findByText(
        "First name “Anamarija” counts once a member of our staff has confirmed it. Until then the airline has “Ana”.",
      ),
    ).toBeVisible();
    // Until then no boarding pass can be issued: nothing else is claimed.
    await waitFor(() =>
      expect(screen.getByText(/^You have given everything\..+once our staff has confirmed/)).toBeVisible(),
    );
    await expect(screen.queryByText(/^Nothing is missing/)).toBeNull();
    await waitFor(() => expect(screen.getByText("Waits for our staff")).toBeVisible());
    await waitFor(() => expect(screen.getAllByText("Complete")).toHaveLength(1));
    await press("Go Back");
    await press("Edit Ana Novak");
    await expect((await part("Ana Novak")).getByRole("textbox", { name: "First name" })).toHaveAccessibleDescription(
      "“Anamarija” waits for our staff to confirm it.",
    );
  },
};

/** An e-mail address that is taken away waits for staff, too. */
export const RemovalWaitsForStaff: Story = {
  loaders: [inWorld({ sample: "complete" })],
  play: async () => {
    const email = async () => {
      await part("Luka Novak");
      await press("Edit Luka Novak");
      return (await part("Luka Novak")).getByRole("textbox", { name: "E-mail (optional)" });
    };
    await put(await email(), "luka@posta.example");
    await press("Submit");
    await userEvent.click(await screen.findByRole("button", { name: "Go Back" }));
    await userEvent.clear(await email());
    await press("Submit");
    await expect(
      await screen.findByText(
        "E-mail is removed once a member of our staff has confirmed it. Until then the airline has “l•••@•••.example”.",
      ),
    ).toBeVisible();
    await press("Go Back");
    await expect(await email()).toHaveAccessibleDescription("Its removal waits for our staff to confirm it.");
  },
};

/** What is stored stands masked in its field; whatever is typed there takes its place as a whole, and nothing else is sent. */
export const TypesOverWhatIsMasked: Story = {
  loaders: [inWorld({ sample: "complete" })],
  play: async () => {
    await part("Ana Novak");
    await press("Edit Ana Novak");
    const email = (await part("Ana Novak")).getByRole("textbox", { name: "E-mail" });
    await expect(email).toHaveValue("a•••@•••.example");
    await expect(email).toBeValid();
    await userEvent.type(email, "b");
    await expect(email).toHaveValue("b");
    await put(email, "@posta.example");
    await press("Submit");
    await expect(
      await screen.findByText(
        "E-mail “b•••@•••.example” counts once a member of our staff has confirmed it. Until then the airline has “a•••@•••.example”.",
      ),
    ).toBeVisible();
    const { travellers } = stage();
    await expect(travellers.bookings()[0]?.passengers[0]).toMatchObject({ email: "ana.novak@posta.example" });
    travellers.decide(true);
    await expect(travellers.bookings()[0]?.passengers[0]).toMatchObject({ email: "b@posta.example" });
  },
};

/** A name that staff did not accept is told of, beside the one that stands; another request takes its place. */
export const RefusedByStaff: Story = {
  loaders: [
    (context) => {
      inWorld({ sample: "complete" })(context);
      const { travellers } = stage();
      for (const { searchId, bookingNo, passengers } of travellers.bookings()) {
        const sent = passengers.map(({ id, primary }) => (primary ? { id, firstname: "Anamarija" } : { id }));
        travellers.update(searchId, bookingNo, { passengers: sent });
      }
      travellers.decide(false);
      return {};
    },
  ],
};

export const RefusedByStaffTest: Story = {
  ...RefusedByStaff,
  play: async () => {
    const ana = () => part("Ana Novak");
    await expect(
      await (await ana()).findByText("First name “Anamarija” was not accepted by our staff. The airline has “Ana”."),
    ).toBeVisible();
    await press("Edit Ana Novak");
    const first = (await ana()).getByRole("textbox", { name: "First name" });
    await expect(first).toHaveValue("Ana");
    await expect(first).toHaveAccessibleDescription("Our staff did not accept “Anamarija”.");
    await put(first, "Maria");
    await press("Submit");
    await userEvent.click(await screen.findByRole("button", { name: "Go Back" }));
    await expect(await (await ana()).findByText(/^First name “AnaMaria” counts once/)).toBeVisible();
    await expect(screen.queryByText(/not accepted/)).toBeNull();
  },
};
