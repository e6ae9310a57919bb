import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { whenIdle } from "../app/story-idle.ts";
import { inWorld, Stage, stage, updates } from "./stories/info-stage.tsx";

const meta = {
  title: "Travellers/Missing information/States",
  component: Stage,
  globals: { density: "comfortable" },
  loaders: [inWorld()],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { density: "comfortable", viewport: { value: "phone" } };
const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

export const Fetching: Story = {
  loaders: [inWorld({}, { slow: { "travellers.missingInfo": "infinite" } })],
};

export const FetchingTest: Story & Required<Pick<Story, "play">> = {
  ...Fetching,
  play: async () => {
    await expect(await screen.findByRole("status")).toHaveTextContent("Fetching data");
    await expect(await title("Missing passenger information")).toBeVisible();
  },
};

export const FetchingOnAPhone: Story = { ...Fetching, globals: phone };

export const FetchingOnAPhoneTest: Story = { ...FetchingOnAPhone, play: FetchingTest.play };

/** A link without its parts, or one that leads nowhere, is not tried again. */
export const WrongAddress: Story = {
  args: { address: { searchid: "bWlzc2luZy1pbmZvLW1vY2s" } },
  loaders: [whenIdle(inWorld())],
};

export const WrongAddressTest: Story = {
  ...WrongAddress,
  play: async () => {
    await expect(await title("Please enter correct URL.")).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    await expect(stage().calls).toEqual([]);
    // Who cannot go on finds people.
    await press("Customer Care");
    const dialog = within(await screen.findByRole("dialog", { name: "Customer Care" }));
    await expect(await dialog.findByRole("link", { name: /^Write to us/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^mailto:.+\?subject=Missing%20passenger%20information$/),
    );
  },
};

export const EndedLink: Story = {
  args: { address: { searchid: "bWlzc2luZy1pbmZvLW1vY2s", bookingNo: "1" } },
};

export const EndedLinkTest: Story = {
  ...EndedLink,
  play: async () => {
    await expect(await title("Please enter correct URL.")).toBeVisible();
    await expect(screen.getByText(/A link ends when the last flight of its booking has landed\.$/)).toBeVisible();
  },
};

/** A lost network: said, and tried again. */
export const FailedToFetch: Story = {
  loaders: [inWorld({}, { failing: { "travellers.missingInfo": "INTERNAL_SERVER_ERROR" } })],
};

export const FailedToFetchTest: Story = {
  ...FailedToFetch,
  play: async () => {
    await expect(await title("Failed to fetch data.")).toBeVisible();
    stage().mend("travellers.missingInfo");
    await press("Try again");
    await expect(await screen.findByRole("region", { name: "Luka Novak" })).toBeVisible();
  },
};

export const NothingInTheAnswer: Story = {
  loaders: [inWorld({ passengers: [] })],
};

export const NothingInTheAnswerTest: Story = {
  ...NothingInTheAnswer,
  play: async () => {
    await expect(await title("Live API has returned no results. Please try again.")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

const attempts = { code: "TOO_MANY_ATTEMPTS", data: { retryAfter: 90 } };

/** Too many attempts: how long it takes, and when it is over. */
export const TooManyAttempts: Story = {
  loaders: [inWorld({}, { failing: { "travellers.missingInfo": attempts } })],
};

export const TooManyAttemptsTest: Story = {
  ...TooManyAttempts,
  play: async () => {
    await expect(await title("Failed to fetch data.")).toBeVisible();
    await expect(screen.getByRole("alert")).toHaveTextContent(/You can try again in \d+:\d\d, at \d\d:\d\d\./);
  },
};

/** Complete what is missing. */
async function complete(): Promise<void> {
  const luka = within(await screen.findByRole("region", { name: "Luka Novak" }));
  await userEvent.type(luka.getByRole("textbox", { name: "Passport number" }), "284713906");
  await userEvent.type(luka.getByRole("textbox", { name: "Passport expiry date" }), "2030-05-01");
  await userEvent.tab();
}

/** A submission that failed loses nothing, is said where the button is, and is repeated. */
export const FailedToSend: Story = {
  globals: phone,
  loaders: [inWorld({}, { failing: { "travellers.updateMissingInfo": "INTERNAL_SERVER_ERROR" } })],
  play: async () => {
    await complete();
    await press("Submit");
    await expect(await screen.findByRole("alert")).toHaveTextContent(
      /^Your details were not sent\. What you typed is still here\./,
    );
    const { top, bottom } = screen.getByRole("alert").getBoundingClientRect();
    await expect(Math.min(top, innerHeight - bottom)).toBeGreaterThanOrEqual(0);
    await expect(screen.getByText("Not sent yet")).toBeVisible();
    await expect(screen.queryByText("Nothing is missing")).toBeNull();
    await expect(screen.getByRole("textbox", { name: "Passport number" })).toHaveValue("284713906");
    stage().mend("travellers.updateMissingInfo");
    await press("Submit");
    await expect(await title("Successfully updated information.")).toBeVisible();
  },
};

export const TooManySubmissions: Story = {
  loaders: [inWorld({}, { failing: { "travellers.updateMissingInfo": attempts } })],
  play: async () => {
    await complete();
    await press("Submit");
    await expect(await screen.findByRole("alert")).toHaveTextContent(/You can try again in \d+:\d\d, at \d\d:\d\d\./);
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Submit" })).toHaveAttribute("aria-disabled", "true"),
    );
  },
};

/** Beside the form, too, with the booking's number. */
export const CustomerCareOnAPhone: Story = {
  globals: phone,
  play: async () => {
    await screen.findByRole("region", { name: "Luka Novak" });
    const button = screen.getByRole("button", { name: "Customer Care" });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole("dialog", { name: "Customer Care" }));
    await expect(await dialog.findByText("Have your booking number at hand: 60418827")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Pressed twice, it is sent once. */
export const SendsOnce: Story = {
  loaders: [inWorld({}, { slow: { "travellers.updateMissingInfo": 300 } })],
  play: async () => {
    await complete();
    const submit = screen.getByRole("button", { name: "Submit" });
    await userEvent.dblClick(submit);
    await expect(await title("Successfully updated information.")).toBeVisible();
    await expect(updates()).toHaveLength(1);
  },
};

export const SuccessOnAPhoneInTheDark: Story = {
  globals: { ...phone, theme: "dark" },
  play: async () => {
    await complete();
    await press("Submit");
    await expect(await title("Successfully updated information.")).toBeVisible();
    await expect(sessionStorage).toHaveLength(0);
    // What travellers ask next: when the passes come, and where.
    const arrival = within(screen.getByRole("region", { name: "When your boarding passes arrive" }));
    await expect(arrival.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "W6 2204, Budapest to London LutonFrom Tue, Nov 24, 2026, 18:24 in Budapest, when the airline opens check-in",
      "W6 2205, London Luton to BudapestFrom Fri, Nov 27, 2026, 07:10 in London Luton, when the airline opens check-in",
      "By e-mail to a•••@•••.example",
    ]);
  },
};

/** What is left is named per passenger, in the reader's language. */
export const SuccessWithSomethingMissingInFrench: Story = {
  globals: { density: "comfortable", language: "fr" },
  play: async () => {
    const luka = within(await screen.findByRole("region", { name: "Luka Novak" }));
    await userEvent.type(luka.getByRole("textbox", { name: "Numéro de passeport" }), "284713906");
    await press("Envoyer");
    const [save] = await screen.findAllByRole("button", { name: "Enregistrer ainsi" });
    if (save) await userEvent.click(save);
    await expect(await title("Informations mises à jour.")).toBeVisible();
    const missing = screen.getByRole("list", { name: "Manque encore pour Luka Novak" });
    await expect(missing).toHaveTextContent("Expiration du passeport");
  },
};

/** Leaving with something typed: the page asks. */
export const AsksBeforeLeaving: Story = {
  args: { leaving: { proceed: fn(), stay: fn() } },
  play: async ({ args }) => {
    const question = within(await screen.findByRole("alertdialog", { name: "Leave this page?" }));
    await userEvent.click(question.getByRole("button", { name: /^Stay/ }));
    await waitFor(() => expect(args.leaving?.stay).toHaveBeenCalledOnce());
    await expect(args.leaving?.proceed).not.toHaveBeenCalled();
  },
};
