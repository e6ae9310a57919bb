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
  visitMessages: {
    method: "POST",
    path: "/chat/visits/messages",
    tags: ["chat"],
    summary: "What was said before or after a message, for a visitor",
  },
  visitSay: {
    method: "POST",
    path: "/chat/visits/said",
    tags: ["chat"],
    summary: "Say something, as a visitor",
  },
  visitReceipts: {
    method: "POST",
    path: "/chat/visits/receipts",
    tags: ["chat"],
    summary: "What has arrived at a visitor, and what they saw",
  },
  visitUpload: {
    method: "POST",
    path: "/chat/visits/files",
    tags: ["chat"],
    summary: "Send up a visitor's file for a message",
  },
  visitFile: {
    method: "POST",
    path: "/chat/visits/files/link",
    tags: ["chat"],
    summary: "A link to a file of a visitor's conversation",
  },
} as const;
