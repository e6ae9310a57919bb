import { chakra } from "@chakra-ui/react";
import { logoTypeOf, logoTypes, vendorLimits } from "@gatehouse/domain/vendors";
import { Choice } from "@gatehouse/ui/choice";
import { FileDrop } from "@gatehouse/ui/file-drop";
import { useEffect, useId, useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

/** What is wrong with a file that is to be a logo (VEN-5). */
const logoProblem = (file: File): "logo.size.error" | "logo.type.error" | undefined => {
  if (file.size >= vendorLimits.logo) return "logo.size.error";
  return logoTypeOf(file.type) === undefined ? "logo.type.error" : undefined;
};

export interface LogoPreviewProps {
  readonly src: string;
  readonly plate: boolean;
}

/** A logo as it stands in the side bar: on light, and on dark. */
export function LogoPreview({ src, plate }: LogoPreviewProps) {
  const t = useMessages(messages);
  const shown = [
    { key: "light", bg: "white", border: "border.subtle", caption: t("logo.onLight"), onPlate: false },
    {
      key: "dark",
      bg: "gray.900",
      border: "gray.900",
      caption: t(plate ? "logo.onDarkPlate" : "logo.onDark"),
      onPlate: plate,
    },
  ] as const;
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 9rem), 14rem))"
      gap="3"
      data-testid="logo-preview"
    >
      {shown.map(({ key, bg, border, caption, onPlate }) => (
        <chakra.figure key={key} m="0">
          <chakra.div
            height="16"
            display="flex"
            alignItems="center"
            px="4"
            borderRadius="panel"
            borderWidth="1px"
            bg={bg}
            borderColor={border}
          >
            <chakra.span
              display="inline-flex"
              alignItems="center"
              height="10"
              maxW="full"
              borderRadius="control"
              {...(onPlate ? { bg: "white", px: "2" } : {})}
            >
              <chakra.img src={src} alt="" maxH="8" maxW="full" objectFit="contain" />
            </chakra.span>
          </chakra.div>
          <chakra.figcaption textStyle="sm" color="fg.muted" pt="1">
            {caption}
          </chakra.figcaption>
        </chakra.figure>
      ))}
    </chakra.div>
  );
}

export interface LogoFieldProps {
  readonly id: string;
  readonly file: File | undefined;
  readonly onFile: (file: File) => void;
  readonly plate: boolean;
  readonly onPlate: (plate: boolean) => void;
  readonly error: string | undefined;
  /** Of the logo that stands, where no other is chosen. */
  readonly standing?: string | undefined;
}

/** A logo: chosen, checked at once, and shown as it will stand (VEN-5). */
export function LogoField({ id, file, onFile, plate, onPlate, error, standing }: LogoFieldProps) {
  const t = useMessages(messages);
  const name = useId();
  const [wrong, setWrong] = useState<string>();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const reader = new FileReader();
    const shown = (): void => setUrl(typeof reader.result === "string" ? reader.result : undefined);
    reader.addEventListener("load", shown);
    reader.readAsDataURL(file);
    return () => reader.removeEventListener("load", shown);
  }, [file]);
  const take = (next: File): void => {
    const problem = logoProblem(next);
    setWrong(problem && t(problem));
    if (!problem) onFile(next);
  };
  const src = file ? url : standing;
  return (
    <chakra.div id={id} tabIndex={-1} display="grid" gap="4" outline="none">
      <FileDrop
        file={file}
        onFile={take}
        accept={logoTypes.join(",")}
        error={wrong ?? error}
        labels={{
          label: t("field.logo"),
          choose: t(standing === undefined ? "logo.choose" : "logo.change"),
          change: t("logo.change"),
          hint: file
            ? t("logo.size", {
                type: file.type.replace(/^image\/|\+xml$/g, ""),
                size: Math.max(1, Math.round(file.size / 1000)),
              })
            : t("logo.hint"),
        }}
      />
      {src !== undefined && (
        <chakra.div display="grid" gap="3">
          <chakra.h3 fontWeight="strong">{t("logo.preview")}</chakra.h3>
          <LogoPreview src={src} plate={plate} />
          <chakra.fieldset display="flex" flexWrap="wrap" columnGap="5">
            <chakra.legend srOnly>{t("logo.plate")}</chakra.legend>
            {[false, true].map((each) => (
              <chakra.label
                key={String(each)}
                display="inline-flex"
                alignItems="center"
                gap="2"
                minH={{ base: "touch", md: "control" }}
              >
                <Choice type="radio" name={name} checked={plate === each} onChange={() => onPlate(each)} />
                {t(each ? "logo.plate.yes" : "logo.plate.no")}
              </chakra.label>
            ))}
          </chakra.fieldset>
        </chakra.div>
      )}
    </chakra.div>
  );
}
