export { BillingEntryScreen, type BillingEntryScreenProps } from "./billing-entry-screen.tsx";
