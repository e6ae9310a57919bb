import type { Api } from "@gatehouse/api/client";
import { useCallback, useState } from "react";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";
import { asked, type Thread } from "../thread.ts";

type Answer = Awaited<ReturnType<Api["cases"]["comments"]>>;
export type Comment = Answer["comments"][number];
export type CommentHeader = Answer["header"];

/** Comments that are read at once. */
const pageSize = 50;

/** The comments of a thread, newest first; they follow what others write. */
export function useComments(thread: Thread) {
  const api = useApi();
  const input = { ...asked(thread), before: 0, size: pageSize };
  const { data, mutate, isValidating, ...answer } = useSWR(["cases.comments", input], ([, wanted]) =>
    api.cases.comments(wanted),
  );
  const error: unknown = answer.error;
  const [older, setOlder] = useState<{ readonly comments: readonly Comment[]; readonly more: boolean }>();
  useLive("case.changed", ({ bookingNo, travelRequestId }) => {
    const about =
      (input.bookingNo !== "" && bookingNo === input.bookingNo) ||
      (input.travelRequestId > 0 && travelRequestId === input.travelRequestId);
    if (about) void mutate();
  });
  useLive("resync", () => void mutate());
  const first = data?.comments ?? [];
  const oldest = first.at(-1)?.id ?? 0;
  // What came meanwhile pushes comments from the first page: they are in both.
  const rest = older?.comments.filter(({ id }) => id < oldest) ?? [];
  const readOlder = useOperation(async () => {
    const before = rest.at(-1)?.id ?? oldest;
    const page = await api.cases.comments({ ...input, before });
    setOlder({ comments: [...(older?.comments ?? first), ...page.comments], more: page.more });
  });
  return {
    found: data,
    comments: [...first, ...rest],
    more: older ? older.more : (data?.more ?? false),
    error,
    reading: isValidating,
    read: useCallback(() => mutate(), [mutate]),
    readOlder,
  };
}
