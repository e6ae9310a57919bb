import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type ChatMessage,
  type ClientFrame,
  type Conversation,
  type ConversationEvent,
  converse,
  lastSeq,
  newConversation,
  type ServerFrame,
  type Unsent,
} from "./index.ts";

/** 10,000 with `--all` and by hand, where no sample is drawn. */
const runs = process.env["TEST_SAMPLE"] === undefined ? 10_000 : 500;
const pageSize = 3;

/** The room as the database keeps it: whatever process is asked, this is what it answers from. */
function createRoom() {
  const log: (ChatMessage & { readonly by: number })[] = [];
  return {
    log,
    say(by: number, { messageId, messageType, message }: Extract<ClientFrame, { type: "say" }>): ServerFrame {
      const former = log.find((one) => one.messageId === messageId);
      if (former) return { type: "ack", messageId, seq: former.seq };
      const seq = log.length + 1;
      log.push({ seq, messageId, messageType, message, timestamp: seq, side: "SYSTEM", name: "", isSelf: false, by });
      return { type: "ack", messageId, seq };
    },
    page(asked: number): ServerFrame {
      const after = asked < 0 ? Math.max(0, log.length - pageSize) : asked;
      const messages = log.slice(after, after + pageSize);
      const more = log.length > after + messages.length;
      return { type: "page", after, messages, more, receipts: { delivered: 0, read: 0 } };
    },
  };
}

/** What happens to the network, the server and the two people. Numbers choose what it happens to. */
type Happening =
  | { readonly type: "says"; readonly who: number }
  | { readonly type: "drops" | "doubles" | "arrives" | "overtakes"; readonly which: number }
  | { readonly type: "disconnects" | "connects" | "closesTab" | "waits" | "looks"; readonly who: number }
  /** Kill -9: every connection ends, and what was on its way is lost; what was committed stays. */
  | { readonly type: "serverDies" };

const who = fc.integer({ min: 0, max: 1 });
const which = fc.nat(50);
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant("says" as const), who }) },
  { weight: 8, arbitrary: fc.record({ type: fc.constant("arrives" as const), which }) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constantFrom("drops" as const, "doubles" as const, "overtakes" as const), which }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constantFrom("disconnects" as const, "connects" as const, "connects" as const, "closesTab" as const),
      who,
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom("waits" as const, "looks" as const), who }) },
  { weight: 1, arbitrary: fc.constant({ type: "serverDies" as const }) },
);

/** A frame on its way, in a connection that may have ended meanwhile. */
type OnItsWay =
  | { readonly to: "server"; readonly who: number; readonly connection: number; readonly frame: ClientFrame }
  | { readonly to: "client"; readonly who: number; readonly connection: number; readonly frame: ServerFrame };

