export { BillingScreen, type BillingScreenProps } from "./billing-screen.tsx";
