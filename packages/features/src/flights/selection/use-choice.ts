import {
  alternateFlightOf,
  baggageLimit,
  type BookingProblem,
  defaultPassengers,
  type Itinerary,
} from "@gatehouse/domain/flights";
import { useCallback, useState } from "react";
import { useOperation } from "../../app/use-operation.ts";
import { useFlightsApi } from "../../app/airport-field/flights-api.ts";
import type { FlightsModel } from "../flights-model.ts";
import { type FlightBooking, useBooking } from "./booking.ts";
import { useBaggageDraft } from "./data/use-baggage-draft.ts";
import { type ReceivedChoice, useReceivedChoice } from "./data/use-received-choice.ts";

/** The confirm step of an itinerary. */
export interface ChoiceState {
  readonly booking: FlightBooking | undefined;
  /** Whether a link opened the booking; otherwise what is sent is a claim (FLT-28). */
  readonly isVouchedFor: boolean;
  /** Pieces of baggage, all passengers together; kept while other flights are looked at. */
  readonly baggage: number;
  readonly setBaggage: (pieces: number) => void;
  /** Most pieces (FLT-20). */
  readonly limit: number;
  /** What is in the way of confirming, known before anything is sent. */
  readonly problem: BookingProblem | undefined;
  /** The choice that the server has received for this search and booking, be it of this itinerary or of another one. */
  readonly received: ReceivedChoice | undefined;
  /** Whether it is this itinerary that was received. */
  readonly isReceived: boolean;
  readonly isSending: boolean;
  /** Why the last attempt failed; null before one. */
  readonly failure: { readonly error: unknown } | null;
  /** Sends the choice, once at a time. Never rejects. */
  readonly confirm: () => Promise<void>;
}

/** Choosing one of the found itineraries: what was chosen before, the baggage, and sending it. */
export function useChoice({ run, request }: FlightsModel, itinerary: Itinerary): ChoiceState {
  const api = useFlightsApi();
  const booking = useBooking();
  const bookingNo = booking?.bookingNo ?? "";
  const searchId = run.searchId ?? undefined;
  const { received, mutate } = useReceivedChoice(searchId, bookingNo);
  const draft = useBaggageDraft(bookingNo);
  const [failure, setFailure] = useState<ChoiceState["failure"]>(null);
  const passengers = request?.passengers ?? defaultPassengers;
  const limit = baggageLimit(passengers);
  const baggage = Math.min(limit, draft.pieces ?? received?.baggage ?? 0);
  const answer = alternateFlightOf({ itinerary, booking, searchId, passengers, baggage });
  const submission = "submission" in answer ? answer.submission : undefined;
  const linkId = booking?.linkId;
  const send = useCallback(async () => {
    if (!submission) return;
    setFailure(null);
    try {
      const { selectedAt, verified } = await api.alternateFlight({
        ...submission,
        segments: [...submission.segments],
        ...(linkId === undefined ? {} : { linkId }),
      });
      const { itineraryId, baggage: pieces } = submission;
      await mutate({ itineraryId, baggage: pieces, selectedAt, verified }, { revalidate: false });
    } catch (error) {
      setFailure({ error });
    }
  }, [api, submission, linkId, mutate]);
  const { run: confirm, running } = useOperation(send);
  return {
    booking,
    isVouchedFor: linkId !== undefined,
    baggage,
    setBaggage: (pieces) => {
      setFailure(null);
      draft.setPieces(pieces);
    },
    limit,
    problem: "problem" in answer ? answer.problem : undefined,
    received,
    isReceived: received?.itineraryId === itinerary.id,
    isSending: running,
    failure,
    confirm,
  };
}
