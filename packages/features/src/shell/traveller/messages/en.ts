export const en = {
  skip: "Skip to the content",
  footer: "About this site",
  airports: "Airport data:",
  staff: "Staff sign in",
  "planned.title": "This page is not built yet",
  "planned.help": "{{path}} is on our list. Searching for flights works.",
  "planned.start": "Search flights",
  "home.title": "When your flight changes, we help",
  "home.lead":
    "Did we send you a message? Open the link in it: it leads straight to your booking and shows what you can do.",
  "home.watch": "We watch your flight",
  "home.watchText": "From booking to landing, for every flight you told us about.",
  "home.tell": "We tell you at once",
  "home.tellText": "A change, a delay or a cancellation reaches you by message, with what it means.",
  "home.rebook": "We help you rebook",
  "home.rebookText": "You see other ways to travel and choose one. Certain fees go to the transportation provider.",
  "home.notInsurance": "This service is not insurance. It is given once per flight and pays no cash.",
} as const;
