import {
  type ChatSide,
  chatPageSize,
  type MessageType,
  type ReplyLanguage,
  type RoomState,
  writeContent,
  type ApplicationContent,
} from "@gatehouse/domain/chat";

/** A message of a mock world's chat. */
interface MockChatMessage {
  readonly messageId: string;
  readonly messageType: MessageType;
  readonly message: string;
  /** Seconds since 1970, UTC. */
  readonly at: number;
  readonly side: ChatSide;
  /** User id; empty for a traveller who is none. */
  readonly by: string;
  readonly name: string;
}

export interface MockChatRoom {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly language: ReplyLanguage;
  readonly bookingNo: string;
  /** Of the traveller, where they are a user. */
  readonly userid: string | null;
  readonly state: RoomState;
  readonly operator: { readonly userid: string; readonly name: string } | null;
  readonly connected: boolean;
  readonly waitingSince: number | null;
  readonly note: string;
  readonly messages: readonly MockChatMessage[];
  readonly staffRead: number;
  readonly travellerDelivered: number;
  readonly travellerRead: number;
}

export interface MockChatsOptions {
  /** Default: four conversations. */
  readonly rooms?: readonly MockChatRoom[];
}

export interface MockChats {
  readonly rooms: () => readonly MockChatRoom[];
  readonly change: (id: string, patch: Partial<MockChatRoom>) => void;
  /** Somebody says something; open screens hear of it. */
  readonly say: (id: string, message: Partial<MockChatMessage> & Pick<MockChatMessage, "message" | "side">) => number;
  readonly pageSize: number;
  /** @returns the id of the file */
  readonly keepFile: (file: File) => string;
  readonly file: (id: string) => MockFile | undefined;
}