function play(history: readonly Happening[]) {
  const room = createRoom();
  const ends: Conversation[] = [newConversation(), newConversation()];
  const connections: (number | undefined)[] = [undefined, undefined];
  /** What each has said, in their order. */
  const said: string[][] = [[], []];
  let network: OnItsWay[] = [];
  let counter = 0;
  const end = (index: number): Conversation => ends[index] ?? newConversation();

  const act = (index: number, event: ConversationEvent) => {
    const { state, send } = converse(end(index), event);
    ends[index] = state;
    const connection = connections[index];
    if (connection === undefined) return;
    network.push(...send.map((frame) => ({ to: "server" as const, who: index, connection, frame })));
  };
  const answer = (index: number, frame: ServerFrame) => {
    const connection = connections[index];
    if (connection !== undefined) network.push({ to: "client", who: index, connection, frame });
  };
  const arrive = (item: OnItsWay) => {
    if (connections[item.who] !== item.connection) return;
    if (item.to === "client") return act(item.who, { type: "told", frame: item.frame });
    const { frame } = item;
    if (frame.type === "hello") answer(item.who, room.page(frame.after));
    if (frame.type !== "say") return;
    const before = room.log.length;
    answer(item.who, room.say(item.who, frame));
    // Whoever is connected is told of what is new, from the place before it.
    if (room.log.length > before) for (const index of [0, 1]) answer(index, room.page(before));
  };
  const disconnect = (index: number) => {
    connections[index] = undefined;
    act(index, { type: "closed" });
  };
  const connect = (index: number) => {
    if (connections[index] !== undefined) return;
    counter += 1;
    connections[index] = counter;
    act(index, { type: "opened" });
  };
  const take = (index: number): OnItsWay | undefined => network.splice(index % Math.max(1, network.length), 1)[0];
  const happen = (one: Happening) => {
    switch (one.type) {
      case "says": {
        counter += 1;
        const item: Unsent = { messageId: `m${counter}`, messageType: "USER_MESSAGE", message: `${counter}`, at: 0 };
        said[one.who]?.push(item.messageId);
        return act(one.who, { type: "said", item });
      }
      case "arrives": {
        const first = take(0);
        return first && arrive(first);
      }
      case "overtakes": {
        const any = take(one.which);
        return any && arrive(any);
      }
      case "drops":
        return void take(one.which);
      case "doubles": {
        const any = network[one.which % Math.max(1, network.length)];
        return void (any && network.push(any));
      }
      case "disconnects":
        return disconnect(one.who);
      case "connects":
        return connect(one.who);
      case "closesTab":
        // Nothing is left but the outbox, which is kept on the device.
        connections[one.who] = undefined;
        ends[one.who] = newConversation(end(one.who).outbox);
        return undefined;
      case "waits":
        return act(one.who, { type: "again" });
      case "looks":
        return act(one.who, { type: "looked", upTo: lastSeq(end(one.who)) });
      case "serverDies":
        network = [];
        return [0, 1].forEach(disconnect);
    }
  };
  const check = () => {
    for (const { messages } of ends) {
      const [first] = messages;
      messages.forEach(({ seq, messageId }, index) => {
        expect(seq).toBe((first?.seq ?? 0) + index);
        expect(messageId).toBe(room.log[seq - 1]?.messageId);
      });
    }
  };
  for (const one of history) {
    happen(one);
    check();
  }
  // In the end the network holds.
  for (let round = 0; round < 400; round += 1) {
    for (const index of [0, 1]) connect(index);
    if (network.length === 0) for (const index of [0, 1]) act(index, { type: "again" });
    while (network.length > 0) {
      const first = take(0);
      if (first) arrive(first);
    }
    if (
      ends.every(({ outbox }) => outbox.length === 0) &&
      ends.every((one) => Math.max(0, lastSeq(one)) === room.log.length)
    )
      break;
  }
  check();
  return { room, ends, said };
}

// CHAT-4
test(`after ${runs} histories of faults no message is lost, doubled or out of order at either end`, () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 60 }), (history) => {
      const { room, ends, said } = play(history);
      expect(room.log.map(({ seq }) => seq)).toEqual(room.log.map((_, index) => index + 1));
      for (const index of [0, 1]) {
        expect(room.log.filter(({ by }) => by === index).map(({ messageId }) => messageId)).toEqual(said[index]);
        expect(ends[index]?.outbox).toEqual([]);
        expect(Math.max(0, lastSeq(ends[index] ?? newConversation()))).toBe(room.log.length);
      }
    }),
    { numRuns: runs },
  );
}, 120_000);

// CHAT-4
test("what the server refuses stays with the one who said it, and what follows goes on", () => {
  const item = (messageId: string): Unsent => ({ messageId, messageType: "USER_MESSAGE", message: "x", at: 0 });
  let { state } = converse(newConversation(), { type: "opened" });
  ({ state } = converse(state, { type: "said", item: item("a") }));
  ({ state } = converse(state, { type: "said", item: item("b") }));
  const step = converse(state, { type: "told", frame: { type: "refused", messageId: "a", reason: "TOO_LONG" } });
  expect(step.send).toEqual([{ type: "say", messageId: "b", messageType: "USER_MESSAGE", message: "x" }]);
  expect(step.state.outbox.map(({ messageId, refused }) => [messageId, refused])).toEqual([
    ["a", "TOO_LONG"],
    ["b", undefined],
  ]);
  expect(converse(step.state, { type: "discarded", messageId: "a" }).state.outbox.map((one) => one.messageId)).toEqual([
    "b",
  ]);
});
