export { toaster, Toaster, type ToasterProps } from "./toaster.tsx";
