import { videoOf, videoPlayerOrigins } from "@gatehouse/domain/rich-text";
import { expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { useServer } from "../../test/server.ts";

const database = useDatabase();
const server = useServer(database);

// CMT-8
test("pages may hold the players of the videos that a comment can have, and no other page", async () => {
  const answer = await fetch(`${server.url}/`);
  const [, allowed = ""] = /frame-src ([^;]*)/.exec(answer.headers.get("content-security-policy") ?? "") ?? [];
  const origins = allowed.split(" ");
  for (const address of [
    "https://youtu.be/dQw4w9WgXcQ",
    "https://vimeo.com/123456789",
    "https://dai.ly/x8abcde",
    "https://www.loom.com/share/0123456789abcdef0123456789abcdef",
  ])
    expect(origins).toContain(new URL(videoOf(address)?.player ?? "").origin);
  expect(origins.filter((origin) => origin.startsWith("https:"))).toEqual([...videoPlayerOrigins]);
});
