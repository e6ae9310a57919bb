export const en = {
  agent: "Northwind Travel",
  hello:
    "Hello, this is the agent of the demonstration. Your flight to Lisbon is cancelled: shall I look for another one?",
  first: "There are seats for all three of you tomorrow. This is the search:",
  second: "An agent would book what you choose, and send you the new itinerary here and by e-mail.",
  further: "That is all that the demonstration knows. In the real chat a person goes on.",
} as const;
