import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { SendEmailScreen } from "./send-email-screen.tsx";

const moment = Date.UTC(2026, 10, 20, 11, 42, 7) / 1000;
let world: MockWorld;

const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ args, msw }: { readonly args: { readonly role: Role }; readonly msw?: unknown }): Record<string, never> => {
    localStorage.clear();
    world = createMockWorld({
      role: args.role,
      now: () => moment,
      checkIns: [],
      emails: { bookings: ["4100001"] },
      ...options,
    });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
    return {};
  };

interface StageProps {
  readonly role: Role;
  readonly to?: string;
  readonly bookingNo?: string;
  readonly toTraveller?: true;
}

const Stage = ({ role, to, bookingNo, toTraveller }: StageProps) => (
  <StoryApp role={role} path="/dashboard/communication/send-email">
    <main style={{ blockSize: "100dvh" }}>
      <SendEmailScreen
        about={{
          ...(to === undefined ? {} : { to }),
          ...(bookingNo === undefined ? {} : { bookingNo }),
          ...(toTraveller === undefined ? {} : { toTraveller }),
        }}
      />
    </main>
  </StoryApp>
);

const meta = {
  title: "Messaging/Send Email",
  component: Stage,
  args: { role: "CRM_OPERATOR" },
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld()],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Linked: Story = { args: { to: "zoe@traveller.example", bookingNo: "4100001" } };
export const Dark: Story = { ...Linked, globals: { theme: "dark", viewport: { value: "phone" } } };
export const ToTraveller: Story = { args: { toTraveller: true, bookingNo: "4100001" } };
export const ToTravellerDark: Story = { ...ToTraveller, globals: { theme: "dark", viewport: { value: "phone" } } };
export const ToTravellerFrench: Story = { ...ToTraveller, globals: { language: "fr" } };
export const French: Story = { ...Linked, globals: { language: "fr" } };

const field = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).findByRole("textbox", { name });
const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole("button", { name }));

// MSG-16
export const WritingTest: Story = {
  ...Linked,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await field(canvasElement, /^Subject/), "Your room");
    await userEvent.type(await field(canvasElement, /^Text Email/), "Hello Zoë");
    await expect(canvas.getByText("10 bytes")).toBeVisible();
    await press(canvasElement, "Preview");
    await expect(await canvas.findByTitle("The e-mail: Your room")).toHaveAttribute("sandbox", "");
    await userEvent.type(await field(canvasElement, /^Text Email/), "!");
    await expect(await canvas.findByText("You have changed the text since.")).toBeVisible();
    await press(canvasElement, "Send");
    await waitFor(() => expect(screen.getByText("The e-mail is on its way")).toBeVisible());
    await expect(world.emails.all()[0]).toMatchObject({ receiver: "zoe@traveller.example", bookingNo: "4100001" });
    await expect(await field(canvasElement, /^Text Email/)).toHaveValue("");
  },
};

export const MissingTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement, "Send");
    for (const text of [
      "Please fill out the email id.",
      "Please fill out the subject of the email.",
      "Please fill out the Text Email.",
    ])
      await expect(await canvas.findByText(text)).toBeVisible();
    await userEvent.type(await field(canvasElement, /^Email id/), "nobody");
    await expect(await canvas.findByText("Please enter a valid email address.")).toBeVisible();
  },
};

export const FailingTest: Story = {
  ...Linked,
  loaders: [inWorld({ failing: { "messaging.emails.send": "DATABASE_AWAY" } })],
  play: async ({ canvasElement }) => {
    await userEvent.type(await field(canvasElement, /^Subject/), "Your room");
    await userEvent.type(await field(canvasElement, /^Text Email/), "Hello");
    await press(canvasElement, "Send");
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent("What you wrote is still here.");
    await expect(await field(canvasElement, /^Text Email/)).toHaveValue("Hello");
  },
};

// MSG-20
export const ToTravellerTest: Story = {
  ...ToTraveller,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("z•••@t•••.example")).toBeVisible();
    await userEvent.type(await field(canvasElement, /^Subject/), "Your room");
    await userEvent.type(await field(canvasElement, /^Text Email/), "Hello Zoë");
    await press(canvasElement, "Preview");
    await expect(await canvas.findByTitle("The e-mail: Your room")).toBeVisible();
    await press(canvasElement, "Send");
    await waitFor(() => expect(screen.getByText("The e-mail is on its way")).toBeVisible());
    await expect(world.emails.all()[0]).toMatchObject({
      receiver: "zoe.quill@traveller.example",
      bookingNo: "4100001",
    });
    await expect(canvasElement).not.toHaveTextContent("zoe.quill@");
    // The next one is written in the same way, to the traveller of another booking.
    await expect(canvas.getByRole("radio", { name: "The traveller of the booking" })).toBeChecked();
    const booking = await field(canvasElement, /^Booking number/);
    await waitFor(() => expect(booking).toHaveFocus());
    await expect(booking).toHaveValue("");
    await expect(canvas.getByText(/the e-mail address is taken from it/)).toBeVisible();
    await userEvent.type(booking, "nonsense");
    await expect(await canvas.findByText("There is no such booking.")).toBeVisible();
    await expect(booking).toBeInvalid();
  },
};

// MSG-21
export const StoppedTest: Story = {
  ...ToTraveller,
  loaders: [inWorld({ emails: { bookings: ["4100001"], optedOut: ["zoe.quill@traveller.example"] } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^They have stopped e-mails/)).toBeVisible();
    await userEvent.type(await field(canvasElement, /^Subject/), "Your room");
    await userEvent.type(await field(canvasElement, /^Text Email/), "Hello");
    await press(canvasElement, "Send");
    await expect(await canvas.findByText(/^The owner of this address has stopped/)).toBeVisible();
    await expect(canvas.queryByText(/^They have stopped e-mails/)).toBeNull();
    // A typed address is told of when it is sent to.
    await userEvent.click(canvas.getByRole("radio", { name: "An e-mail address" }));
    await userEvent.type(await field(canvasElement, /^Email id/), "zoe.quill@traveller.example");
    await expect(canvas.queryByText(/^The owner of this address has stopped/)).toBeNull();
    await press(canvasElement, "Send");
    await expect(await canvas.findByText(/^The owner of this address has stopped/)).toBeVisible();
    await expect(await field(canvasElement, /^Text Email/)).toHaveValue("Hello");
  },
};
