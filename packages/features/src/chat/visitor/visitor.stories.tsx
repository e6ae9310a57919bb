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
  /** Code of the error that the first file is answered with. */
  readonly filesFail?: string;
  /** The network lets no socket through. */
  readonly isBlocked?: boolean;
}

/** A small picture, as a camera gives it. */
function picture(): { readonly url: string; readonly file: File } {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: 480, height: 320 });
  const pen = canvas.getContext("2d");
  pen?.fillText("Gate B12", 40, 60);
  const url = canvas.toDataURL("image/png");
  const bytes = Uint8Array.from(atob(url.split(",")[1] ?? ""), (letter) => letter.charCodeAt(0));
  return { url, file: new File([bytes], "gate.png", { type: "image/png" }) };
}

const fileId = (place: number): string => `00000000-0000-4000-9000-${String(place).padStart(12, "0")}`;
const kept = (place: number, more: object) =>
  JSON.stringify({ type: "ATTACHMENT", fileId: fileId(place), size: 84_000, ...more });
const withFiles: readonly ChatMessage[] = [
  ...talk,
  messageOf(5, "OPERATOR", kept(1, { name: "map.png", mediaType: "image/png", width: 480, height: 320 }), {
    messageType: "APPLICATION_MESSAGE",
  }),
  messageOf(6, "TRAVELLER", kept(2, { name: "visa-of-ana-novak.pdf", mediaType: "application/pdf" }), {
    messageType: "APPLICATION_MESSAGE",
  }),
];
const uploads = fn();

/** A server in this page: it keeps what is said, and an agent answers. */
function openTransport(said: readonly ChatMessage[]) {
  return ({ onOpen, onFrame }: SocketOptions): Transport => {
    const lines = [...said];
    const page = (after: number): ServerFrame => ({
      type: "page",
      after: after < 0 ? (lines[0]?.seq ?? 1) - 1 : after,
      messages: lines.filter(({ seq }) => seq > after),
      more: false,
      receipts: { delivered: lines.length, read: lines.length - 1 },
    });
    const add = (side: ChatMessage["side"], message: string, more: Partial<ChatMessage> = {}): void => {
      const after = lines.at(-1)?.seq ?? 0;
      lines.push(messageOf(after + 1, side, message, more));
      onFrame(room, page(after));
    };
    queueMicrotask(onOpen);
    return {
      send(to, frame) {
        if (frame.type === "hello") onFrame(to, page(frame.after));
        if (frame.type !== "say" || lines.some(({ messageId }) => messageId === frame.messageId)) return;
        const { messageId, messageType, message } = frame;
        onFrame(to, { type: "ack", messageId, seq: (lines.at(-1)?.seq ?? 0) + 1 });
        add("TRAVELLER", message, { messageId, messageType });
        setTimeout(() => add("OPERATOR", "An agent is with you."), 300);
      },
      typing: () => undefined,
      close: () => undefined,
    };
  };
}

/** The same server by calls: what is said and who answers. */
function byCalls(said: readonly ChatMessage[]) {
  const lines = [...said];
  return {
    newer: (after: number) => ({
      after: Math.max(after, 0),
      messages: lines.filter(({ seq }) => seq > after).map((one) => ({ ...one, type: "CM" as const, isSystem: false })),
      more: false,
      receipts: { delivered: 0, read: 0 },
    }),
    say: ({ messageId, message }: { readonly messageId: string; readonly message: string }) => {
      const seq = lines.length + 1;
      lines.push(
        messageOf(seq, "TRAVELLER", message, { messageId }),
        messageOf(seq + 1, "OPERATOR", "An agent is with you."),
      );
      return { messageId, seq };
    },
  };
}

/** A network that lets no socket through. */
const blocked = ({ onBlocked }: SocketOptions): Transport => {
  queueMicrotask(onBlocked);
  return { send: () => undefined, typing: () => undefined, close: () => undefined };
};

