import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { useApp } from "../app/index.ts";
import { StoryApp } from "../app/story-app.tsx";
import { chatSessionOf, talkByCalls } from "./connection/chat-session.ts";
import { ChatPage } from "./page/index.ts";
import { ChatDock } from "./widget/chat-dock.tsx";

const moment = Date.UTC(2026, 10, 20, 17, 12, 0) / 1000;
let world: MockWorld;
const onNavigate = fn<(href: string) => void>();

const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ args, msw }: { readonly args: { readonly role?: Role }; readonly msw?: unknown }): Record<string, never> => {
    sessionStorage.clear();
    world = createMockWorld({ role: args.role ?? "VENDOR", now: () => moment, checkIns: [], ...options });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
    return {};
  };

interface StageProps {
  readonly role: Role;
  /** The floating window on another page, instead of the page of the chat. */
  readonly isDock?: boolean;
  /** The name of the traveller whose conversation is open. */
  readonly open?: string;
}

function Content({ isDock = false, open }: Omit<StageProps, "role">) {
  const app = useApp();
  useState(() => talkByCalls(app));
  // Stories share a page: a conversation ends with its story.
  useEffect(() => () => chatSessionOf(app).disconnect(), [app]);
  const [room, setRoom] = useState(() => world.chats.rooms().find(({ name }) => name === open)?.id);
  return isDock ? (
    <main style={{ minBlockSize: "100dvh", padding: "1rem" }}>
      <h1>Another page</h1>
      <ChatDock />
    </main>
  ) : (
    <main style={{ blockSize: "100dvh" }}>
      <ChatPage roomId={room} onRoomChange={setRoom} />
    </main>
  );
}

const Stage = ({ role, ...content }: StageProps) => (
  <StoryApp
    role={role}
    path={content.isDock ? "/dashboard/my-trips/upcoming-trips" : "/dashboard/chat"}
    onNavigate={onNavigate}
  >
    <Content {...content} />
  </StoryApp>
);

const meta = {
  title: "Chat/Live chat",
  component: Stage,
  args: { role: "VENDOR" },
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld()],
  beforeEach: () => void onNavigate.mockClear(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };
const field = () => screen.findByRole("textbox", { name: "Message" }, patience);

export const Desk: Story = { args: { open: "Ana Novak" } };

/** Answering, ready-made replies, a message that comes in, searching from a message (CHAT-6, CHAT-8, CHAT-13). */
export const DeskTest: Story = {
  ...Desk,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = within(await canvas.findByRole("log", { name: "Messages" }, patience));
    await expect(await log.findByText("Selected an itinerary", {}, patience)).toBeVisible();
    await expect(log.getByText("Delivered")).toBeVisible();
    await expect(log.getByText("Read")).toBeVisible();
    await userEvent.type(await field(), "I book it now.{Enter}");
    await expect(await log.findByText("I book it now.", {}, patience)).toBeVisible();
    await waitFor(() => expect(world.chats.rooms()[0]?.messages.at(-1)?.message).toBe("I book it now."));
    await expect(await field()).toHaveValue("");
    // Blanks are nothing.
    await userEvent.type(await field(), "   {Enter}");
    await expect(world.calls.filter(({ call }) => call === "chat.say")).toHaveLength(1);
    world.chats.say(world.chats.rooms()[0]?.id ?? "", { side: "TRAVELLER", message: "Thank you so much!" });
    await expect(await log.findByText("Thank you so much!", {}, patience)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Ready-made replies" }));
    await userEvent.click(await screen.findByRole("button", { name: /^Thank you, Ana Novak\./ }, patience));
    await waitFor(async () => expect(await field()).toHaveValue("Thank you, Ana Novak. Have a good trip!"));
    await userEvent.click(log.getByRole("button", { name: "Open search" }));
    await expect(onNavigate).toHaveBeenCalledWith(
      "/dashboard/fsb?from=BUD&to=LTN&departDate=2026-11-28&passengerCount=2",
    );
    // While no flight search is open, the chat says so itself (FLT-23).
    await userEvent.click(log.getByRole("button", { name: "Select in results" }));
    await expect(
      await screen.findByText("Please navigate to the FSB flight search page to select an itinerary", {}, patience),
    ).toBeInTheDocument();
  },
};

/** Ready-made replies are in the language of the traveller, not of who reads, and the other is at hand (CHAT-13). */
export const RepliesInFrenchTest: Story = {
  args: { open: "Noor Abdulrahman" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Ready-made replies" }, patience));
    const replies = within(await screen.findByRole("dialog", { name: "Ready-made replies" }, patience));
    await expect(replies.getByRole("button", { name: "French" })).toHaveAttribute("aria-pressed", "true");
    await expect(replies.getByRole("button", { name: /^Bonjour Noor Abdulrahman/ })).toBeVisible();
    await userEvent.click(replies.getByRole("button", { name: "English" }));
    await expect(replies.getByRole("button", { name: /^Hello Noor Abdulrahman/ })).toBeVisible();
  },
};

/** A picture as a camera gives it. */
async function picture(name: string): Promise<File> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: 480, height: 320 });
  canvas.getContext("2d")?.fillText("Gate B12", 40, 60);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return new File(blob ? [blob] : [], name, { type: "image/png" });
}

