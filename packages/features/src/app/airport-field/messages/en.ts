export const en = {
  placeholder: "City, airport or code",
  short: "Type at least 3 letters of a city, an airport or its code.",
  loading: "Searching airports…",
  none: "No airport is called “{{text}}”.",
  found_one: "{{count}} airport found. Choose with the arrow keys and Enter.",
  found_other: "{{count}} airports found. Choose with the arrow keys and Enter.",
  all: "{{city}}, all airports",
  "all.option": "All airports: {{airports}}",
  clear: "Clear {{field}}",
  failed: "Failed to search airports.",
  refused: "Failed to search airports. Response status is false.",
  unknown: "Failed to fetch airport information",
} as const;
