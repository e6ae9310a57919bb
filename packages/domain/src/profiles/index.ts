export { basicDetails, missingBasicDetails, type BasicDetail } from "./basic-details.ts";