interface MockFile {
  readonly url: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

const idOf = (place: number): string => `00000000-0000-4000-8000-${String(place).padStart(12, "0")}`;

interface Line {
  /** Minutes ago. */
  readonly age: number;
  readonly side: ChatSide;
  readonly by?: string;
  readonly name?: string;
  readonly words: string | ApplicationContent;
  readonly messageType?: MessageType;
}

/** The conversations that a mock world has by default. @param now seconds since 1970, UTC */
function createChatRooms(now: number): readonly MockChatRoom[] {
  const messages = (place: number, lines: readonly Line[]): readonly MockChatMessage[] =>
    lines.map(({ age, side, by = "", name = "", words, messageType }, index) => ({
      messageId: idOf(place * 1000 + index),
      messageType: messageType ?? (typeof words === "string" ? "USER_MESSAGE" : "APPLICATION_MESSAGE"),
      message: typeof words === "string" ? words : writeContent(words),
      at: now - age * 60,
      side,
      by,
      name,
    }));
  const search = { from: "BUD", to: "LTN", departDate: "2026-11-28", passengerCount: 2 };
  const flight = {
    airlineIata: "BA",
    flightNum: "869",
    fromIata: "BUD",
    toIata: "LHR",
    deptUtc: 1_795_881_000,
    deptLocal: "2026-11-28T17:10",
  };
  const vendor = { by: "vendor", name: "Vendor Demo" };
  const ana = { side: "TRAVELLER", name: "Ana Novak" } as const;
  const quiet = {
    phone: "",
    language: "en",
    bookingNo: "",
    userid: null,
    operator: null,
    note: "",
    staffRead: 99,
    travellerDelivered: 99,
    travellerRead: 99,
    waitingSince: null,
  } as const;
  return [
    {
      ...quiet,
      id: idOf(1),
      name: "Ana Novak",
      email: "ana.novak@posta.example",
      phone: "+36 30 555 0142",
      bookingNo: "60418827",
      state: "ASSIGNED",
      operator: { userid: "vendor", name: "Vendor Demo" },
      connected: true,
      staffRead: 8,
      travellerDelivered: 7,
      travellerRead: 6,
      messages: messages(1, [
        { side: "SYSTEM", age: 21, words: "", messageType: "TRAVELLER_CONNECTED" },
        {
          ...ana,
          age: 21,
          words: "Our flight is cancelled and Luka is due in hospital at 9 tomorrow. Can we still get to London?",
        },
        { ...ana, age: 20, words: { type: "FLIGHT_SEARCH", ...search } },
        {
          ...vendor,
          side: "OPERATOR",
          age: 18,
          words: "I am sorry, Ana. I have your booking open and am looking at tonight’s seats.",
        },
        { side: "SYSTEM", age: 16, words: "", messageType: "TRAVELLER_DISCONNECTED" },
        { ...ana, age: 8, words: { type: "FLIGHT_SELECTION", selectedFlights: [flight], searchFlightPayload: search } },
        { ...vendor, side: "OPERATOR", age: 4, words: "That one works. There are seats for both of you." },
        { ...vendor, side: "OPERATOR", age: 1, words: "Shall I also book the coach to Luton?" },
      ]),
    },
    {
      ...quiet,
      id: idOf(2),
      name: "Tomasz Wójcik",
      email: "tomasz@posta.example",
      state: "UNASSIGNED",
      connected: true,
      waitingSince: now - 120,
      staffRead: 0,
      messages: messages(2, [
        {
          side: "TRAVELLER",
          name: "Tomasz Wójcik",
          age: 2,
          words: "Is the 21:40 still available? https://example.com/flight.",
        },
      ]),
    },
    {
      ...quiet,
      id: idOf(3),
      name: "Noor Abdulrahman",
      email: "noor@posta.example",
      language: "fr",
      state: "ASSIGNED",
      operator: { userid: "vendor", name: "Vendor Demo" },
      connected: false,
      note: "Wants an aisle seat.",
      messages: messages(3, [
        {
          side: "TRAVELLER",
          name: "Noor Abdulrahman",
          age: 90,
          words: { type: "LOUNGE_PASS", bookingNo: "60421980", segmentId: 1 },
        },
        { side: "SYSTEM", age: 80, words: "", messageType: "TRAVELLER_DISCONNECTED" },
      ]),
    },
    {
      ...quiet,
      id: idOf(4),
      name: "Traveller Demo",
      email: "traveller@gatehouse.example",
      userid: "traveller",
      state: "CLOSED",
      connected: false,
      messages: messages(4, [
        { side: "TRAVELLER", by: "traveller", name: "Traveller Demo", age: 300, words: "Thank you both" },
        { side: "OPERATOR", by: "crm-operator", name: "Crm Operator Demo", age: 299, words: "Have a good trip!" },
      ]),
    },
  ];
}

/** Chat rooms and messages of a mock world: what the chat's calls read and change. @param changed tells open screens */
export function createMockChats(
  options: MockChatsOptions,
  now: () => number,
  changed: (roomId: string) => void,
): MockChats {
  let rooms = options.rooms ?? createChatRooms(now());
  let counter = 0;
  const files = new Map<string, MockFile>();
  const change = (id: string, patch: Partial<MockChatRoom>): void => {
    rooms = rooms.map((room) => (room.id === id ? { ...room, ...patch } : room));
    changed(id);
  };
  return {
    rooms: () => rooms,
    change,
    pageSize: chatPageSize,
    keepFile(file) {
      const id = idOf(700_000 + files.size);
      files.set(id, { url: URL.createObjectURL(file), name: file.name, size: file.size });
      return id;
    },
    file: (id) => files.get(id),
    say(id, said) {
      const room = rooms.find((one) => one.id === id);
      if (!room) throw new Error(`There is no room ${id}.`);
      counter += 1;
      const message: MockChatMessage = {
        messageId: idOf(900_000 + counter),
        messageType: "USER_MESSAGE",
        at: now(),
        by: "",
        name: said.side === "TRAVELLER" ? room.name : "",
        ...said,
      };
      change(id, { messages: [...room.messages, message] });
      return room.messages.length + 1;
    },
  };
}
