export const en = {
  who: "Send to",
  "who.sms": "A phone number",
  "who.email": "An e-mail address",
  "who.traveller": "The traveller of the booking",
  "traveller.enter.email": "Fill in the booking number: the e-mail address is taken from it.",
  "traveller.enter.sms": "Fill in the booking number: the phone number is taken from it.",
  "traveller.looking": "Looking for the traveller…",
  "traveller.unknown": "There is no such booking.",
  "traveller.failed": "The traveller could not be shown. You can send all the same.",
  "traveller.nameless": "The traveller",
  "none.sms": "This booking’s traveller has no phone number.",
  "none.email": "This booking’s traveller has no e-mail address.",
  "stopped.sms": "They have written STOP and get no SMS.",
  "stopped.email":
    "They have stopped e-mails that their journey does not need. You cannot write to them by e-mail here.",
} as const;
