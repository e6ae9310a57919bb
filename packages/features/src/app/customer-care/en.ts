/** What the dialog of Customer Care says. */
export const en = {
  title: "Customer Care",
  lead: "People who know your booking are there for you.",
  booking: "Have your booking number at hand: {{bookingNo}}",
  mail: "Write to us",
  phone: "Call us",
  subject: "Booking # {{bookingNo}}",
  loading: "Fetching how to reach Customer Care…",
  failed: "How to reach Customer Care could not be fetched.",
  none: "Answer the message that brought you here: it reaches us.",
  retry: "Try again",
  close: "Close",
} as const;
