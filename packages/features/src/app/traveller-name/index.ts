export { distinguishingTextInShort, nameOf, type NamedTraveller, plainNameOf, titledNameOf } from "./traveller-name.ts";
