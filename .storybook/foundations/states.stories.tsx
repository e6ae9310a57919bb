import { chakra } from "@chakra-ui/react";
import { checkInStates } from "@gatehouse/domain/checkin";
import { useMessages } from "@gatehouse/features/i18n";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { Notice } from "@gatehouse/ui/notice";
import { ProgressBar } from "@gatehouse/ui/progress-bar";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { messages } from "../../packages/features/src/checkin/messages/index.ts";
import { AutomationCell, StateCell } from "../../packages/features/src/checkin/columns/queue-cells.tsx";
import { Page, Section } from "./page.tsx";

const meta = { title: "Foundations/States" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function States() {
  const t = useMessages(messages);
  return (
    <Page
      title="States"
      lead="What something is like is said by tone, icon and word, never by colour alone. Here in the words of the check-in queue."
    >
      <Section title="Of a check-in">
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          {checkInStates.map((state) => (
            <StateCell key={state} state={state}>
              {t(`state.${state}`)}
            </StateCell>
          ))}
        </chakra.div>
      </Section>
      <Section title="Of automation">
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <AutomationCell status={0}>{t("automation.failed")}</AutomationCell>
          <AutomationCell status={1}>{t("automation.success")}</AutomationCell>
        </chakra.div>
      </Section>
      <Section title="Of a message">
        <chakra.div display="grid" gap="2" maxW="prose">
          {(["ok", "info", "warn", "bad"] as const).map((tone) => (
            <Notice key={tone} tone={tone}>
              {tone}: {t("empty.assigned.wentBack")}
            </Notice>
          ))}
        </chakra.div>
      </Section>
      <Section title="Under way">
        <chakra.div display="grid" gap="4" maxW="md">
          <ProgressBar label={t("automation.success")} value={3} max={5} />
          <ProgressBar label={t("automation.failed")} value={undefined} max={1} />
        </chakra.div>
      </Section>
      <Section title="Nothing there">
        <EmptyState title={t("empty.available")}>{t("empty.available.hint")}</EmptyState>
      </Section>
      <Section title="Failed">
        <ErrorState labels={{ title: t("failed.rows"), retry: t("failed.retry") }} onRetry={() => undefined} />
      </Section>
    </Page>
  );
}

/** Every state that a part of a screen can be in. */
export const EveryState: Story = { render: () => <States /> };
