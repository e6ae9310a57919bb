import { Button, chakra, NativeSelect } from "@chakra-ui/react";
import { priceText } from "@gatehouse/domain/ancillary";
import { paymentStates } from "@gatehouse/domain/payments";
import { DataGrid } from "@gatehouse/ui/data-grid";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { RefreshCw } from "lucide-react";
import { useId } from "react";
import { useActions, useConfirm, usePageTitle, usePermission, useShortcut, useToast } from "../../app/index.ts";
import { useGridLabels } from "../../app/grid-labels/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { SearchForm } from "../../app/search-form.tsx";
import { useNarrow } from "../../app/use-narrow.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { type PaymentRow, usePayments } from "./data/use-payments.ts";
import { useRefund } from "./data/use-refund.ts";
import type { PaymentsSearch } from "./list-search.ts";
import { messages } from "./messages/index.ts";
import { usePaymentColumns } from "./use-payment-columns.tsx";

export interface PaymentsScreenProps {
  /** What the address says; read it with `parsePaymentsSearch`. */
  readonly search: PaymentsSearch;
  /** Asks for another address. */
  readonly onSearchChange: (next: PaymentsSearch) => void;
}

const rowId = ({ id }: PaymentRow): string => id;
const rowLabel = ({ bookingNo }: PaymentRow): string => bookingNo;
const none: readonly PaymentRow[] = [];
const tones = { asked: "success", away: "warning", not: "info", failed: "error" } as const;

/** Payments, newest first (PAY-7); who looks after them gives money back here (PAY-6). */
export function PaymentsScreen({ search, onSearchChange }: PaymentsScreenProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const narrow = useNarrow();
  const ask = useConfirm();
  const toast = useToast();
  const mayRefund = usePermission("paymentsAll");
  const { payments, hasMore, error, reading, read } = usePayments(search);
  const refund = useRefund();
  usePageTitle(t("title"));
  const refresh = (): void => void read().catch(() => undefined); // the grid says so
  useShortcut({ keys: "r", label: t("refresh"), run: refresh });
  useActions([{ id: "payments.refresh", label: t("refresh"), icon: RefreshCw, keys: "r", run: refresh }]);
  const giveBack = async ({ id, amount, currency, bookingNo, orderId }: PaymentRow): Promise<void> => {
    const price = priceText(amount, currency, language);
    const yes = await ask({
      title: t("refund.title", { price }),
      description: t("refund.ask", { price, booking: bookingNo, order: orderId }),
      confirm: t("refund.do"),
      tone: "danger",
    });
    if (!yes) return;
    const outcome = await refund.run(id);
    if (outcome) toast({ tone: tones[outcome], title: t(`refund.${outcome}`, { price }) });
    refresh();
  };
  const columns = usePaymentColumns({ mayRefund, refunding: refund.running, onRefund: (row) => void giveBack(row) });
  const count = payments?.length ?? 0;
  const isFiltered = search.bookingNo !== undefined || search.state !== undefined;
  return (
    <chakra.div display="grid" gridTemplate="auto minmax(0, 1fr) / minmax(0, 1fr)" height="full" minH="0">
      <chakra.header px={{ base: "3", md: "gutter" }} pt="2" pb="3">
        <PageHeader
          title={t("title")}
          note={<output>{payments && t(hasMore ? "more" : "total", { count })}</output>}
          tools={
            <>
              <SearchForm
                text={search.bookingNo ?? ""}
                label={t("search.label")}
                action={t("search.do")}
                onSearch={(bookingNo) =>
                  onSearchChange({
                    ...(search.state ? { state: search.state } : {}),
                    ...(bookingNo === "" ? {} : { bookingNo }),
                  })
                }
              />
              <StateChoice search={search} onSearchChange={onSearchChange} />
              <Button alignSelf="end" aria-keyshortcuts="r" onClick={refresh}>
                <RefreshCw aria-hidden /> {t("refresh")}
              </Button>
            </>
          }
        />
      </chakra.header>
      <DataGrid
        id="payments.list"
        label={t("title")}
        labels={useGridLabels()}
        columns={columns}
        rows={payments ?? none}
        rowId={rowId}
        rowLabel={rowLabel}
        rowLines={narrow ? 2 : 1}
        sorting={{ mode: "client", initial: [{ column: narrow ? "summary" : "time", direction: "desc" }] }}
        loading={payments === undefined && error === undefined}
        refreshing={reading && payments !== undefined}
        {...(error === undefined ? {} : { error: { message: t("failed"), onRetry: refresh } })}
        empty={
          <EmptyState drawing="fog" title={t(isFiltered ? "empty.filtered" : "empty")}>
            {!isFiltered && t("empty.hint")}
          </EmptyState>
        }
        flashChanges
      />
    </chakra.div>
  );
}

function StateChoice({ search, onSearchChange }: PaymentsScreenProps) {
  const t = useMessages(messages);
  const id = useId();
  return (
    <chakra.div display="grid" alignContent="end" gap="1">
      <chakra.label htmlFor={id} textStyle="sm" fontWeight="strong">
        {t("state.label")}
      </chakra.label>
      <NativeSelect.Root width="12rem">
        <NativeSelect.Field
          id={id}
          value={search.state ?? ""}
          onChange={({ target }) => {
            const state = paymentStates.find((one) => one === target.value);
            onSearchChange({
              ...(search.bookingNo === undefined ? {} : { bookingNo: search.bookingNo }),
              ...(state ? { state } : {}),
            });
          }}
        >
          <option value="">{t("state.all")}</option>
          {paymentStates.map((state) => (
            <option key={state} value={state}>
              {t(`state.${state}`)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </chakra.div>
  );
}
