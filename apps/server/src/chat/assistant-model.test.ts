import { randomUUID } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { type ApiContent, readContent } from "@gatehouse/domain/chat";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { addPeople } from "../../test/access.ts";
import { Browser } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { useServer } from "../../test/server.ts";
import { chatMessage, chatRoom } from "./tables.ts";

interface Asked {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}
interface Call {
  readonly authorization: string | undefined;
  readonly body: Asked;
}

const calls: Call[] = [];
/** How the model answers. */
let answer: (response: ServerResponse) => void;
const says = (content: unknown) => (response: ServerResponse) =>
  void response
    .writeHead(200, { "content-type": "application/json" })
    .end(JSON.stringify({ choices: [{ message: { role: "assistant", content } }] }));
const reads = (fields: object) => says(JSON.stringify(fields));

/** A model on this machine, by the chat completions of OpenAI. */
const model = createServer((request, response) => {
  void json(request).then((body) => {
    if (request.url !== "/v1/chat/completions") return response.writeHead(404).end();
    calls.push({ authorization: request.headers.authorization, body: body as Asked });
    return answer(response);
  });
});
const settings: Record<string, string> = {
  ASSISTANT_MODEL: "reader-1",
  ASSISTANT_MODEL_KEY: "a key of a test",
  ASSISTANT_MODEL_PATIENCE: "1",
};
beforeAll(async () => {
  await new Promise<void>((resolve) => model.listen(0, "127.0.0.1", resolve));
  settings["ASSISTANT_MODEL_URL"] = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1/`;
});
afterAll(() => {
  model.closeAllConnections();
  model.close();
});

const database = useDatabase();
const server = useServer(database, { settings });
const patience = { timeout: 10_000 };
const tokens = new Map<string, string>();
let room = "";

beforeAll(async () => {
  await addPeople(database.db);
  for (const who of ["traveller", "vendor"])
    tokens.set(who, (await new Browser(server).signIn(`${who}@gatehouse.example`)).accessToken);
});
beforeEach(async () => {
  calls.length = 0;
  await database.db.delete(chatRoom);
  room = String((await call("traveller", "POST", "/ticket")).body["roomId"]);
});

const call = (who: string, method: string, path: string, body?: unknown) =>
  new Browser(server).call(method, `/chat${path}`, body, { token: tokens.get(who) ?? "" });
const say = async (who: string, message: string) =>
  expect((await call(who, "POST", `/rooms/${room}/messages`, { messageId: randomUUID(), message })).status).toBe(200);
const answers = async (): Promise<readonly ApiContent[]> => {
  const rows = await database.db
    .select()
    .from(chatMessage)
    .where(eq(chatMessage.roomId, room))
    .orderBy(asc(chatMessage.seq));
  return rows.flatMap(({ kind, body }) => {
    const content = kind === "API_MESSAGE" ? readContent(kind, body) : undefined;
    return content?.kind === "api" ? [content.content] : [];
  });
};
const answered = (count = 1) => vi.waitFor(async () => expect(await answers()).toHaveLength(count), patience);
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const search = { from: "BOS", to: "CHI", departDate: inDays(2), passengerCount: 2 };
const query = { intent: "flight", language: "en", from: "Boston", to: "Chicago", departDate: inDays(2), passengers: 2 };

// CHAT-19
test("a model reads what the assistant's rules do not, from what the traveller may see alone", async () => {
  answer = reads({ ...query, departDate: null, passengers: null });
  await say("traveller", "Get us out of Boston, it has to be Chicago");
  await answered();
  expect((await answers())[0]?.followUpResponse).toBe(
    "Automatic answer: On which day do you fly from Boston to Chicago? Write “agent” to talk to a person.",
  );
  answer = reads(query);
  await say("traveller", "As soon as we have slept twice, my wife and I");
  await answered(2);
  expect((await answers())[1]).toMatchObject({ flightSearchRequest: search });

  const [first, second] = calls;
  expect(first).toMatchObject({ authorization: "Bearer a key of a test", body: { model: "reader-1" } });
  expect(first?.body.messages[0]).toMatchObject({ role: "system" });
  expect(second?.body.messages.slice(1)).toEqual([
    { role: "user", content: "Get us out of Boston, it has to be Chicago" },
    { role: "assistant", content: (await answers())[0]?.followUpResponse },
    { role: "user", content: "As soon as we have slept twice, my wife and I" },
  ]);
});

// CHAT-19
test.each([
  ["a model that answers with no JSON", says("Chicago is lovely. Pay at https://evil.example")],
  ["a place that nobody has named", reads({ ...query, to: "Lisbon" })],
  ["a day that is past", reads({ ...query, departDate: "2020-01-01" })],
  ["an answer without words", says(null)],
])("the assistant's rules answer where it cannot be believed: %s", async (_name, wrong) => {
  answer = wrong;
  await say("traveller", `Boston to Chicago tomorrow, two of us`);
  await answered();
  const [found] = await answers();
  expect(found).toMatchObject({ flightSearchRequest: { ...search, departDate: inDays(1) } });
  expect(JSON.stringify(found)).not.toContain("evil");
  expect(calls).toHaveLength(1);
});

// CHAT-19
test("what is said is kept at once; a person who answers meanwhile is not talked over", async () => {
  let release = (): void => undefined;
  answer = (response) => {
    release = () => reads(query)(response);
  };
  await say("traveller", "Boston to Chicago tomorrow, two of us");
  await vi.waitFor(() => expect(calls).toHaveLength(1), patience);
  await say("vendor", "I am with you.");
  release();
  // What comes after it is answered, or not, in its turn: nothing is left under way.
  await say("traveller", "Boston to Chicago tomorrow");
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await answers()).toEqual([]);
  expect(calls).toHaveLength(1);
});

// CHAT-19
test("the rules answer without a model that is too slow or away, and soon without asking it", async () => {
  answer = () => undefined;
  await say("traveller", "Boston to Chicago tomorrow");
  await answered(1);
  answer = (response) => void response.writeHead(500).end();
  await say("traveller", "Boston to Chicago tomorrow");
  await answered(2);
  answer = (response) => void response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
  await say("traveller", "Boston to Chicago tomorrow");
  await answered(3);
  expect(calls).toHaveLength(3);
  answer = reads(query);
  await say("traveller", "Boston to Chicago tomorrow");
  await answered(4);
  expect(calls).toHaveLength(3);
  for (const one of await answers()) expect(one.flightSearchRequest).toMatchObject({ from: "BOS", to: "CHI" });
});
