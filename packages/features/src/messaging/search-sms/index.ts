export { SearchSmsScreen, type SearchSmsScreenProps } from "./search-sms-screen.tsx";
