import { Button, chakra } from "@chakra-ui/react";
import { nameIn, useKnownCountry } from "@gatehouse/ui/country-field";
import { Copy } from "lucide-react";
import { useWatch } from "react-hook-form";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { useBoard, useInfoForm } from "../form/form-context.ts";
import { companionsWithout, nationalityToCopy } from "../form/nationalities.ts";
import { messages } from "../messages/index.ts";

/** Families have one nationality more often than not: it is copied from or to the companions, for who asks for it. */
export function SameNationality({ index, names }: { readonly index: number; readonly names: readonly string[] }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { control, countries, fill } = useInfoForm();
  const passengers = useWatch({ control, name: "passengers" });
  const known = passengers.map(({ nationality }) => nationality);
  // Who was removed from the form, and whose nationality stands, is left alone.
  const without = useBoard(({ problems }) => companionsWithout(problems, index).join(" "));
  const from = nationalityToCopy(known, index);
  const code = known[from ?? index] ?? "";
  const { country } = useKnownCountry(code, countries.known.get().get(code), countries.search);
  const targets = from === undefined ? without.split(" ").filter(Boolean).map(Number) : [index];
  if (!country || code === "" || targets.length === 0) return null;
  const [only = 0] = targets;
  const name = nameIn(language, country);
  const words =
    from !== undefined
      ? t("nationality.as", { country: name, name: names[from] ?? "" })
      : targets.length === 1
        ? t("nationality.for", { country: name, name: names[only] ?? "" })
        : t("nationality.forAll", { country: name, count: targets.length });
  return (
    <Button
      variant="plain"
      mt="1"
      px="0"
      py="1"
      height="auto"
      minH="control"
      maxW="full"
      justifyContent="flex-start"
      whiteSpace="normal"
      overflowWrap="anywhere"
      textAlign="start"
      lineHeight="tight"
      onClick={() => {
        for (const target of targets) fill(`passengers.${target}.nationality`, code);
        // The button goes with what it was for.
        document.getElementById(`passengers-${index}-nationality`)?.focus();
      }}
    >
      <chakra.span display="inline-flex" flexShrink={0}>
        <Copy aria-hidden />
      </chakra.span>
      {words}
    </Button>
  );
}
