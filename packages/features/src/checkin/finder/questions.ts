import type { Api } from "@gatehouse/api/client";

type Filters = Parameters<Api["checkin"]["search"]>[0]["filters"];

/**
 * What is asked of the general search for what was typed: it may be a PNR and a name at once. Nothing where it can be none of PNR,
 * booking number, flight and passenger.
 */
export function questionsOf(typed: string): readonly Filters[] {
  const text = typed.trim();
  const code = text.toUpperCase();
  const questions: Filters[] = [];
  if (/^[A-Z0-9]{5,8}$/.test(code)) questions.push([{ field: "pnr", operator: "EQ", value: code }]);
  if (/^(?=.*\d)[A-Za-z0-9][A-Za-z0-9._/-]{2,39}$/.test(text))
    questions.push([{ field: "bookingNo", operator: "EQ", value: text }]);
  const [, airline, flightnum] = /^((?=.?[A-Z])[A-Z0-9]{2})[\s-]?0*(\d{1,4}[A-Z]?)$/.exec(code) ?? [];
  if (airline !== undefined && flightnum !== undefined)
    questions.push([
      { field: "airline", operator: "EQ", value: airline },
      { field: "flightnum", operator: "EQ", value: flightnum },
    ]);
  if (/^[\p{L}\p{M}'’.,/ -]{2,80}$/u.test(text) && /\p{L}{2}/u.test(text))
    questions.push([{ field: "passenger", operator: "BEGINS", value: text }]);
  return questions;
}
