import type { VisitApi } from "@gatehouse/api/client/visit";
import type { ChatMessage, ServerFrame } from "@gatehouse/domain/chat";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { SocketOptions } from "../connection/socket-transport.ts";
import type { Transport } from "../connection/transport.ts";
import { VisitorDock } from "./visitor-dock.tsx";
import { createVisitorSession, type Visitor } from "./visitor-session.ts";

const at = Date.UTC(2026, 10, 20, 16, 30) / 1000;
const room = "00000000-0000-4000-8000-000000000016";
const onSearch = fn();

/** What the server answers with an error. */
class Answered extends Error {
  readonly status = 404;
  readonly data = undefined;
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const messageOf = (seq: number, side: ChatMessage["side"], message: string, more: Partial<ChatMessage> = {}) => ({
  seq,
  messageId: `00000000-0000-4000-8000-${String(seq).padStart(12, "0")}`,
  messageType: "USER_MESSAGE" as const,
  message,
  timestamp: at + seq * 40,
  side,
  name: side === "OPERATOR" ? "Northwind Travel" : "Ana Novak",
  isSelf: side === "TRAVELLER",
  ...more,
});

const search = { from: "JFK", to: "LIS", departDate: "2026-11-21", passengerCount: 3 };
const talk: readonly ChatMessage[] = [
  messageOf(1, "SYSTEM", "", { messageType: "TRAVELLER_CONNECTED" }),
  messageOf(2, "TRAVELLER", "Our flight is cancelled. What now?"),
  messageOf(3, "OPERATOR", "We look for another one. See https://example.com/help, please."),
  messageOf(4, "OPERATOR", JSON.stringify({ type: "FLIGHT_SEARCH", ...search }), {
    messageType: "APPLICATION_MESSAGE",
  }),
];

interface StageProps {
  readonly visitor: Visitor;
  /** What stands in the room already. */
  readonly said?: readonly ChatMessage[];
  /** Code of the error that a visit is answered with. */
  readonly fails?: string;
  readonly isOpen?: boolean;
}

/** A server in this page: it keeps what is said, and an agent answers. */
function openTransport(said: readonly ChatMessage[]) {
  return ({ onOpen, onFrame }: SocketOptions): Transport => {
    const lines = [...said];
    const page = (after: number): ServerFrame => ({
      type: "page",
      after: Math.max(after, 0),
      messages: lines.filter(({ seq }) => seq > after),
      more: false,
      receipts: { delivered: lines.length, read: lines.length - 1 },
    });
    const add = (side: ChatMessage["side"], message: string, messageId?: string): void => {
      const after = lines.length;
      lines.push(messageOf(after + 1, side, message, messageId === undefined ? {} : { messageId }));
      onFrame(room, page(after));
    };
    queueMicrotask(onOpen);
    return {
      send(to, frame) {
        if (frame.type === "hello") onFrame(to, page(frame.after));
        if (frame.type !== "say" || lines.some(({ messageId }) => messageId === frame.messageId)) return;
        onFrame(to, { type: "ack", messageId: frame.messageId, seq: lines.length + 1 });
        add("TRAVELLER", frame.message, frame.messageId);
        setTimeout(() => add("OPERATOR", "An agent is with you."), 300);
      },
      typing: () => undefined,
      close: () => undefined,
    };
  };
}

const visits = fn();

function Stage({ visitor, said = [], fails, isOpen: isOpenFirst = true }: StageProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  const [session] = useState(() => {
    const api: VisitApi = {
      chat: {
        offer: () => Promise.resolve({ vendor: "NWT", vendorName: "Northwind Travel" }),
        visit: (asked: Parameters<VisitApi["chat"]["visit"]>[0]) => {
          visits(asked);
          const isStranger = visitor.kind === "guest" && asked.key === "" && asked.name === "";
          return fails !== undefined || isStranger
            ? Promise.reject(new Answered(fails ?? "WHO"))
            : Promise.resolve({
                ticket: "t",
                expiresAt: at + 30,
                roomId: room,
                key: visitor.kind === "guest" ? "k" : null,
                vendorName: "Northwind Travel",
              });
        },
      },
    };
    return createVisitorSession({ api, url: "http://localhost/api", visitor, openTransport: openTransport(said) });
  });
  return (
    <main style={{ minBlockSize: "100dvh", padding: "1rem" }}>
      <VisitorDock session={session} visitor={visitor} isOpen={isOpen} onOpenChange={setOpen} onSearch={onSearch} />
    </main>
  );
}

const link = { kind: "link", linkId: "l", bookingNo: "60418827" } as const;
const guest = { kind: "guest", vendor: "NWT" } as const;

const meta = {
  title: "Chat/Visitor",
  component: Stage,
  args: { visitor: link, said: talk },
  beforeEach: () => {
    localStorage.removeItem("gatehouse.chat.guest.NWT");
    sessionStorage.clear();
    visits.mockClear();
    onSearch.mockClear();
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByLink: Story = {};
export const Guest: Story = { args: { visitor: guest } };
export const PhoneFrenchDark: Story = {
  args: { visitor: guest },
  globals: { viewport: { value: "phone" }, language: "fr", theme: "dark" },
};
export const Minimised: Story = { args: { isOpen: false } };
export const NotThere: Story = { args: { fails: "NOT_FOUND" } };

const connect = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("button", { name: "Connect" }));
  await waitFor(() => expect(canvas.getByRole("textbox", { name: "Message" })).toBeEnabled());
  return canvas;
};

/** After a confirmation one reads what was said and says something; messages of applications can be acted on (CHAT-6, CHAT-14). */
export const TalkingTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await connect(canvasElement);
    const log = within(canvas.getByRole("log", { name: "Messages" }));
    await expect(await log.findByText("Our flight is cancelled. What now?")).toBeVisible();
    await expect(log.getByRole("link", { name: "https://example.com/help" })).toHaveAttribute("target", "_blank");
    await userEvent.click(log.getByRole("button", { name: "Open search" }));
    await expect(onSearch).toHaveBeenCalledWith(expect.objectContaining(search));
    await userEvent.type(canvas.getByRole("textbox", { name: "Message" }), "Thank you{Enter}");
    await expect(await log.findByText("Thank you")).toBeVisible();
    await expect(await log.findByText("An agent is with you.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Message" })).toHaveValue("");
  },
};

