import { chakra } from "@chakra-ui/react";
import { TextField } from "@gatehouse/ui/field";
import type { ComponentProps } from "react";
import { useMessages } from "../../i18n/index.ts";
import type { InfoPath } from "../form/paths.ts";
import { messages } from "../messages/index.ts";
import { useInfoField } from "./use-info-field.ts";

type Passed = "helper" | "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "placeholder" | "maxLength";

export interface InfoTextProps extends Pick<ComponentProps<typeof TextField>, Passed> {
  readonly path: InfoPath;
  readonly label: string;
  /** May be left empty; `unmarked` where the heading of the part says so for all of it. */
  readonly optional?: boolean | "unmarked";
  /** Signs that are compared one by one: a number of a document. */
  readonly isCode?: boolean;
}

/** One line of text of the form. */
export function InfoText({ path, label, optional = false, isCode = false, ...rest }: InfoTextProps) {
  const t = useMessages(messages);
  const { id, ref, value, error, change, leave } = useInfoField(path);
  return (
    <chakra.div css={isCode ? { "& input": { fontFamily: "mono" } } : {}}>
      <TextField
        spellCheck={false}
        {...rest}
        id={id}
        ref={ref}
        fieldSize="lg"
        name={path}
        label={label}
        optional={optional === true ? t("optional") : ""}
        required={!optional}
        value={value}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onBlur={leave}
        error={error}
      />
    </chakra.div>
  );
}
