export const en = {
  opening: "Opening …",
  closed: "This part of the page cannot be shown",
  again: "Try again",
  "reason.TICKET_EXPIRED": "It took too long to open. Try again, or load the page around again.",
  "reason.TICKET_USED": "It was opened once already. Try again, or load the page around again.",
  "reason.TICKET_UNKNOWN": "The page around gave no good ticket for it. Load that page again.",
  "reason.TICKET_MISPLACED": "The ticket that the page around gave is for another page. Load that page again.",
  "reason.TICKET_WITHDRAWN":
    "Access to it has ended. Load the page around again; if that does not help, ask the site on which it is.",
  "reason.NO_TICKET":
    "The page around gives no access to it at the moment. Load that page again, and sign in there again if you are asked to.",
  "reason.NETWORK": "The server cannot be reached. Check your connection, and try again.",
  "reason.UNKNOWN": "Something went wrong. Try again in a moment.",
  "alone.title": "This page is part of another site",
  "alone.text":
    "It is shown within a page of the site that you came from, and cannot be opened by itself. Go back to that site.",
  "unknown.title": "There is no such module",
  back: "All trips",
} as const;
