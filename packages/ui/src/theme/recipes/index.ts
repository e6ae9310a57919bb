import { button } from "./button.ts";
import { calendar, dateField } from "./date-picker.ts";
import { fieldSlots, input, nativeSelect, switchSlots, textarea } from "./fields.ts";
import { dialog, drawer, toast } from "./overlays.ts";
import { kbd, link, skeleton, spinner } from "./texts.ts";

/** Only what the product uses: a Chakra component without a recipe here comes unstyled. Add one before the first use. */
export const recipes = { button, input, kbd, link, skeleton, spinner, textarea };
export const slotRecipes = {
  calendar,
  dateField,
  dialog,
  drawer,
  field: fieldSlots,
  nativeSelect,
  switch: switchSlots,
  toast,
};
