/** The call that those without a session make: apart from its schemas, which pages of visitors need not load. */
export const visitRoute = {
  method: "POST",
  path: "/chat/visits",
  tags: ["chat"],
  summary: "The room of a link or a guest, and a ticket to it",
} as const;
