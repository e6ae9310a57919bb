import { button } from "./button.ts";
import { fieldSlots, input, nativeSelect, switchSlots, textarea } from "./fields.ts";
import { dialog, drawer, toast } from "./overlays.ts";
import { kbd, link, skeleton, spinner } from "./texts.ts";

/**
 * Only what the product uses: a Chakra component without a recipe here comes unstyled. Add one before the first use. Recipes of
 * widgets of our own that few pages have are beside them, and come with them.
 */
export const recipes = { button, input, kbd, link, skeleton, spinner, textarea };
export const slotRecipes = {
  dialog,
  drawer,
  field: fieldSlots,
  nativeSelect,
  switch: switchSlots,
  toast,
};
