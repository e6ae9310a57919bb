import type { DisruptionApi } from "@gatehouse/api/client/disruption";
import { use, useEffect, useState } from "react";
import { DisruptionApiContext } from "./use-landing.ts";

type Care = Awaited<ReturnType<DisruptionApi["flights"]["customerCare"]>>;

/**
 * How Customer Care of the site is reached (DIS-15). A link that leads nowhere names no vendor whose care it could be.
 * @param asked whether it is wanted: a booking brings its own
 * @returns undefined until it is known, and where it cannot be read
 */
export function useCare(asked: boolean): Care | undefined {
  const api = use(DisruptionApiContext);
  const [care, setCare] = useState<Care>();
  useEffect(() => {
    if (!asked || !api) return;
    let isGone = false;
    const readCare = async (): Promise<void> => {
      try {
        const read = await api.flights.customerCare();
        if (!isGone) setCare(read);
      } catch {
        // The page says what happened; nothing more can be said without a network.
      }
    };
    void readCare();
    return () => {
      isGone = true;
    };
  }, [asked, api]);
  return care;
}
