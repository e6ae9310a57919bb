/** What has to be known of a traveller before a trip can be booked for them (REQ-15). */
export const basicDetails = ["firstName", "lastName", "dob", "gender", "email", "tz"] as const;
export type BasicDetail = (typeof basicDetails)[number];

/** The basic details that are not filled, in the order of the profile (REQ-15). */
export const missingBasicDetails = (
  profile: Readonly<Partial<Record<BasicDetail, string | null>>>,
): readonly BasicDetail[] => basicDetails.filter((detail) => (profile[detail] ?? "").trim() === "");
