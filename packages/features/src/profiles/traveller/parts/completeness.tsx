import { Button, chakra } from "@chakra-ui/react";
import { profileGaps, profileParts } from "@gatehouse/domain/profiles";
import { ProgressBar } from "@gatehouse/ui/progress-bar";
import { useMessages } from "../../../i18n/index.ts";
import { idOf, useProfileForm } from "../form/profile-form-context.ts";
import { messages } from "../messages/index.ts";

/** How complete the profile is, and what each missing part costs (PRO-2); each leads to its field. */
export function Completeness({ email }: { readonly email: string }) {
  const t = useMessages(messages);
  const { values } = useProfileForm();
  const gaps = profileGaps({ ...values, email });
  const filled = profileParts.length - gaps.length;
  const said = gaps.length === 0 ? t("complete.done") : t("complete.missing", { filled, all: profileParts.length });
  return (
    <chakra.section aria-label={t("complete.title")} pb="4" maxW="prose">
      <chakra.p fontWeight="strong" pb="1.5">
        {said}
      </chakra.p>
      <ProgressBar label={t("complete.title")} value={filled} max={profileParts.length} />
      {gaps.length > 0 && (
        <chakra.ul listStyleType="none" pt="2">
          {gaps.map((part) => (
            <chakra.li key={part} display="flex" flexWrap="wrap" columnGap="2" alignItems="baseline">
              <Button
                variant="plain"
                px="0"
                height="auto"
                minH="control"
                onClick={() => document.getElementById(idOf(part))?.focus()}
              >
                {t(`field.${part}`)}
              </Button>
              <chakra.span color="fg.muted">{t(`cost.${part}`)}</chakra.span>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  );
}
