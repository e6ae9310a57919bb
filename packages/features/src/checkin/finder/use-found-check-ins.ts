import type { CheckIn } from "@gatehouse/domain/checkin";
import { useEffect, useState } from "react";
import useSWR from "swr";
import { useApi } from "../../app/index.ts";
import { questionsOf } from "./questions.ts";

/** Milliseconds without a key after which what is typed is asked for. */
const pause = 200;
/** So many check-ins are shown; whoever wants more goes on typing. */
const most = 8;

/** Live check-ins for what is typed, each once. */
export function useFoundCheckIns(query: string, allowed: boolean) {
  const api = useApi();
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query), pause);
    return () => clearTimeout(timer);
  }, [query]);
  const questions = allowed ? questionsOf(query) : [];
  const { data, error } = useSWR<readonly CheckIn[], unknown>(
    questions.length > 0 && asked === query ? ["checkin.find", query.trim()] : null,
    async () => {
      const answers = await Promise.all(
        questions.map((filters) =>
          api.checkin.search({ filters, page: 0, size: most, showExpired: false, descending: false }),
        ),
      );
      const rows = answers.flatMap(({ content }) => content);
      return [...new Map(rows.map((row) => [row.checkInId, row])).values()].slice(0, most);
    },
  );
  return { rows: data, error, searching: questions.length > 0 && data === undefined && error === undefined };
}
