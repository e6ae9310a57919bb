export { AddAncillaryScreen, type AddAncillaryScreenProps } from "./add-ancillary-screen.tsx";
