/** What tells travellers of one name apart. Part of the catalogues of check-in and of boarding passes. */
export const travellerWords = {
  "traveller.dateOfBirth": "born {{value}}",
  "traveller.ticketEnd": "ticket …{{value}}",
  "traveller.position": "traveller {{value}}",
} as const;
