/** Where the calls of those without a session are, apart from what they carry: their pages need no more than this. */
export const visitRoutes = {
  visit: {
    method: "POST",
    path: "/chat/visits",
    tags: ["chat"],
    summary: "The room of a link or a guest, and a ticket to it",
  },
  offer: {
    method: "GET",
    path: "/chat/offers",
    tags: ["chat"],
    summary: "Whose staff answer guests of the traveller site",
  },
} as const;
