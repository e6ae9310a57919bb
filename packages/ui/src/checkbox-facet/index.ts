export { CheckboxFacet, type CheckboxFacetProps } from "./checkbox-facet.tsx";
