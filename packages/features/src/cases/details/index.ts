export { CaseDetailsScreen, type CaseDetailsScreenProps } from "./case-details-screen.tsx";
