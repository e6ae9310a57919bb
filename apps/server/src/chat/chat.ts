import { chatRetentionDays } from "@gatehouse/domain/chat";
import { lte } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { OpenCalls, SignedInCalls } from "../access/guard.ts";
import { defineJob, type JobDefinition } from "../platform/jobs.ts";
import type { Platform } from "../platform/platform.ts";
import { createPresence } from "./presence.ts";
import { chatRouter } from "./router.ts";
import { addChatSocket } from "./socket.ts";
import { chatRoom, chatTicket } from "./tables.ts";

/** Conversations of which nothing was heard for 90 days are deleted (CHAT-12). */
const purgeChats = ({ db, now }: Pick<Platform, "db" | "now">): JobDefinition =>
  defineJob({
    name: "chat.purge",
    everySeconds: 3600,
    handler: async () => {
      await db.delete(chatRoom).where(lte(chatRoom.lastAt, now() - chatRetentionDays * 86_400));
      await db.delete(chatTicket).where(lte(chatTicket.expiresAt, now()));
    },
  });

/** Live chat, on a platform. */
export function createChat(platform: Pick<Platform, "config" | "db" | "live" | "log" | "now">) {
  const presence = createPresence(platform.db, platform);
  return {
    purge: purgeChats(platform),
    router: (open: OpenCalls, calls: SignedInCalls) => chatRouter(open, calls, platform),
    route: (app: FastifyInstance) => addChatSocket(app, { ...platform, presence }),
  };
}
