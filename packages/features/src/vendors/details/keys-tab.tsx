import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { ErrorState } from "@gatehouse/ui/error-state";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { Check, Copy, KeyRound, Plus, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useApi, useConfirm, useToast } from "../../app/index.ts";
import { dateTime, dayText, useClock } from "../../app/time/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { Line } from "../parts/fields.tsx";
import { useSaving } from "./data/use-saving.ts";
import type { Vendor } from "./data/use-vendor.ts";
import { useVendorKeys, type VendorKey } from "./data/use-vendor-keys.ts";
import { messages } from "./messages/index.ts";
import { ScrollBox } from "../parts/scroll-box.tsx";
import { ownZone } from "../parts/own-zone.ts";
import { SaveNotice } from "./save-notice.tsx";

const day = (at: number): string => new Date(at * 1000).toISOString().slice(0, 10);
/** A key that was used within this many seconds is in use. */
const inUse = 900;

/** The keys with which a vendor's systems send bookings (VEN-7). */
export function KeysTab({ vendor }: { readonly vendor: Vendor }) {
  const t = useMessages(messages);
  const { found, error, reading, read } = useVendorKeys(vendor.code);
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<{ readonly name: string; readonly key: string }>();
  return (
    <section aria-labelledby="vendor-keys">
      <chakra.header display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="2" pb="3" minH="control">
        <chakra.h2 id="vendor-keys" textStyle="md" fontWeight="strong">
          {t("keys.title")}
        </chakra.h2>
        <chakra.p color="fg.muted" flex="1">
          {t("keys.lead", { name: vendor.details.orgName })}
        </chakra.p>
        {vendor.editable && !isMaking && (
          <Button onClick={() => setMaking(true)}>
            <Plus aria-hidden /> {t("keys.new")}
          </Button>
        )}
      </chakra.header>
      {isMaking && (
        <NewKey
          code={vendor.code}
          onClose={() => setMaking(false)}
          onMade={(next) => {
            setMaking(false);
            setMade(next);
            read();
          }}
        />
      )}
      {made && <ShownKey name={made.name} secret={made.key} onDone={() => setMade(undefined)} />}
      {found ? (
        <KeyTable code={vendor.code} keys={found.keys} editable={vendor.editable} onChanged={read} />
      ) : error === undefined ? (
        <Skeleton height="32" aria-busy />
      ) : (
        <ErrorState labels={{ title: t("keys.failed"), retry: t("refresh") }} onRetry={read} retrying={reading} />
      )}
    </section>
  );
}

function NewKey({
  code,
  onClose,
  onMade,
}: {
  readonly code: string;
  readonly onClose: () => void;
  readonly onMade: (made: { readonly name: string; readonly key: string }) => void;
}) {
  const t = useMessages(messages);
  const api = useApi();
  const saving = useSaving();
  const [name, setName] = useState("");
  const [isTried, setTried] = useState(false);
  const isMissing = name.trim() === "";
  const make = async (): Promise<void> => {
    setTried(true);
    if (isMissing) {
      document.getElementById("vendor-key-name")?.focus();
      return;
    }
    await saving.run(async () => {
      const { key } = await api.vendors.createKey({ code, name: name.trim() });
      onMade({ name: name.trim(), key });
    });
  };
  return (
    <chakra.form
      noValidate
      aria-label={t("keys.new")}
      display="grid"
      gap="3"
      maxW="32rem"
      pb="4"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <Line
        id="vendor-key-name"
        label={t("keys.name")}
        value={name}
        onChange={(text) => setName(text.slice(0, 60))}
        error={isTried && isMissing ? t("keys.name.required") : undefined}
      />
      <SaveNotice outcome={saving.outcome} wrong={t("keys.name.required")} />
      <chakra.div display="flex" gap="2">
        <Button type="submit" variant="solid" aria-disabled={saving.running || undefined}>
          {t("keys.create")}
        </Button>
        <Button onClick={onClose}>{t("cancel")}</Button>
      </chakra.div>
    </chakra.form>
  );
}

