/** Where the calls of a disruption's link are, apart from what they carry: the landing page needs no more than this. */
export const disruptionRoutes = {
  tripInfo: {
    method: "POST",
    path: "/disruption/trip-info",
    tags: ["disruption"],
    summary: "The disrupted flight behind a traveller's link, and what can be chosen",
  },
  choose: {
    method: "POST",
    path: "/disruption/choice",
    tags: ["disruption"],
    summary: "Save what a traveller chose on the landing page",
  },
  answerPrice: {
    method: "POST",
    path: "/disruption/price-answer",
    tags: ["disruption"],
    summary: "A traveller's yes or no to a dearer price",
  },
} as const;
