export { PhoneField } from "./phone-field.tsx";
export type { CallingCode, Phone, PhoneFieldLabels, PhoneFieldProps } from "./types.ts";
