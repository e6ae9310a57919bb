export { FailedPartContext, type FailedPartProps, late, type LateComponent, type LateOptions } from "./late.tsx";
export { fetchAhead, onNewPart, type Part, part, partsToCome, type PartTurn, PartUnavailable } from "./part.ts";
