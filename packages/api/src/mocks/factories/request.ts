import {
  emptyRequestForm,
  type Program,
  type RequestForm,
  type RequestStatus,
  type SubmittedRequest,
  submittedOf,
} from "@gatehouse/domain/requests";
import { addDays } from "@gatehouse/domain/time";
import { type MockRequestTraveller, requestOrganisations, requestPrograms, requestTravellers } from "./request-data.ts";

/** A travel request of the mocks. Instants are seconds since 1970, UTC. */
export interface MockRequest {
  readonly id: number;
  readonly traveller: MockRequestTraveller;
  readonly status: RequestStatus;
  readonly createdAt: number;
  readonly createdBy: string;
  readonly assignedTo: string | null;
  readonly cancelReason: string | null;
  readonly bookingNo: string | null;
  readonly request: SubmittedRequest;
  readonly program: Program | null;
}

export interface RequestOptions {
  readonly id?: number;
  /** Default the first of the sample. */
  readonly traveller?: MockRequestTraveller | undefined;
  readonly status?: RequestStatus;
  readonly assignedTo?: string | null;
  readonly createdAt?: number;
  /** First day of the trip, `YYYY-MM-DD`. */
  readonly startDate: string;
  readonly form?: Partial<RequestForm>;
}

/** A complete request for three days: there and back, a hotel and a car where the organisation has them. */
export function createRequest({
  id = 20_814,
  traveller: whom,
  status = "SUBMITTED",
  assignedTo = null,
  createdAt = Math.floor(Date.parse("2026-11-20T08:00Z") / 1000),
  startDate,
  form = {},
}: RequestOptions): MockRequest {
  const traveller = whom ?? requestTravellers[0];
  if (!traveller) throw new Error("There are no travellers.");
  const endDate = addDays(startDate, 2);
  const organisation = requestOrganisations.find(({ vendorCode }) => vendorCode === traveller.vendorCode);
  if (!organisation) throw new Error(`There is no organisation ${traveller.vendorCode}.`);
  const program = organisation.mode === "programs" ? (requestPrograms[0] ?? null) : null;
  const whole: RequestForm = {
    ...emptyRequestForm,
    startDate,
    endDate,
    programId: program?.id ?? null,
    deptCode: program?.deptInfos[0]?.deptCode ?? "",
    purpose: program ? "Surgeon/APP Travel" : "Corporate Travel",
    dynamicFields: program?.dynamicFields.map((field) => ({ ...field, value: "Valve repair" })) ?? [],
    flights: [
      { flightDeparture: "ATL", flightDestination: "RST", flightDepartureDate: startDate },
      { flightDeparture: "RST", flightDestination: "ATL", flightDepartureDate: endDate },
    ],
    hotels: [
      {
        name: "Mill Race Inn",
        hotelLocation: "Rochester, MN",
        website: "",
        checkInDate: startDate,
        checkOutDate: endDate,
      },
    ],
    cars: [
      {
        company: "National Car Rental",
        pickupLocation: "Rochester (RST)",
        pickupDate: startDate,
        pickupTime: "14:30",
        dropOffLocation: "Rochester (RST)",
        dropOffDate: endDate,
        dropOffTime: "",
      },
    ],
    timePreferences: ["Morning"],
    comments: { ...emptyRequestForm.comments, flightComment: "Aisle seat. On site by 13:00 on the first day." },
    consent: true,
    ...form,
  };
  return {
    id,
    traveller,
    status,
    createdAt,
    createdBy: traveller.userid || "crm-operator",
    assignedTo,
    cancelReason: null,
    bookingNo: null,
    request: submittedOf(whole, organisation, program),
    program,
  };
}

/** Pending requests of every vendor, some of them assigned. @param now seconds since 1970, UTC */
export function createRequests(now: number): readonly MockRequest[] {
  const today = new Date(now * 1000).toISOString().slice(0, 10);
  return Array.from({ length: 12 }, (_, place) => {
    const operator = place % 3 === 1 ? "crm-operator" : place % 3 === 2 ? "ines.duarte" : null;
    return createRequest({
      id: 20_814 - place,
      traveller: requestTravellers[place % requestTravellers.length],
      status: operator ? "ASSIGNED" : "SUBMITTED",
      assignedTo: operator,
      createdAt: now - (place + 1) * 7200,
      startDate: addDays(today, 5 + place * 2),
    });
  });
}
