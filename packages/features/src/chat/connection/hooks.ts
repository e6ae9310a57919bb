import { typingSeconds } from "@gatehouse/domain/chat";
import { useEffect, useRef, useState } from "react";
import { useApp, useLive } from "../../app/index.ts";
import { useStore } from "../../app/store.ts";
import { type ChatSession, chatSessionOf } from "./chat-session.ts";

/** The chat's session of the signed-in user, one for the whole app. */
export const useChat = (): ChatSession => chatSessionOf(useApp());

/** Whether the chat is connected. */
export const useChatStatus = () => useStore(useChat().status);

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
