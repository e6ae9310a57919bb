import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Closed, EmbeddedAlone } from "./embedded-states.tsx";

const onRetry = fn();

const Stage = ({ children }: { readonly children: ReactNode }) => <main>{children}</main>;

const meta = {
  title: "Embedding/States",
  component: Stage,
  globals: { density: "comfortable" },
  beforeEach: () => void onRetry.mockClear(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const closed = (code: string) => ({ children: <Closed code={code} onRetry={onRetry} /> });

/** The page around gives no ticket: nobody is signed in there any more, or the vendor's key was revoked. */
export const NoTicket: Story = { args: closed("NO_TICKET") };

/** EMB-10 */
export const NoTicketTest: Story = {
  ...NoTicket,
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole("alert");
    await expect(alert).toHaveTextContent("The page around gives no access to it at the moment.");
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Used: Story = { args: closed("TICKET_USED") };
export const Expired: Story = { args: closed("TICKET_EXPIRED") };
export const Misplaced: Story = { args: closed("TICKET_MISPLACED") };
export const Withdrawn: Story = { args: closed("TICKET_WITHDRAWN") };
export const WithoutNetwork: Story = { args: closed("NETWORK") };

/** A code that nobody has words for. */
export const Unknown: Story = {
  args: closed("INTERNAL_SERVER_ERROR"),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Something went wrong. Try again in a moment.")).toBeVisible();
  },
};

/** Somebody has opened the address by itself. */
export const Alone: Story = { args: { children: <EmbeddedAlone isKnown /> } };

export const UnknownModule: Story = { args: { children: <EmbeddedAlone isKnown={false} /> } };

export const Phone: Story = { ...NoTicket, globals: { density: "comfortable", viewport: { value: "phone" } } };
