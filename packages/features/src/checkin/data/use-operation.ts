export { type Operation, useOperation } from "../../app/use-operation.ts";
