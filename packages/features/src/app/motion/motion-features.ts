// Fetched when a screen that moves things is there: it is most of the library.
export { domMax as motionFeatures } from "framer-motion";
