export { apartOf, nameOf, type Named, plainNameOf } from "./traveller-name.ts";
