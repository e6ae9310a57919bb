import { emptyContent, type ItineraryContent, itinerarySchema } from "@gatehouse/domain/trips";
import { expect, test } from "vitest";
import { wholePart } from "./whole-part.ts";

const stay = (id: string, name: string): ItineraryContent["accommodations"][number] => ({
  id,
  type: "HOTEL",
  name,
  address: "",
  city: "",
  phone: "",
  website: "",
  checkinDateTime: "2026-12-03",
  checkOutDateTime: "2026-12-05",
  zone: "",
  confirmationNumber: "",
  cancelled: false,
});

test("pieces with an error are left out and counted, texts with one are empty, and the rest is what may be stored", () => {
  const content = {
    ...emptyContent,
    itinerarySummary: "x".repeat(5000),
    tripDescription: "Two nights",
    accommodations: [stay("a", ""), stay("b", "Mill Race Inn")],
  };
  const errors = [{ field: "itinerarySummary" }, { field: "accommodations.0.name" }, { field: "bookingNo" }];
  const { content: part, left } = wholePart(content, errors);
  expect(left).toBe(1);
  expect(part).toMatchObject({ itinerarySummary: "", tripDescription: "Two nights", accommodations: [{ id: "b" }] });
  expect(itinerarySchema.isValidSync(part)).toBe(true);
});
