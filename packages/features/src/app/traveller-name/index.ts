export { apartInShort, nameOf, type Named, plainNameOf, titledNameOf } from "./traveller-name.ts";
