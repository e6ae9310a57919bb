import type { Prices } from "@gatehouse/domain/ancillary";
import type { InferSchemaOutput } from "@orpc/contract";
import type { bookingSchema, orderSchema } from "../ancillary/schema.ts";
import type { paymentSchema } from "../payments/schema.ts";

type MockOrder = InferSchemaOutput<typeof orderSchema>;
type MockPayment = InferSchemaOutput<typeof paymentSchema>;
type MockBooking = Omit<InferSchemaOutput<typeof bookingSchema>, "orders" | "prices">;

export interface MockOrdersOptions {
  readonly bookings?: readonly MockBooking[];
  readonly orders?: readonly MockOrder[];
  readonly payments?: readonly MockPayment[];
  readonly prices?: Prices;
  readonly canPay?: boolean;
  /** Whether the bank's page stands in a frame. */
  readonly isFramed?: boolean;
}

export interface MockOrders {
  readonly bookings: (bookingNo: string) => readonly MockBooking[];
  readonly prices: () => Prices;
  readonly isFramed: boolean;
  /** Prices move. */
  readonly setPrices: (prices: Prices) => void;
  readonly all: () => readonly MockOrder[];
  readonly add: (order: Omit<MockOrder, "id">) => MockOrder;
  readonly change: (id: number, change: Partial<MockOrder>) => void;
  readonly payments: () => readonly MockPayment[];
  readonly changePayment: (id: string, change: Partial<MockPayment>) => MockPayment | undefined;
}

const samplePrices: Prices = {
  "air-traveler-assist": 1400,
  "flight-watcher": 800,
  "auto-checkin": 600,
  "weather-alerts": 400,
  "flight-delay-assistance": 900,
  "flight-disruption-guarantee": 2900,
};

const flight = (segmentId: number, flightNum: string, from: string, to: string, departureDate: string) => ({
  segmentId,
  airline: "TP",
  flightNum,
  from,
  to,
  departureDate,
  departureTime: "10:15",
});

const sampleBooking = (canPay: boolean): MockBooking => ({
  bookingNo: "60421002",
  vendorCode: "NWT",
  vendorName: "Northwind Travel",
  currency: "USD",
  traveller: "Inés García López",
  passengers: 3,
  flights: [flight(11, "210", "BOS", "LIS", "2026-12-04"), flight(12, "211", "LIS", "BOS", "2026-12-11")],
  services: [],
  canPay,
});

const samplePayment = (number: number, at: number, more: Partial<MockPayment>): MockPayment => ({
  id: `3f1a2f00-0000-4000-8000-00000000000${number}`,
  orderId: 40 + number,
  orderState: "ACTIVE",
  bookingNo: `6042100${number}`,
  vendorCode: "NWT",
  vendorName: "Northwind Travel",
  state: "SUCCEEDED",
  amount: 12_900,
  currency: "USD",
  products: ["air-traveler-assist", "flight-disruption-guarantee"],
  message: "",
  createdBy: "traveller",
  createdAt: at - number * 3600,
  stateAt: at - number * 3600 + 20,
  refundedBy: null,
  ...more,
});

const samplePayments = (at: number): readonly MockPayment[] => [
  samplePayment(1, at, {}),
  samplePayment(2, at, { state: "PENDING", orderState: "OPEN", products: ["flight-watcher"], amount: 2400 }),
  samplePayment(3, at, {
    state: "DECLINED",
    orderState: "OPEN",
    message: "The card was declined.",
    createdBy: "vendor",
  }),
  samplePayment(4, at, { state: "REFUNDING", refundedBy: "billing" }),
  samplePayment(5, at, { state: "REFUNDED", orderState: "REFUNDED", refundedBy: "SYSTEM", currency: "EUR" }),
];

/** Orders and payments in memory. */
export function createMockOrders(
  options: MockOrdersOptions,
  now: () => number,
  changed: (orderId: number) => void,
): MockOrders {
  const canPay = options.canPay ?? true;
  const twin = { bookingNo: "77" };
  const bookings = options.bookings ?? [
    sampleBooking(canPay),
    { ...sampleBooking(canPay), bookingNo: "60421009", flights: [], services: ["flight-watcher"] },
    { ...sampleBooking(canPay), ...twin },
    { ...sampleBooking(canPay), ...twin, vendorCode: "BLA", vendorName: "Blue Atlas" },
  ];
  let prices = options.prices ?? samplePrices;
  let orders = options.orders ?? [];
  let payments = options.payments ?? samplePayments(now());
  return {
    bookings: (bookingNo) => bookings.filter((one) => one.bookingNo === bookingNo),
    prices: () => prices,
    isFramed: options.isFramed ?? true,
    setPrices(next) {
      prices = next;
    },
    all: () => orders,
    add(order) {
      const made = { ...order, id: Math.max(100, ...orders.map(({ id }) => id)) + 1 };
      orders = [made, ...orders];
      changed(made.id);
      return made;
    },
    change(id, change) {
      orders = orders.map((one) => (one.id === id ? { ...one, ...change } : one));
      changed(id);
    },
    payments: () => payments,
    changePayment(id, change) {
      payments = payments.map((one) => (one.id === id ? { ...one, ...change } : one));
      const found = payments.find((one) => one.id === id);
      if (found) changed(found.orderId);
      return found;
    },
  };
}
