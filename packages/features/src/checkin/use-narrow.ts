export { useBroad, useNarrow, useRoomy } from "../app/use-narrow.ts";
