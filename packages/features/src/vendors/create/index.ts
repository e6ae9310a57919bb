export { CreateVendorScreen } from "./create-vendor-screen.tsx";