const visits = fn();

function Stage({ visitor, said = [], fails, filesFail, isBlocked = false, isOpen: isOpenFirst = true }: StageProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  const [session] = useState(() => {
    const calls = byCalls(said);
    const api: VisitApi = {
      chat: {
        visitMessages: ({ before, after }: { before?: number | undefined; after: number }) => {
          if (before === undefined) return Promise.resolve(calls.newer(after));
          const messages = Array.from({ length: before - 1 }, (_, index) =>
            messageOf(index + 1, "OPERATOR", `Line ${index + 1}`),
          );
          return Promise.resolve({
            after: 0,
            messages: messages.map((one) => ({ ...one, type: "CM" as const, isSystem: false })),
            more: false,
            receipts: { delivered: 0, read: 0 },
          });
        },
        visitSay: (asked: Parameters<VisitApi["chat"]["visitSay"]>[0]) => Promise.resolve(calls.say(asked)),
        visitReceipts: () => Promise.resolve({ ok: true as const }),
        visitUpload: async (
          { file, uploadId }: { file: File; uploadId: string },
          options?: Parameters<VisitApi["chat"]["visitUpload"]>[1],
        ) => {
          uploads(uploadId, file.name);
          options?.context?.onSend?.({ sent: 40, total: 100 });
          if (file.name === "slow.png")
            await new Promise((_, reject) =>
              options?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError"))),
            );
          if (filesFail !== undefined && uploads.mock.calls.length === 1) throw new Answered(filesFail);
          return {
            fileId: fileId(7),
            name: file.name,
            size: file.size,
            mediaType: "image/png" as const,
            width: 480,
            height: 320,
          };
        },
        visitFile: () => Promise.resolve({ url: picture().url, expiresAt: at + 300, name: "gate.png", size: 84_000 }),
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
    return createVisitorSession({
      api,
      url: "http://localhost/api",
      visitor,
      openTransport: isBlocked ? blocked : openTransport(said),
    });
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
    uploads.mockClear();
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

/** Where a network lets no socket through, the same is said and read by calls (CHAT-9). */
export const ByCallsTest: Story = {
  args: { isBlocked: true },
  play: async ({ canvasElement }) => {
    const canvas = await connect(canvasElement);
    const log = within(canvas.getByRole("log", { name: "Messages" }));
    await expect(await log.findByText("Our flight is cancelled. What now?")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "Message" }), "Thank you{Enter}");
    await expect(await log.findByText("Thank you")).toBeVisible();
    await expect(await log.findByText("An agent is with you.")).toBeVisible();
    await expect(log.getAllByText("Thank you")).toHaveLength(1);
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

export const Files: Story = { args: { said: withFiles } };
export const FilesOnAPhoneInFrench: Story = {
  args: { said: withFiles },
  globals: { viewport: { value: "phone" }, language: "fr", theme: "dark" },
};

const choose = (canvasElement: HTMLElement, ...files: readonly File[]) => {
  const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is nothing to choose files by.");
  return userEvent.upload(input, [...files], { applyAccept: false });
};

/** A picture stands small and opens large; Escape closes it alone (CHAT-18). */
export const FilesTest: Story = {
  ...Files,
  play: async ({ canvasElement }) => {
    const canvas = await connect(canvasElement);
    const small = await canvas.findByRole("button", { name: "Open picture map.png" });
    // Its place is kept before it comes.
    await expect(small.getBoundingClientRect().width).toBe(240);
    await waitFor(() => expect(small).toBeEnabled());
    await userEvent.click(small);
    const large = await canvas.findByRole("dialog", { name: "Picture map.png" });
    await expect(within(large).getByRole("img", { name: "map.png" })).toBeVisible();
    await userEvent.click(within(large).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(canvas.queryByRole("dialog", { name: "Picture map.png" })).toBeNull());
    await expect(small).toHaveFocus();
    await expect(canvas.getByRole("button", { name: /^visa-of-ana-novak.pdf ?84 kB/ })).toBeVisible();
  },
};

/** Files are chosen, pasted and dropped, taken back while they are sent, and go with Send (CHAT-18). */
export const SendingFilesTest: Story = {
  args: { said: [] },
  play: async ({ canvasElement }) => {
    const canvas = await connect(canvasElement);
    const { file } = picture();
    await choose(canvasElement, new File([await file.arrayBuffer()], "slow.png", { type: "image/png" }));
    await expect(await canvas.findByRole("progressbar", { name: "Sending slow.png: 40%" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel slow.png" }));
    await waitFor(() => expect(canvas.queryByText("slow.png")).toBeNull());

    await choose(canvasElement, new File(["MZ"], "setup.exe", { type: "application/x-msdownload" }));
    await expect(await canvas.findByText("This is no PNG, JPEG or PDF that can be read.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Remove setup.exe" }));

    const field = canvas.getByRole("textbox", { name: "Message" });
    await userEvent.type(field, "Here it is");
    const pasted = new DataTransfer();
    pasted.items.add(file);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData: pasted, bubbles: true, cancelable: true }));
    await expect(await canvas.findByText("Goes with Send")).toBeVisible();
    const dialog = canvas.getByRole("dialog", { name: "Chat with a travel agent" });
    const dropped = new DataTransfer();
    dropped.items.add(new File([await file.arrayBuffer()], "belt.png", { type: "image/png" }));
    const drag = (type: string): boolean =>
      dialog.dispatchEvent(new DragEvent(type, { dataTransfer: dropped, bubbles: true, cancelable: true }));
    drag("dragenter");
    await expect(await canvas.findByText("Drop pictures or PDFs here")).toBeVisible();
    drag("drop");
    await waitFor(() => expect(canvas.queryByText("Drop pictures or PDFs here")).toBeNull());
    await waitFor(() => expect(canvas.getAllByText("Goes with Send")).toHaveLength(2));
    await userEvent.type(field, "{Enter}");
    const log = within(canvas.getByRole("log", { name: "Messages" }));
    await expect(await log.findByText("Here it is")).toBeVisible();
    await expect(await log.findByRole("button", { name: "Open picture gate.png" })).toBeVisible();
    await expect(await log.findByRole("button", { name: "Open picture belt.png" })).toBeVisible();
    await expect(canvas.queryByRole("list", { name: "Files to send" })).toBeNull();
  },
};

/** What was not reached is tried again by the same id, and goes when it is there (CHAT-18). */
export const TryingAgainTest: Story = {
  args: { said: [], filesFail: "NETWORK" },
  play: async ({ canvasElement }) => {
    const canvas = await connect(canvasElement);
    await choose(canvasElement, picture().file);
    await expect(await canvas.findByText("Not sent: the server could not be reached.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("Goes with Send")).toBeVisible();
    await expect(uploads.mock.calls.map(([id]) => String(id))).toEqual(Array(2).fill(uploads.mock.calls[0]?.[0]));
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(await canvas.findByRole("button", { name: "Open picture gate.png" })).toBeVisible();
  },
};

const long = Array.from({ length: 30 }, (_, index) => messageOf(index + 41, "OPERATOR", `Line ${index + 41}`));

/** Who has said much pages back; what is on screen stays there. */
export const OlderTest: Story = {
  args: { said: long },
  play: async ({ canvasElement }) => {
    const canvas = await connect(canvasElement);
    await canvas.findByText("Line 70");
    await userEvent.click(canvas.getByRole("button", { name: "Show older messages" }));
    await expect(await canvas.findByText("Line 1")).toBeInTheDocument();
    await expect(canvas.getByText("Line 41")).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Show older messages" })).toBeNull());
    await expect(canvas.getByRole("log", { name: "Messages" }).scrollTop).toBeGreaterThan(100);
  },
};
