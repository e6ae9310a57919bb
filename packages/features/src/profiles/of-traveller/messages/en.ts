/** What staff read about the profile of a traveller. */
export const en = {
  loading: "Reading the profile",
  failed: "The profile could not be read.",
  none: "There is no such traveller.",
  "none.hint": "Whoever travels has a profile once they have an account.",
  "complete.done": "The profile is complete.",
  "complete.missing": "{{filled}} of {{all}} parts filled. Missing:",
  "documents.help": "Numbers are shown by their ends. Each one that you show is recorded with your name.",
  "documents.lost": "What was stored cannot be read any more. The traveller is asked for it again on their profile.",
  "part.about": "About the traveller",
  "about.help": "Dates are those of the calendar, without a time zone.",
} as const;
