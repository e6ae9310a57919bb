import type { SitePageText } from "../types.ts";

const guarantee: SitePageText = {
  name: "Flight Disruption Guarantee",
  heading: "Your flight is cancelled.\nWe help you onto another one.",
  lead: "When your flight is cancelled or very late, you get a link and pick another flight. Up to $1,000 of its fare per passenger is absorbed under the terms of the guarantee.",
  does: [
    "Writes to you by e-mail and SMS, in your language",
    "Lets you choose: another flight, lounge access, or nothing",
    "Absorbs up to $1,000 per passenger of the flight that you choose",
    "Lets you write to a person in the chat",
  ],
  ends: [
    "It is not insurance",
    "It gives no cash reimbursement",
    "It works one time per flight",
    "Above $1,000 per passenger you pay the rest",
  ],
  steps: [
    {
      when: "First",
      title: "The flight fails",
      text: "It is cancelled, more than three hours late, or you would miss it because the one before is late.",
    },
    {
      when: "Within a minute",
      title: "You get a link",
      text: "By e-mail and SMS. It opens your booking without an account and without a password.",
    },
    {
      when: "When you like",
      title: "You choose",
      text: "You can change your choice until we have acted on it.",
    },
    {
      when: "Then",
      title: "We confirm",
      text: "A travel agent asks for the price again. If you would pay more than you agreed to, we ask you first.",
    },
  ],
};

const delay: SitePageText = {
  name: "Flight Delay Assistance",
  heading: "Very late is as bad as cancelled. You get help with both.",
  lead: "When a flight is more than three hours late, or a delay costs you the next one, you get a link to other flights and to a person who helps.",
  does: [
    "Begins when a flight is more than three hours late, leaving or landing",
    "Sees that fewer than 30 minutes are left for a connection",
    "Shows other flights, with their prices",
    "Is paid for the flights that you choose, not for the whole trip",
  ],
  ends: [
    "It is not insurance",
    "It gives no cash reimbursement",
    "It works one time per flight",
    "You pay for another flight, unless you have the guarantee as well",
  ],
};

const assist: SitePageText = {
  name: "Air-Traveler Assist",
  heading: "Three services for your flight, in one.",
  lead: "Flight Watcher, Auto Check-in and Weather Alerts together. What is in it cannot be paid for twice: the cart takes it out.",
  does: [
    "Contains Flight Watcher, Auto Check-in and Weather Alerts",
    "Is paid once per passenger, for all flights of the booking",
    "Takes out of the cart what you would otherwise pay for twice, and says so",
  ],
  ends: [
    "It is not insurance",
    "It gives no cash reimbursement",
    "It does not contain the Flight Disruption Guarantee",
    "What a booking has already is not begun again",
  ],
};

const watcher: SitePageText = {
  name: "Flight Watcher",
  heading: "We watch your flight, so that you do not have to.",
  lead: "Every flight of the booking is watched until it lands. When it is cancelled, very late, or a connection will be missed, you hear it at once, and what you can do.",
  does: [
    "Watches every flight of the booking that is still ahead",
    "Tells you when a flight is cancelled, more than three hours late, or cannot be reached any more",
    "Writes by e-mail and SMS within a minute, once by each",
  ],
  ends: [
    "It is not insurance",
    "It gives no cash reimbursement",
    "A short delay that changes nothing for you is no message",
    "It knows what the airline, the travel agent or a flight-status service says, no more",
  ],
};

const checkIn: SitePageText = {
  name: "Auto Check-in",
  heading: "Checked in when the airline opens check-in.",
  lead: "The airline’s own check-in is done for you as soon as it opens: by machine where the airline allows it, by people otherwise.",
  does: [
    "Checks in when check-in opens, by day and by night",
    "Compares each boarding pass with the booking in nine points before it counts",
    "Asks you for what the airline wants to know and nobody has told yet, on a page with a link of its own",
    "Goes on with people where a machine gets no further",
  ],
  ends: [
    "Seats are those that the airline gives",
    "Without the data that an airline asks for, nobody can check in",
    "Some airlines check in at the airport only",
  ],
};

const weather: SitePageText = {
  name: "Weather Alerts",
  heading: "The weather where you leave, and where you land.",
  lead: "For the hours around each departure and each arrival: temperature, rain, wind and how far one sees.",
  does: [
    "Shows the weather by the hour, at both ends of a flight",
    "Marks the hour in which the flight leaves or lands",
    "Says when it is not a forecast but what is usual for the place and the season",
  ],
  ends: [
    "It is not insurance",
    "A forecast may be wrong, and reaches some days ahead only",
    "No message about the weather is sent by itself: your travel agent tells you what matters",
  ],
};

export const product = {
  product: {
    name: "Products",
    heading: "Help for the flight that you have booked",
    lead: "Six services that a travel agent can add to a booking. Each page says what a service does, where it ends, and lets you try it on sample data.",
    sections: [
      {
        title: "What holds for all of them",
        list: [
          "They are not insurance, and give no cash reimbursement.",
          "They work one time per flight.",
          "Your travel agent sets the price and shows it before you pay.",
          "Money for which nothing can be given any more goes back by itself.",
        ],
      },
    ],
  },
  "product/flight-disruption-guarantee": guarantee,
  "product/flight-delay-assistance": delay,
  "product/air-traveler-assist": assist,
  "product/flight-watcher": watcher,
  "product/auto-checkin": checkIn,
  "product/weather-alerts": weather,
} as const satisfies Readonly<Record<string, SitePageText>>;
