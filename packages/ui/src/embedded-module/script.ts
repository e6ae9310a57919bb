/** `/embed.js`: makes `<gatehouse-module>` known to the page that loads it; the server is the one that the script comes from. */
import { ModuleElement } from "./module-element.ts";

const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement) ModuleElement.server = new URL(currentScript.src).origin;
if (!customElements.get("gatehouse-module")) customElements.define("gatehouse-module", ModuleElement);