/** A new key, shown this once. */
function ShownKey({
  name,
  secret,
  onDone,
}: {
  readonly name: string;
  readonly secret: string;
  readonly onDone: () => void;
}) {
  const t = useMessages(messages);
  const [isCopied, setCopied] = useState(false);
  const Icon = isCopied ? Check : Copy;
  return (
    <chakra.output display="grid" gap="2" p="4" mb="4" borderWidth="1px" borderRadius="panel">
      <chakra.div display="flex" alignItems="center" gap="2">
        <KeyRound aria-hidden size={16} /> <chakra.strong fontWeight="strong">{name}</chakra.strong>
        <chakra.span color="fg.muted">{t("keys.created")}</chakra.span>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <chakra.code
          textStyle="mono"
          flex="1 1 20rem"
          minW="0"
          px="3"
          py="1.5"
          borderWidth="1px"
          borderRadius="control"
          bg="bg.sunken"
          overflowWrap="anywhere"
        >
          {secret}
        </chakra.code>
        <Button
          onClick={() => {
            void navigator.clipboard.writeText(secret).then(() => setCopied(true));
          }}
        >
          <Icon aria-hidden /> {t(isCopied ? "keys.copied" : "keys.copy")}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t("keys.done")}
        </Button>
      </chakra.div>
      <chakra.span color="fg.muted">{t("keys.once")}</chakra.span>
    </chakra.output>
  );
}

interface KeyTableProps {
  readonly code: string;
  readonly keys: readonly VendorKey[];
  readonly editable: boolean;
  readonly onChanged: () => void;
}

function KeyTable({ code, keys, editable, onChanged }: KeyTableProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const clock = useClock();
  const api = useApi();
  const toast = useToast();
  const confirm = useConfirm();
  const saving = useSaving();
  const zone = ownZone();
  const nameOf = ({ id, name }: VendorKey): string => name || t("keys.unnamed", { id });
  const revoke = async (row: VendorKey): Promise<void> => {
    const name = nameOf(row);
    const isSure = await confirm({
      title: t("keys.revoke.of", { name }),
      description: t("keys.revoke.ask", { name }),
      confirm: t("keys.revoke"),
      tone: "danger",
    });
    if (!isSure) return;
    if (await saving.run(() => api.vendors.revokeKey({ code, key: row.id })))
      toast({ tone: "success", title: t("keys.revoked.done", { name }) });
    onChanged();
  };
  if (keys.length === 0) return <chakra.p color="fg.muted">{t("keys.none")}</chakra.p>;
  const rows = keys.toSorted(
    (one, other) => Number(one.revokedAt !== null) - Number(other.revokedAt !== null) || other.id - one.id,
  );
  return (
    <ScrollBox>
      <SaveNotice outcome={saving.outcome} wrong={t("save.failed")} />
      <chakra.table width="full" minW="34rem">
        <chakra.thead color="fg.muted" textStyle="sm" textAlign="start">
          <tr>
            {(["name", "number", "created", "used"] as const).map((column) => (
              <chakra.th key={column} scope="col" textAlign="start" fontWeight="normal" py="1.5">
                {t(`keys.column.${column}`)}
              </chakra.th>
            ))}
            <chakra.td />
          </tr>
        </chakra.thead>
        <tbody>
          {rows.map((row) => (
            <chakra.tr
              key={row.id}
              borderTopWidth="1px"
              borderColor="border.subtle"
              color={row.revokedAt === null ? undefined : "fg.muted"}
            >
              <chakra.th scope="row" textAlign="start" py="2" fontWeight={row.revokedAt === null ? "strong" : "normal"}>
                {nameOf(row)}
              </chakra.th>
              <chakra.td textStyle="mono">{row.id}</chakra.td>
              <td>{dayText(day(row.createdAt), language)}</td>
              <td>
                {row.revokedAt !== null
                  ? t("keys.revoked", { date: dayText(day(row.revokedAt), language) })
                  : row.lastUsedAt === null
                    ? t("keys.never")
                    : dateTime(row.lastUsedAt, zone, language)}{" "}
                {row.revokedAt === null && row.lastUsedAt !== null && clock() - row.lastUsedAt < inUse && (
                  <StatusPill tone="warn" icon={TriangleAlert}>
                    {t("keys.inUse")}
                  </StatusPill>
                )}
              </td>
              <chakra.td textAlign="end">
                {editable && row.revokedAt === null && (
                  <Button
                    variant="plain"
                    aria-label={t("keys.revoke.of", { name: nameOf(row) })}
                    onClick={() => void revoke(row)}
                  >
                    {t("keys.revoke")}
                  </Button>
                )}
              </chakra.td>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </ScrollBox>
  );
}
