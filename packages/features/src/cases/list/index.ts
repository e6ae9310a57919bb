export { CaseListScreen, type CaseListScreenProps } from "./case-list-screen.tsx";
