import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { ChatWidget } from "./chat-widget.tsx";
import { type FromChatWindow, tell } from "./protocol.ts";

/** The chat on a page of another product; the window itself is another page. */
const meta = {
  title: "Chat widget/Button",
  component: ChatWidget,
  args: {
    server: "http://localhost:4000",
    vendor: "NWT",
    onOpen: fn(),
    onMinimise: fn(),
    onConnectionChange: fn(),
    onUnreadChange: fn(),
  },
  render: (args) => (
    <div style={{ minBlockSize: "6rem" }}>
      <ChatWidget {...args} />
    </div>
  ),
} satisfies Meta<typeof ChatWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Left: Story = { args: { position: "left", color: "#facc15" } };
export const French: Story = { args: { language: "fr" } };

const elementIn = (canvasElement: HTMLElement) => {
  const element = canvasElement.querySelector("gatehouse-chat");
  const root = element?.shadowRoot;
  if (!element || !root) throw new Error("There is no widget.");
  return {
    element,
    button: () => root.querySelector<HTMLButtonElement>("button"),
    frame: () => root.querySelector("iframe"),
    /** As the window in the frame says it. */
    say: (message: FromChatWindow, origin = "http://localhost:4000") =>
      window.dispatchEvent(
        new MessageEvent("message", {
          data: tell(message),
          origin,
          source: root.querySelector("iframe")?.contentWindow ?? null,
        }),
      ),
  };
};

/** Nothing is loaded before it is opened; what the window says is heard from its own origin alone (CHAT-16). */
export const WindowTest: Story = {
  args: { server: "http://localhost:4000/somewhere", visitorName: "Ana" },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("gatehouse-chat")?.shadowRoot).toBeTruthy());
    const { button, frame, say } = elementIn(canvasElement);
    await expect(button()).toHaveAccessibleName("Chat with a travel agent");
    await expect(frame()).toBeNull();
    const launcher = button();
    if (!launcher) throw new Error("There is no button.");
    await userEvent.click(launcher);
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await expect(frame()?.src).toBe(
      `http://localhost:4000/chat/window?${new URLSearchParams({ vendor: "NWT", lang: "en", parent: location.origin }).toString()}`,
    );
    await expect(launcher).not.toBeVisible();

    say({ type: "minimise" }, "https://evil.example");
    await expect(args.onMinimise).not.toHaveBeenCalled();
    say({ type: "connection", isOpen: true });
    await expect(args.onConnectionChange).toHaveBeenCalledWith(true);
    say({ type: "minimise" });
    await expect(args.onMinimise).toHaveBeenCalledTimes(1);
    await expect(frame()).not.toBeVisible();
    say({ type: "unread", count: 2 });
    await expect(args.onUnreadChange).toHaveBeenCalledWith(2);
    await expect(launcher).toHaveAccessibleName("Chat with a travel agent, 2 new messages");
    await userEvent.click(launcher);
    await expect(frame()).toBeVisible();
  },
};

/** Styles of the page do not reach it, whatever they are (CHAT-16). */
export const HostileStylesTest: Story = {
  render: (args) => (
    <>
      <style>{`gatehouse-chat, * { color: red !important; } gatehouse-chat { all: unset !important; display: none !important; pointer-events: none !important; }`}</style>
      <ChatWidget {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("gatehouse-chat")?.shadowRoot).toBeTruthy());
    const { button, element } = elementIn(canvasElement);
    const { width, right } = button()?.getBoundingClientRect() ?? { width: 0, right: 0 };
    await expect(width).toBe(56);
    await expect(right).toBe(document.documentElement.clientWidth - 16);
    await expect(getComputedStyle(element).pointerEvents).toBe("auto");
    await expect(within(canvasElement).queryByRole("alert")).toBeNull();
  },
};
