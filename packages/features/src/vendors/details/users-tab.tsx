import { chakra, Skeleton } from "@chakra-ui/react";
import { roleOf } from "@gatehouse/domain/access";
import { ErrorState } from "@gatehouse/ui/error-state";
import { useState } from "react";
import { useRoleName } from "../../app/index.ts";
import { dateTime } from "../../app/time/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { Line } from "../parts/fields.tsx";
import type { Vendor } from "./data/use-vendor.ts";
import { useVendorUsers } from "./data/use-vendor-users.ts";
import { messages } from "./messages/index.ts";
import { ScrollBox } from "../parts/scroll-box.tsx";
import { ownZone } from "../parts/own-zone.ts";

/** Who signs in for a vendor. */
export function UsersTab({ vendor }: { readonly vendor: Vendor }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const roleName = useRoleName();
  const { found, error, reading, read } = useVendorUsers(vendor.code);
  const [text, setText] = useState("");
  const zone = ownZone();
  if (!found)
    return error === undefined ? (
      <Skeleton height="40" aria-busy />
    ) : (
      <ErrorState labels={{ title: t("users.failed"), retry: t("refresh") }} onRetry={read} retrying={reading} />
    );
  const wanted = text.trim().toLowerCase();
  const nameOfRole = (text: string): string => {
    const role = roleOf(text);
    return role ? roleName(role) : text;
  };
  const rows = found.users.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(wanted));
  return (
    <section aria-labelledby="vendor-users">
      <chakra.header display="flex" flexWrap="wrap" alignItems="end" columnGap="2" rowGap="2" pb="3">
        <chakra.h2 id="vendor-users" textStyle="md" fontWeight="strong">
          {t("users.title")}
        </chakra.h2>
        <chakra.p color="fg.muted" flex="1">
          {t("users.lead", { count: found.users.length, name: vendor.details.orgName })}
        </chakra.p>
        {found.users.length > 5 && (
          <chakra.div width={{ base: "full", md: "16rem" }}>
            <Line id="vendor-users-find" label={t("users.find")} value={text} onChange={setText} error={undefined} />
          </chakra.div>
        )}
      </chakra.header>
      {rows.length === 0 ? (
        <chakra.p color="fg.muted">{t(wanted === "" ? "users.none" : "users.notFound")}</chakra.p>
      ) : (
        <ScrollBox>
          <chakra.table width="full" minW="44rem">
            <chakra.thead color="fg.muted" textStyle="sm">
              <tr>
                {(["name", "email", "role", "lastSignIn", "sessions", "state"] as const).map((column) => (
                  <chakra.th
                    key={column}
                    scope="col"
                    textAlign={column === "sessions" ? "end" : "start"}
                    px="2"
                    _first={{ ps: "0" }}
                    fontWeight="normal"
                    py="1.5"
                  >
                    {t(`users.column.${column}`)}
                  </chakra.th>
                ))}
              </tr>
            </chakra.thead>
            <tbody>
              {rows.map((row) => (
                <chakra.tr
                  key={row.userid}
                  borderTopWidth="1px"
                  borderColor="border.subtle"
                  css={{ "& > *": { px: "2", py: "2" }, "& > :first-child": { ps: "0" } }}
                >
                  <chakra.th scope="row" textAlign="start" fontWeight="strong">
                    {row.name}
                  </chakra.th>
                  <td>{row.email}</td>
                  <td>{nameOfRole(row.role)}</td>
                  <td>{row.lastSignIn === null ? t("users.never") : dateTime(row.lastSignIn, zone, language)}</td>
                  <chakra.td textAlign="end" textStyle="figures">
                    {row.sessions}
                  </chakra.td>
                  <chakra.td color={row.disabled ? "fg.muted" : undefined}>
                    {t(row.disabled ? "users.disabled" : "users.active")}
                  </chakra.td>
                </chakra.tr>
              ))}
            </tbody>
          </chakra.table>
        </ScrollBox>
      )}
    </section>
  );
}
