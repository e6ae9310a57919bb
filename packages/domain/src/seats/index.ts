export {
  type CabinClass,
  cabinClasses,
  findSeat,
  movedSeat,
  rowsToToilets,
  type Seat,
  type SeatedType,
  type SeatMap,
  type SeatMove,
  type SeatPlace,
  seatPlace,
  type SeatRefusal,
  seatRefusal,
  type SeatRow,
  seatsBeside,
  seatsOfRow,
} from "./cabin.ts";
export { firstOffered, nextToChoose, readSeats, type SeatChoice, seatsPrice, takeSeat, writeSeats } from "./choice.ts";
