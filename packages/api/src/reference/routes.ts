/** Where reference calls for travellers are, apart from what they carry. */
export const referenceRoutes = {
  countries: {
    method: "GET",
    path: "/reference/countries",
    tags: ["reference"],
    summary: "Countries with their states and address rules by name or code, best match first",
  },
} as const;
