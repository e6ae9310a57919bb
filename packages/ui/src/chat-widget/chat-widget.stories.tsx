import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { ChatWidget } from "./chat-widget.tsx";
import { createLoadingPanel } from "./custom-element/loading-panel.ts";
import { type FromChatWindow, tell } from "./protocol.ts";
import { widgetSheet } from "./widget-sheet.ts";

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

/** Whether something in a shadow tree has the focus. */
const hasFocus = (element: HTMLElement | null): boolean => {
  const root = element?.getRootNode();
  return root instanceof ShadowRoot && root.activeElement === element;
};

const elementIn = (canvasElement: HTMLElement) => {
  const element = canvasElement.querySelector("gatehouse-chat");
  const root = element?.shadowRoot;
  if (!element || !root) throw new Error("There is no widget.");
  return {
    element,
    button: () => root.querySelector<HTMLButtonElement>("button"),
    frame: () => root.querySelector("iframe"),
    /** What stands in the window's place until it has come. */
    panel: () => within(root as unknown as HTMLElement).getByRole("dialog", { name: "Chat with a travel agent" }),
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
    const { button, frame, panel, say } = elementIn(canvasElement);
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
    // Until the window has said that it is there, a panel stands in its place, and can be closed.
    await expect(frame()).not.toBeVisible();
    const waiting = panel();
    await expect(within(waiting).getByRole("status")).toHaveTextContent("Opening the chat…");
    await expect(hasFocus(within(waiting).getByRole("button", { name: "Minimise" }))).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expect(args.onMinimise).toHaveBeenCalledTimes(1);
    await expect(hasFocus(launcher)).toBe(true);
    await userEvent.click(launcher);
    await expect(waiting).toBeVisible();
    say({ type: "ready" });
    await expect(waiting).not.toBeVisible();
    await expect(frame()).toBeVisible();
    await expect(hasFocus(frame())).toBe(true);

    say({ type: "minimise" }, "https://evil.example");
    await expect(args.onMinimise).toHaveBeenCalledTimes(1);
    say({ type: "connection", isOpen: true });
    await expect(args.onConnectionChange).toHaveBeenCalledWith(true);
    say({ type: "minimise" });
    await expect(args.onMinimise).toHaveBeenCalledTimes(2);
    await expect(frame()).not.toBeVisible();
    say({ type: "unread", count: 2 });
    await expect(args.onUnreadChange).toHaveBeenCalledWith(2);
    await expect(launcher).toHaveAccessibleName("Chat with a travel agent, 2 new messages");
    // Whatever it says, a count is shown that can be one.
    for (const [count, words] of [
      [1e9, "Chat with a travel agent, 999 new messages"],
      [-3, "Chat with a travel agent"],
      [1, "Chat with a travel agent, 1 new message"],
      [Number.NaN, "Chat with a travel agent"],
    ] as const) {
      say({ type: "unread", count });
      await expect(launcher).toHaveAccessibleName(words);
    }
    await userEvent.click(launcher);
    await expect(frame()).toBeVisible();
  },
};

export const FrenchTest: Story = {
  args: { language: "fr", server: "http://localhost:4000" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("gatehouse-chat")?.shadowRoot).toBeTruthy());
    const { element, button, say } = elementIn(canvasElement);
    const launcher = button();
    if (!launcher) throw new Error("There is no button.");
    await expect(launcher).toHaveAccessibleName("Discuter avec un agent de voyage");
    await userEvent.click(launcher);
    say({ type: "ready" });
    say({ type: "minimise" });
    for (const [count, words] of [
      [1, "1 nouveau message"],
      [2, "2 nouveaux messages"],
    ] as const) {
      say({ type: "unread", count });
      await expect(launcher).toHaveAccessibleName(`Discuter avec un agent de voyage, ${words}`);
    }
    await expect(element.shadowRoot?.querySelector("b")).toHaveTextContent("2");
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

/** The panel in the window's place, as the element shows it. */
function Panel({ language, isFailed }: { readonly language: "en" | "fr"; readonly isFailed: boolean }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: "open" });
    if (!root) return;
    const sheet = new CSSStyleSheet();
    // The sheet is for an element that is placed at the edge of a page; here the host is any element.
    sheet.replaceSync(widgetSheet);
    root.adoptedStyleSheets = [sheet];
    const panel = createLoadingPanel(
      () => panel.hide(),
      () => panel.wait(),
    );
    if (isFailed) panel.fail();
    panel.show(language, language === "en" ? "Chat with a travel agent" : "Discuter avec un agent de voyage");
    root.replaceChildren(panel.element);
  }, [language, isFailed]);
  return <div ref={host} style={{ minBlockSize: "6rem" }} />;
}

/** While the window is loaded: seconds on a slow phone. */
export const Opening: Story = { render: () => <Panel language="en" isFailed={false} /> };

/** The installation did not answer, or refused the page. */
export const Unreachable: Story = { render: () => <Panel language="en" isFailed /> };
export const UnreachableFrench: Story = { render: () => <Panel language="fr" isFailed /> };

/** Trying again waits again, and leaves the focus on what is still there. */
export const TryAgainTest: Story = {
  ...Unreachable,
  play: async ({ canvasElement }) => {
    const root = await waitFor(() => {
      const found = [...canvasElement.querySelectorAll("div")].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
      if (!found) throw new Error("There is no panel.");
      return found as unknown as HTMLElement;
    });
    const panel = within(root).getByRole("dialog", { name: "Chat with a travel agent" });
    await expect(within(panel).getByRole("status")).toHaveTextContent(
      "The chat cannot be reached. Check your connection and try again.",
    );
    await userEvent.click(within(panel).getByRole("button", { name: "Try again" }));
    await expect(within(panel).getByRole("status")).toHaveTextContent("Opening the chat…");
    await expect(hasFocus(within(panel).getByRole("button", { name: "Minimise" }))).toBe(true);
    await expect(within(panel).queryByRole("button", { name: "Try again" })).toBeNull();
  },
};
