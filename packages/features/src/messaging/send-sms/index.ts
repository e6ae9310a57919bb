export { SendSmsScreen, type SendSmsScreenProps } from "./send-sms-screen.tsx";
