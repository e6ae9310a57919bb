import useSWR from "swr";

/** The pieces of baggage that were asked for and not sent, by booking: they stay while other flights are looked at. */
export function useBaggageDraft(bookingNo: string) {
  const { data, mutate } = useSWR<number>(["flights.baggage", bookingNo], null, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  return { pieces: data, setPieces: (pieces: number) => void mutate(pieces, { revalidate: false }) };
}
