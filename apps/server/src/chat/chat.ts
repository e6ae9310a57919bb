import { chatRetentionDays } from "@gatehouse/domain/chat";
import { lte } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { OpenCalls, SignedInCalls } from "../access/guard.ts";
import { defineJob, type JobDefinition } from "../platform/jobs.ts";
import { type ChatModel, createChatModel } from "../platform/chat-model.ts";
import type { Platform } from "../platform/platform.ts";
import type { Documents } from "../documents/documents.ts";
import { type FileParts, keepFilesClosed, sweepFiles } from "./files.ts";
import { createPresence } from "./presence.ts";
import { chatRouter } from "./router.ts";
import { addChatSocket } from "./socket.ts";
import { chatRoom, chatTicket } from "./tables.ts";

/** Conversations of which nothing was heard for 90 days are deleted (CHAT-12), with their files, and files that were never said (CHAT-18). */
const purgeChats = ({ db, now }: Pick<Platform, "db" | "now">, documents: Pick<Documents, "remove">): JobDefinition =>
  defineJob({
    name: "chat.purge",
    everySeconds: 3600,
    handler: async () => {
      await db.delete(chatRoom).where(lte(chatRoom.lastAt, now() - chatRetentionDays * 86_400));
      await db.delete(chatTicket).where(lte(chatTicket.expiresAt, now()));
      await sweepFiles(db, documents, now());
    },
  });

/** The model that reads for the assistant, where the settings name one (CHAT-19). */
function modelOf({ config, log }: Pick<Platform, "config" | "log">): ChatModel | undefined {
  const {
    assistantModelUrl: url,
    assistantModel: model = "",
    assistantModelKey: key = "",
    assistantModelPatience,
  } = config;
  return url ? createChatModel({ url, model, key, patience: assistantModelPatience, log }) : undefined;
}

interface Parts extends Pick<Platform, "config" | "db" | "live" | "log" | "now">, Pick<FileParts, "keys" | "pages"> {
  readonly documents: FileParts["documents"] & Pick<Documents, "allow">;
}

/** Live chat, on a platform. */
export function createChat({ documents, keys, pages, ...platform }: Parts) {
  keepFilesClosed(documents);
  const model = modelOf(platform);
  const presence = createPresence(platform.db, platform);
  return {
    purge: purgeChats(platform, documents),
    router: (open: OpenCalls, calls: SignedInCalls) =>
      chatRouter(open, calls, { ...platform, model, presence, documents, keys, pages }),
    route: (app: FastifyInstance) => addChatSocket(app, { ...platform, model, presence }),
  };
}
