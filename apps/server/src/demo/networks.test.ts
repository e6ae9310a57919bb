import { airlineGroups } from "@gatehouse/domain/checkin";
import { expect, test } from "vitest";
import { airlineName } from "../reference/airlines.ts";
import { loadAirports } from "../reference/airports.ts";
import { networks } from "./networks.ts";

test("every airport of the demo's routes is a real one, and every airline has a name", async () => {
  const airports = await loadAirports();
  for (const { airline, homes, others } of networks) {
    expect(airlineName(airline)).not.toBe(airline);
    expect(homes.length).toBeGreaterThan(0);
    expect([...homes, ...others].filter((iata) => !airports.find(iata))).toEqual([]);
    expect(new Set([...homes, ...others]).size).toBeGreaterThanOrEqual(3);
  }
});

test("every airline of the check-in groups flies", () => {
  const flown = new Set(networks.map(({ airline }) => airline));
  expect(
    Object.values(airlineGroups)
      .flat()
      .filter((airline) => !flown.has(airline)),
  ).toEqual([]);
});
