import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { SendSmsScreen } from "./send-sms-screen.tsx";

/** Noon in London and Paris. */
const noon = Date.UTC(2026, 10, 20, 11, 42, 7) / 1000;
const night = Date.UTC(2026, 10, 20, 23, 42, 7) / 1000;
let world: MockWorld;

const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ args, msw }: { readonly args: { readonly role: Role }; readonly msw?: unknown }): Record<string, never> => {
    localStorage.clear();
    world = createMockWorld({
      role: args.role,
      now: () => noon,
      checkIns: [],
      emails: { bookings: ["4100001"], optedOut: ["+33639980007"] },
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
  <StoryApp role={role} path="/dashboard/communication/send-sms">
    <main style={{ blockSize: "100dvh" }}>
      <SendSmsScreen
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
  title: "Messaging/Send SMS",
  component: Stage,
  args: { role: "CRM_OPERATOR" },
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld()],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Linked: Story = { args: { to: "+33639981234", bookingNo: "4100001" } };
export const Dark: Story = { ...Linked, globals: { theme: "dark", viewport: { value: "phone" } } };
export const ToTraveller: Story = { args: { toTraveller: true, bookingNo: "4100001" } };
export const ToTravellerDark: Story = { ...ToTraveller, globals: { theme: "dark", viewport: { value: "phone" } } };
export const ToTravellerFrench: Story = { ...ToTraveller, globals: { language: "fr" } };
export const French: Story = { ...Linked, globals: { language: "fr" } };

const inPage = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    number: () => canvas.findByRole("textbox", { name: /^Phone number/ }),
    message: () => canvas.findByRole("textbox", { name: /^Message/ }),
    send: async () => userEvent.click(await canvas.findByRole("button", { name: "Send" })),
  };
};

// MSG-10
export const WritingTest: Story = {
  ...Linked,
  play: async ({ canvasElement }) => {
    const { canvas, message, send } = inPage(canvasElement);
    await userEvent.type(await message(), "Your gate is 7 €");
    await expect(await canvas.findByText("17 characters · 1 segment · 143 left")).toBeVisible();
    await userEvent.type(await message(), " č");
    await expect(canvas.getByText(/“č” is in no SMS alphabet/)).toBeVisible();
    await send();
    await waitFor(() => expect(screen.getByText("The SMS is on its way")).toBeVisible());
    await expect(world.emails.sms()[0]).toMatchObject({ to: "+33639981234", bookingNo: "4100001", status: "queued" });
    await expect(await message()).toHaveValue("");
    await expect(canvas.getByRole("link", { name: "Show it in Search SMS" })).toHaveAttribute(
      "href",
      "/dashboard/communication/search-sms?to=%2B33639981234",
    );
  },
};

export const MissingTest: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, number, send } = inPage(canvasElement);
    await send();
    await expect(await canvas.findByText("Please enter a valid phone number.")).toBeVisible();
    await expect(canvas.getByText("Please fill out the message.")).toBeVisible();
    await expect(canvas.getByText("Please fill out all required fields.")).toBeVisible();
    await expect(await number()).toHaveFocus();
  },
};

// MSG-12
export const StoppedTest: Story = {
  args: { to: "+33639980007" },
  play: async ({ canvasElement }) => {
    const { canvas, message, send } = inPage(canvasElement);
    await userEvent.type(await message(), "Hello");
    await send();
    await expect(await canvas.findByText("The owner of this number has written STOP and gets no SMS.")).toBeVisible();
    await expect(canvas.queryByText("They have written STOP and get no SMS.")).toBeNull();
    await expect(await message()).toHaveValue("Hello");
  },
};

export const UnknownBookingTest: Story = {
  args: { to: "+33639981234", bookingNo: "nonsense" },
  play: async ({ canvasElement }) => {
    const { canvas, message, send } = inPage(canvasElement);
    await userEvent.type(await message(), "Hello");
    await send();
    await expect(await canvas.findByText("There is no such booking.")).toBeVisible();
  },
};

// MSG-13
export const NightTest: Story = {
  ...Linked,
  loaders: [inWorld({ now: () => night })],
  play: async ({ canvasElement }) => {
    const { message, send } = inPage(canvasElement);
    await userEvent.type(await message(), "Hello");
    await send();
    await waitFor(() => expect(screen.getByText("It is night where its receiver is.")).toBeVisible());
  },
};

export const FailingTest: Story = {
  ...Linked,
  loaders: [inWorld({ failing: { "messaging.sms.send": "DATABASE_AWAY" } })],
  play: async ({ canvasElement }) => {
    const { canvas, message, send } = inPage(canvasElement);
    await userEvent.type(await message(), "Hello");
    await send();
    await expect(await canvas.findByRole("alert")).toHaveTextContent("What you wrote is still here.");
    await expect(await message()).toHaveValue("Hello");
  },
};

// MSG-20
export const ToTravellerTest: Story = {
  ...ToTraveller,
  play: async ({ canvasElement }) => {
    const { canvas, message, send } = inPage(canvasElement);
    await expect(await canvas.findByText("Zoë Quill")).toBeVisible();
    await expect(canvas.getByText("•••34")).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: /^Phone number/ })).toBeNull();
    await userEvent.type(await message(), "Your gate is 7");
    await send();
    await waitFor(() => expect(screen.getByText("The SMS is on its way")).toBeVisible());
    await expect(world.emails.sms()[0]).toMatchObject({ to: "+33639981234", bookingNo: "4100001" });
    await expect(canvasElement).not.toHaveTextContent("639981234");
    // The next one is written in the same way, to the traveller of another booking.
    const booking = canvas.getByRole("textbox", { name: /^Booking number/ });
    await expect(canvas.getByRole("radio", { name: "The traveller of the booking" })).toBeChecked();
    await waitFor(() => expect(booking).toHaveFocus());
    await expect(booking).toHaveValue("");
    await expect(canvas.getByText(/the phone number is taken from it/)).toBeVisible();
    // Without a booking there is nobody to write to.
    await userEvent.type(await message(), "Hello");
    await send();
    await expect(await canvas.findByText("Please fill out the booking number.")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: /^Booking number/ }), "nonsense");
    await expect(await canvas.findByText("There is no such booking.")).toBeVisible();
    await expect(booking).toBeInvalid();
    await send();
    await waitFor(() => expect(booking).toHaveFocus());
    await expect(canvas.getAllByText("There is no such booking.")).toHaveLength(1);
    await userEvent.click(canvas.getByRole("radio", { name: "A phone number" }));
    await expect(canvas.getByRole("textbox", { name: /^Phone number/ })).toBeVisible();
  },
};

// MSG-12, MSG-20
export const StoppedTravellerTest: Story = {
  ...ToTraveller,
  loaders: [inWorld({ emails: { bookings: ["4100001"], optedOut: ["+33639981234"] } })],
  play: async ({ canvasElement }) => {
    const { canvas, message, send } = inPage(canvasElement);
    await expect(await canvas.findByText("They have written STOP and get no SMS.")).toBeVisible();
    await userEvent.type(await message(), "Hello");
    await send();
    await expect(await canvas.findByText("The owner of this number has written STOP and gets no SMS.")).toBeVisible();
    await expect(canvas.queryByText("They have written STOP and get no SMS.")).toBeNull();
    await expect(await message()).toHaveValue("Hello");
  },
};
