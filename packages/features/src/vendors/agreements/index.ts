export { AgreementScreen } from "./agreement-screen.tsx";
export { PendingAgreementsScreen } from "./pending-screen.tsx";
