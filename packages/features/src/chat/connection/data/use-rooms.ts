import type { Api } from "@gatehouse/api/client";
import { useEffect, useRef } from "react";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";

export type Rooms = Awaited<ReturnType<Api["chat"]["rooms"]>>;
export type RoomFacts = Rooms["rooms"][number];

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