/** Staff send files with what they say, and open what stands there (CHAT-18). */
export const FilesTest: Story = {
  ...Desk,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = within(await canvas.findByRole("log", { name: "Messages" }, patience));
    const words = await field();
    await expect(await canvas.findByRole("button", { name: "Attach pictures or PDFs" })).toBeEnabled();
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("There is nothing to choose files by.");
    await userEvent.upload(input, [
      await picture("gate.png"),
      new File(["%PDF-1.7"], "itinerary.pdf", { type: "application/pdf" }),
    ]);
    await waitFor(() => expect(canvas.getAllByText("Goes with Send")).toHaveLength(2), patience);
    await userEvent.type(words, "Please see both.{Enter}");
    const small = await log.findByRole("button", { name: "Open picture gate.png" }, patience);
    await expect(await log.findByRole("button", { name: /^itinerary.pdf/ }, patience)).toBeVisible();
    await waitFor(() => expect(small).toBeEnabled(), patience);
    await userEvent.click(small);
    const large = await canvas.findByRole("dialog", { name: "Picture gate.png" });
    await expect(within(large).getByRole("img", { name: "gate.png" })).toBeVisible();
    await userEvent.click(within(large).getByRole("button", { name: "Close" }));
    await expect(await canvas.findByText("File: itinerary.pdf", {}, patience)).toBeVisible();
    await expect(JSON.parse(world.chats.rooms()[0]?.messages.at(-1)?.message ?? "")).toMatchObject({
      type: "ATTACHMENT",
      name: "itinerary.pdf",
    });
  },
};

/** Everything by keys: who waits longest is taken, closed (CHAT-2, CHAT-3, CHAT-13). */
export const KeysTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("Tomasz Wójcik", {}, patience);
    await userEvent.keyboard("n");
    await canvas.findByRole("heading", { level: 2, name: "Tomasz Wójcik" }, patience);
    const waiting = () => world.chats.rooms().find(({ name }) => name === "Tomasz Wójcik");
    await expect(waiting()).toMatchObject({ state: "ASSIGNED", operator: { userid: "vendor" } });
    await expect(await canvas.findByRole("link", { name: "https://example.com/flight" }, patience)).toHaveAttribute(
      "rel",
      "noopener noreferrer nofollow",
    );
    await userEvent.keyboard("x");
    await waitFor(() => expect(waiting()?.state).toBe("CLOSED"), patience);
    await userEvent.keyboard("n");
    await expect(await screen.findByText("Nobody waits.", {}, patience)).toBeInTheDocument();
  },
};

/** A conversation is handed on with a note (CHAT-3). */
export const TransferTest: Story = {
  ...Desk,
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Transfer" }, patience));
    await userEvent.type(await screen.findByRole("textbox", { name: "Note for the colleague" }), "Wants the coach.");
    await userEvent.click(await screen.findByRole("button", { name: /^Crm Operator Demo/ }));
    await waitFor(() =>
      expect(world.chats.rooms()[0]).toMatchObject({ note: "Wants the coach.", operator: { userid: "crm-operator" } }),
    );
  },
};

export const Nobody: Story = { loaders: [inWorld({ chats: { rooms: [] } })] };

export const NobodyTest: Story = {
  ...Nobody,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Nobody has written yet", {}, patience)).toBeVisible();
    await expect(within(canvasElement).getByText("No traveller is connected.")).toBeVisible();
  },
};

export const NotRead: Story = { loaders: [inWorld({ failing: { "chat.rooms": "INTERNAL_SERVER_ERROR" } })] };

export const NotReadTest: Story = {
  ...NotRead,
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText("The conversations could not be read.", {}, patience),
    ).toBeVisible();
  },
};

export const Loading: Story = { loaders: [inWorld({ slow: { "chat.rooms": "infinite" } })] };

export const Supervisor: Story = { args: { role: "ADMIN" } };

export const Window: Story = { args: { role: "TRAVELLER", isDock: true } };

/** The traveller's window: connects after a question, says something, is minimised by Escape with the focus back (CHAT-14). */
export const WindowTest: Story = {
  ...Window,
  play: async () => {
    const launcher = await screen.findByRole("button", { name: /^Chat with a travel agent/ }, patience);
    await userEvent.click(launcher);
    const window = await screen.findByRole("dialog", { name: "Chat with a travel agent" }, patience);
    await expect(await within(window).findByText("Have a good trip!", {}, patience)).toBeVisible();
    await expect(within(window).getByText("Northwind Travel", { exact: false, selector: "div" })).toBeInTheDocument();
    await expect(within(window).getByRole("textbox", { name: "Message" })).toBeDisabled();
    await userEvent.click(within(window).getByRole("button", { name: "Connect" }));
    await waitFor(() => expect(within(window).getByRole("textbox", { name: "Message" })).toBeEnabled(), patience);
    await userEvent.type(within(window).getByRole("textbox", { name: "Message" }), "Hello again{Enter}");
    await waitFor(
      () =>
        expect(world.chats.rooms().at(-1)?.messages.at(-1)).toMatchObject({
          message: "Hello again",
          side: "TRAVELLER",
        }),
      patience,
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: /^Chat with a travel agent/ })).toHaveFocus());
  },
};

export const FrenchPhoneInTheDark: Story = {
  args: { role: "TRAVELLER" },
  globals: { language: "fr", theme: "dark", viewport: { value: "phone" } },
};
