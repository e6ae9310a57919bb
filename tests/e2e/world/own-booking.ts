import { select } from "./database.ts";

/**
 * A booking once more under a number of its own, so that what happens to it is nothing to other journeys: its flights and passengers,
 * of whom phone and nationality are not known.
 * @param of number of a booking with one PNR
 */
export async function copyBooking(of: string, own: string): Promise<string> {
  await select(
    `with b as (insert into booking (vendor, booking_no, created_at) select vendor, $2, created_at from booking where booking_no = $1 returning id),
      p as (insert into pnr (booking_id, vendor, booking_no, pnr) select b.id, vendor, $2, 'FRAMED' from pnr, b where booking_no = $1 returning id),
      s as (insert into segment (pnr_id, position, marketing_carrier, marketing_number, from_iata, to_iata, departure_date, departure_time, departure_zone, departs_at, arrival_date, arrival_time, arrival_zone, arrives_at)
        select p.id, position, marketing_carrier, marketing_number, from_iata, to_iata, departure_date, departure_time, departure_zone, departs_at, arrival_date, arrival_time, arrival_zone, arrives_at
        from segment, p where pnr_id = (select id from pnr where booking_no = $1))
    insert into passenger (pnr_id, position, title, firstname, lastname, gender, date_of_birth, email, phone_number, nationality, language, eticket)
      select p.id, position, title, firstname, lastname, gender, date_of_birth, email, '', null, language, eticket
      from passenger, p where pnr_id = (select id from pnr where booking_no = $1)`,
    [of, own],
  );
  return own;
}
