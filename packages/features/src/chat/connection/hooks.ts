import type { Api } from "@gatehouse/api/client";
import { typingSeconds } from "@gatehouse/domain/chat";
import { useEffect, useRef, useState } from "react";
import useSWR from "swr";
import { useApi, useApp, useLive } from "../../app/index.ts";
import { useStore } from "../../app/store.ts";
import { type ChatSession, chatSessionOf } from "./chat-session.ts";

export type Rooms = Awaited<ReturnType<Api["chat"]["rooms"]>>;
export type RoomFacts = Rooms["rooms"][number];

/** The chat's session of the signed-in user, one for the whole app. */
export const useChat = (): ChatSession => chatSessionOf(useApp());

/** Whether the chat is connected. */
export const useChatStatus = () => useStore(useChat().status);

/** Several news that come together are read once, in milliseconds: a hidden window reads them, too, because it blinks. */
const gather = 200;
/** Who has gone without a word is noticed by and by, in milliseconds. */
const every = 20_000;

/** The conversations that the reader may see; they follow what happens. */
export function useRooms() {
  const api = useApi();
  const { data, mutate, ...answer } = useSWR("chat.rooms", () => api.chat.rooms(), {
    keepPreviousData: true,
    refreshInterval: every,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refresh = (): void => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void mutate();
    }, gather);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive("chat.changed", refresh);
  useLive("resync", refresh);
  const error: unknown = answer.error;
  return { found: data, error, read: () => mutate() };
}

const nobody: ReadonlySet<string> = new Set();

/** Rooms whose traveller types at the moment. */
export function useTyping(): ReadonlySet<string> {
  const [typing, setTyping] = useState(nobody);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useLive("chat.typing", ({ roomId, side }) => {
    if (side !== "TRAVELLER") return;
    clearTimeout(timers.current.get(roomId));
    setTyping((before) => new Set([...before, roomId]));
    timers.current.set(
      roomId,
      setTimeout(
        () => setTyping((before) => new Set([...before].filter((other) => other !== roomId))),
        typingSeconds * 1000,
      ),
    );
  });
  useEffect(() => {
    const { current } = timers;
    return () => {
      for (const timer of current.values()) clearTimeout(timer);
    };
  }, []);
  return typing;
}
