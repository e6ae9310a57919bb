import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../story-app.tsx";
import { plainToasts } from "../toasts.ts";
import { ConnectionNotice } from "./connection-notice.tsx";
import { PageNoticeStack } from "./page-notice.tsx";
import { UpdateNotice } from "./update-notice.tsx";

const onReload = fn();
const onLater = fn();

function Page({ updated = false }: { readonly updated?: boolean }) {
  const [state, setState] = useState<"online" | "offline">("offline");
  const [isEmpty, setEmpty] = useState(false);
  return (
    <StoryApp>
      <button onClick={() => setState("online")}>Network</button>
      <button onClick={() => setEmpty(true)}>Empty</button>
      <PageNoticeStack>
        {!isEmpty && <ConnectionNotice state={state} />}
        {!isEmpty && updated && <UpdateNotice onReload={onReload} onLater={onLater} />}
      </PageNoticeStack>
    </StoryApp>
  );
}

const meta = { title: "App/Page notices", component: Page } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The page leaves them their room, and takes it again. */
export const Room: Story = {
  args: { updated: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const notice = await canvas.findByText(/^No connection\./);
    // Storybook gives the body a padding of its own: read what the page is given, not what it has here.
    const room = (): number =>
      Number.parseFloat(document.documentElement.style.getPropertyValue("--gh-page-notices") || "0");
    await waitFor(() => expect(innerHeight - notice.getBoundingClientRect().top).toBeLessThan(room()));
    await userEvent.click(canvas.getByRole("button", { name: "Empty" }));
    await waitFor(() => expect(room()).toBe(0));
  },
};

/** Announced once; when the connection is back that is said, too, for a moment. */
export const Offline: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^No connection\./)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Network" }));
    await expect(await canvas.findByText("The connection is back.")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("The connection is back.")).toBeNull(), { timeout: 8000 });
  },
};

/** Offered, not forced. */
export const Updated: Story = {
  args: { updated: true },
};

export const UpdatedTest: Story = {
  ...Updated,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Gatehouse has been updated.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Later" }));
    await expect(onLater).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Load again" }));
    await expect(onReload).toHaveBeenCalledOnce();
  },
};

/** A message whose code did not come is shown all the same. */
export const PlainMessage: Story = {
  beforeEach: () => {
    plainToasts.set([{ tone: "error", title: "The lock was not given back.", description: "Try again." }]);
    return () => plainToasts.set([]);
  },
};

export const PlainMessageTest: Story = {
  ...PlainMessage,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The lock was not given back. Try again.");
    await userEvent.click(canvas.getByRole("button", { name: "Close this message" }));
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

export const FrenchInTheDarkOnAPhone: Story = {
  args: { updated: true },
  globals: { theme: "dark", language: "fr", viewport: { value: "small" } },
};

export const FrenchInTheDarkOnAPhoneTest: Story = {
  ...FrenchInTheDarkOnAPhone,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Connexion coupée/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
