/** Where the calls of travellers are, apart from what they carry: a client needs no more than this. */
export const travellerRoutes = {
  missingInfo: {
    method: "GET",
    path: "/travellers/missing-info",
    tags: ["travellers"],
    summary: "What a booking's travellers have given so far, and what is missing",
  },
  updateMissingInfo: {
    method: "PUT",
    path: "/travellers/missing-info/{searchId}",
    tags: ["travellers"],
    summary: "Fill in what is missing; what is valid is kept, what is not comes back",
  },
} as const;
