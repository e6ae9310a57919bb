export { SendEmailScreen, type SendEmailScreenProps } from "./send-email-screen.tsx";
