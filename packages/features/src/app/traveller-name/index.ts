export { apartOf, nameOf, type Named, plainNameOf, titledNameOf } from "./traveller-name.ts";
