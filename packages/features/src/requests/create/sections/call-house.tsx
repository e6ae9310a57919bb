import { chakra } from "@chakra-ui/react";
import { type CallHouse as House, callHouseAddress } from "@gatehouse/domain/requests";
import { Choice } from "@gatehouse/ui/choice";
import { ExternalLink } from "lucide-react";
import { useMessages } from "../../../i18n/index.ts";
import { idOf } from "../form/paths.ts";
import { useFieldError, useRequestForm } from "../form/request-form-context.ts";
import { messages } from "../messages/index.ts";
import { Part } from "./part.tsx";

/** An address of the web that can be followed; undefined for what is none. */
function linkOf(url: string): string | undefined {
  const whole = /^https?:\/\//i.test(url) ? url : `https://${url}`;
  return url.trim() !== "" && URL.canParse(whole) ? whole : undefined;
}

/** The program's call house, and whether it is to be booked (REQ-5). */
export function CallHouse({ house }: { readonly house: House }) {
  const t = useMessages(messages);
  const { form, values } = useRequestForm();
  const error = useFieldError("consent");
  const link = linkOf(house.url);
  const answer = (yes: boolean) => (
    <chakra.label
      flex={{ base: "1", md: "none" }}
      display="inline-flex"
      alignItems="center"
      gap="2"
      height={{ base: "touch", md: "control" }}
      px="3"
      borderWidth="1px"
      borderColor={error === undefined ? "border.control" : "state.bad.fg"}
      borderRadius="control"
      cursor="pointer"
    >
      <Choice
        type="radio"
        id={yes ? idOf("consent") : undefined}
        name="consent"
        checked={values.consent === yes}
        onChange={() => form.setValue("consent", yes, { shouldDirty: true })}
      />
      {t(yes ? "callHouse.yes" : "callHouse.no")}
    </chakra.label>
  );
  return (
    <Part
      part="callHouse"
      summary={values.consent === null ? undefined : t(values.consent ? "callHouse.yes" : "callHouse.no")}
      aside={
        <chakra.p textStyle="xs" color="fg.muted">
          {t("callHouse.of")}
        </chakra.p>
      }
    >
      <chakra.div
        ps={{ base: "0", md: "1.625rem" }}
        display="grid"
        gridTemplateColumns={{ base: "1fr", md: "minmax(0, 1fr) auto" }}
        gap="3"
        alignItems="center"
      >
        <chakra.div minW="0">
          <chakra.p fontWeight="strong">{house.accomodationName}</chakra.p>
          <chakra.p color="fg.muted">{callHouseAddress(house)}</chakra.p>
          <chakra.p color="fg.muted" textStyle="figures">
            {house.phone}
            {link !== undefined && (
              <>
                {" · "}
                <chakra.a
                  href={link}
                  target="_blank"
                  rel="noopener noreferrer"
                  color="accent.fg"
                  display="inline-flex"
                  gap="1"
                  alignItems="center"
                >
                  {new URL(link).host}
                  <ExternalLink aria-hidden size={12} />
                </chakra.a>
              </>
            )}
          </chakra.p>
        </chakra.div>
        <chakra.fieldset
          role="radiogroup"
          aria-describedby={error === undefined ? undefined : `${idOf("consent")}-message`}
        >
          <chakra.legend fontWeight="strong" pb="1.5">
            {t("callHouse.question")}
          </chakra.legend>
          <chakra.div display="flex" gap="2">
            {answer(true)}
            {answer(false)}
          </chakra.div>
          {error !== undefined && (
            <chakra.p
              id={`${idOf("consent")}-message`}
              role="alert"
              mt="1"
              textStyle="xs"
              fontWeight="strong"
              color="state.bad.fg"
            >
              {error}
            </chakra.p>
          )}
        </chakra.fieldset>
      </chakra.div>
    </Part>
  );
}
