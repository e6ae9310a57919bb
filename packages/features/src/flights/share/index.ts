export { ShareControl } from "./share-control.tsx";
