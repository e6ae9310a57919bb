import { Button, chakra, Field, Input } from "@chakra-ui/react";
import { isOver } from "@gatehouse/domain/disruption";
import { Notice } from "@gatehouse/ui/notice";
import { useState } from "react";
import { casePath } from "../../../app/case-path.ts";
import { AppLink, useApi, usePermission } from "../../../app/index.ts";
import { tripPath } from "../../../app/trip-path.ts";
import type { Details } from "../data/use-details.ts";
import { useDisruptionChange } from "../use-disruption-change.ts";
import { type ActingProps, Part } from "./part.tsx";

/** How the traveller is reached, and where else the booking stands. */
export function Contact({ details, words, onChanged, onMissed }: ActingProps) {
  const { t } = words;
  const api = useApi();
  const change = useDisruptionChange(words);
  const seesCases = usePermission("cases");
  const [open, setOpen] = useState(details.fdaStatus === "NOTIFY_FAILED");
  const [email, setEmail] = useState("");
  const { id, version, covered, bookingNo, vendor, itineraryVersion } = details;
  const over = isOver(details.fdaStatus);
  async function act(call: () => Promise<Details>, said?: string): Promise<void> {
    const found = await change.run(call, said);
    if (found) onChanged(found);
    else onMissed();
  }
  return (
    <Part title={t("contact")}>
      <chakra.p overflowWrap="anywhere">
        {details.email === "" && details.phone === ""
          ? t("noContact")
          : [details.email, details.phone].filter(Boolean).join(" · ")}
      </chakra.p>
      <chakra.p display="flex" flexWrap="wrap" gap="3">
        {seesCases && details.caseId !== null && (
          <AppLink href={casePath({ bookingNo, vendorCode: vendor, segmentId: details.segmentId })} color="accent.fg">
            {t("case")}
          </AppLink>
        )}
        {itineraryVersion !== null && (
          <AppLink href={tripPath(bookingNo, vendor)} color="accent.fg">
            {t("itinerary", { version: itineraryVersion })}
          </AppLink>
        )}
      </chakra.p>
      {change.failed !== undefined && <Notice tone="bad">{change.failed}</Notice>}
      {!over && open && (
        <chakra.form
          display="grid"
          gap="2"
          onSubmit={(event) => {
            event.preventDefault();
            void act(() => api.disruption.sendLink({ id, version, email: email.trim() }), t("done.link"));
          }}
        >
          <Field.Root>
            <Field.Label>{t("email")}</Field.Label>
            <Input
              type="text"
              inputMode="email"
              autoComplete="off"
              value={email}
              maxLength={254}
              onChange={({ target }) => setEmail(target.value)}
            />
            <Field.HelperText>
              {details.email === "" ? t("emailNone") : t("emailHelp", { email: details.email })} {t("sendLinkHelp")}
            </Field.HelperText>
          </Field.Root>
          <Button type="submit" variant="solid" justifySelf="start" loading={change.busy}>
            {t("sendLink")}
          </Button>
        </chakra.form>
      )}
      {!over && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {!open && <Button onClick={() => setOpen(true)}>{t("sendLink")}</Button>}
          <Button
            loading={change.busy}
            onClick={() => void act(() => api.disruption.cover({ id, version, covered: !covered }))}
          >
            {covered ? t("setNotCovered") : t("setCovered")}
          </Button>
        </chakra.div>
      )}
    </Part>
  );
}