/** A guest says who they are first; what is wrong is said at its field (CHAT-1). */
export const GuestTest: Story = {
  ...Guest,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Connect" }));
    await expect(canvas.getByText("Please enter your name.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveFocus();
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Ana Novak");
    await userEvent.type(canvas.getByRole("textbox", { name: "E-mail" }), "ana");
    await userEvent.click(canvas.getByRole("button", { name: "Connect" }));
    await expect(canvas.getByText("Please enter a valid e-mail address.")).toBeVisible();
    await expect(visits).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole("textbox", { name: "E-mail" }), "@example.com");
    await userEvent.click(canvas.getByRole("button", { name: "Connect" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Message" })).toBeEnabled());
    await expect(visits).toHaveBeenCalledWith(
      expect.objectContaining({ vendor: "NWT", name: "Ana Novak", email: "ana@example.com" }),
    );
    await expect(localStorage.getItem("gatehouse.chat.guest.NWT")).toBe("k");
  },
};

/** Escape minimises, the focus goes to the button that opens the window again, and what comes meanwhile is counted there (CHAT-14). */
export const MinimisingTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await connect(canvasElement);
    await userEvent.type(canvas.getByRole("textbox", { name: "Message" }), "Hello{Enter}");
    await userEvent.keyboard("{Escape}");
    const launcher = await canvas.findByRole("button", { name: /^Chat with a travel agent/ });
    await expect(launcher).toHaveFocus();
    await waitFor(() => expect(within(launcher).getByText("1 new message")).toBeInTheDocument());
    await userEvent.click(launcher);
    await expect(await canvas.findByText("An agent is with you.")).toBeVisible();
  },
};

/** Leaving asks first, and keeps what was said (CHAT-14). */
export const LeavingTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await connect(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Close chat" }));
    const question = within(await canvas.findByRole("alertdialog", { name: "Disconnect from the chat?" }));
    await userEvent.click(question.getByRole("button", { name: "Cancel" }));
    await expect(canvas.getByRole("textbox", { name: "Message" })).toBeEnabled();
    await userEvent.click(canvas.getByRole("button", { name: "Close chat" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Disconnect" }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Chat with a travel agent/ }));
    await expect(await canvas.findByText("Connect to the chat again?")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Message" })).toBeDisabled();
    await expect(canvas.getByText("Our flight is cancelled. What now?")).toBeVisible();
  },
};

/** A link that opens nothing says so, and what cannot be reached is tried again. */
export const NotThereTest: Story = {
  ...NotThere,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Connect" }));
    await expect(await canvas.findByText(/^This link opens no chat any more/)).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: "Message" })).toBeNull();
  },
};
