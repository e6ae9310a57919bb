export { CustomerCare } from "./customer-care.tsx";
