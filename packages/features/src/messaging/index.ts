export { SearchEmailScreen, type SearchEmailScreenProps } from "./search-email-screen.tsx";
