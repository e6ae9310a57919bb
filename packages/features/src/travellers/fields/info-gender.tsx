import { chakra, NativeSelect, useSlotRecipe } from "@chakra-ui/react";
import { genders } from "@gatehouse/domain/travellers";
import { FieldMessages } from "@gatehouse/ui/field";
import { useMessages } from "../../i18n/index.ts";
import type { InfoPath } from "../form/paths.ts";
import { messages } from "../messages/index.ts";
import { useInfoField } from "./use-info-field.ts";

/** The gender as airlines tell it to governments; a list of the browser, which phones show at their best. */
export function InfoGender({ path, autoComplete }: { readonly path: InfoPath; readonly autoComplete: string }) {
  const t = useMessages(messages);
  const look = useSlotRecipe({ key: "field" })();
  const { id, ref, value, error, change, leave } = useInfoField(path);
  return (
    <chakra.div css={look["root"]}>
      <chakra.label htmlFor={id} css={look["label"]}>
        {t("field.gender")}
      </chakra.label>
      <NativeSelect.Root size="lg">
        <NativeSelect.Field
          id={id}
          name={path}
          ref={ref}
          value={value}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onBlur={leave}
          autoComplete={autoComplete}
          aria-required
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-message`}
        >
          <option value="">{t("gender.choose")}</option>
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {t(`gender.${gender}`)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <FieldMessages id={`${id}-message`} error={error} />
    </chakra.div>
  );
}
