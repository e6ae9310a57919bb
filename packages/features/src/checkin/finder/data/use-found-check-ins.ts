import type { CheckIn } from "@gatehouse/domain/checkin";
import { useEffect, useState } from "react";
import useSWR from "swr";
import { useApi } from "../../../app/index.ts";
import { questionsOf } from "../questions.ts";

/** Milliseconds without a key after which what is typed is asked for. */
const pause = 200;
/** So many check-ins are shown; whoever wants more goes on typing. */
const most = 8;

/** Check-ins for what is typed, each once: live ones first. */
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
      const ask = async (showExpired: boolean): Promise<readonly CheckIn[]> => {
        const answers = await Promise.all(
          questions.map((filters) =>
            api.checkin.search({ filters, page: 0, size: most, showExpired, descending: false }),
          ),
        );
        const rows = answers.flatMap(({ content }) => content);
        return [...new Map(rows.map((row) => [row.checkInId, row])).values()];
      };
      // Those that have departed come after those that have not, and only where these leave room.
      const live = await ask(false);
      const found = live.length < most ? [...live, ...(await ask(true)).filter(({ expired }) => expired)] : live;
      return found.slice(0, most);
    },
  );
  return { rows: data, error, searching: questions.length > 0 && data === undefined && error === undefined };
}
