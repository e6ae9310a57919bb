export { VendorListScreen } from "./vendor-list-screen.tsx";
