/** What the bar says by which one gets to the parts of a page. */
export const en = {
  label: "On this page",
  comments: "Comments",
  some: "New",
  new_one: "{{count}} new",
  new_other: "{{count}} new",
} as const;
