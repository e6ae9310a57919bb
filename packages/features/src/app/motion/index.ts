export { InItsPlace } from "./in-its-place.tsx";
export { Leaving, LeavingItem } from "./leaving.tsx";
export { Moving } from "./moving.tsx";
export { Unfolding } from "./unfolding.tsx";
