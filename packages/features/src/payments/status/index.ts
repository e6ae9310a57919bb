export { PaymentStatusScreen } from "./payment-status-screen.tsx";
