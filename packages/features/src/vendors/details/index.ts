export { VendorDetailsScreen, type VendorDetailsScreenProps } from "./vendor-details-screen.tsx";
