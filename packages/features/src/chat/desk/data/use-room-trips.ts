import type { Api } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi } from "../../../app/index.ts";
import type { RoomFacts } from "../../connection/data/use-rooms.ts";

/** A flight of the next 48 hours, as the board has it. */
export type RoomFlight = Awaited<ReturnType<Api["tripsBoard"]["upcoming"]>>["content"][number];

/**
 * The flights of the next 48 hours of a room's traveller, or of a booking of their vendor's.
 * @param wanted the booking's number that was searched for; empty for those of the traveller
 */
export function useRoomTrips({ vendor, ...room }: Pick<RoomFacts, "vendor" | "bookingNo" | "email">, wanted: string) {
  const api = useApi();
  // By their address, or what they came with; a search by number is for anything of the vendor.
  const bookingNo = wanted === "" && room.email === "" ? room.bookingNo : wanted;
  const passengerEmail = wanted === "" ? room.email : "";
  const isAsked = bookingNo !== "" || passengerEmail !== "";
  const { data, ...answer } = useSWR(isAsked ? ["chat.trips", vendor, bookingNo, passengerEmail] : null, () =>
    api.tripsBoard.upcoming({
      includeOntime: true,
      vids: vendor,
      bookingNo,
      passengerEmail,
      airline: "",
      disrupted: false,
      closing: false,
      connected: false,
      unread: false,
      page: 0,
      size: 50,
    }),
  );
  const flights: readonly RoomFlight[] = data?.content ?? [];
  return { flights, failed: answer.error !== undefined, waiting: isAsked && !data };
}
