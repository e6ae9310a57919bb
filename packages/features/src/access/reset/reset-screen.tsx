import { Button, chakra, Field, Input } from "@chakra-ui/react";
import { type Api, declaredError, errorCode, retryAfter } from "@gatehouse/api/client";
import { type ResetFields, resetFormSchema, type ResetProblem } from "@gatehouse/domain/access";
import { Notice } from "@gatehouse/ui/notice";
import { PasswordField } from "@gatehouse/ui/password-field";
import { yupResolver } from "@hookform/resolvers/yup";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { AppLink, useApi, useErrorText, useNavigation, usePageTitle, useSession, useToast } from "../../app/index.ts";
import { TimeLeft } from "../../app/time/time-left.tsx";
import { textOf, useMessages } from "../../i18n/index.ts";
import { AccessPage, Card } from "../access-page.tsx";
import { messages } from "./messages/index.ts";

export interface ResetScreenProps {
  /** The key of the mail, from the address; without one the old password is asked for. */
  readonly id?: string | undefined;
}

function problemIn(error: unknown): ResetProblem | undefined {
  const declared = declaredError<Api["access"]["resetPassword"]>(error);
  return declared?.code === "PASSWORD_NOT_RESET" ? declared.data.problem : undefined;
}

/** @returns milliseconds since 1970 */
const momentIn = (seconds: number): number => Date.now() + seconds * 1000;

/** At which field a refusal stands. */
const fieldOf = (problem: ResetProblem): keyof ResetFields | undefined => {
  if (problem === "access.reset.oldPassword") return "oldP";
  if (problem === "access.reset.email") return "email";
  return problem === "access.reset.key" ? undefined : "newP";
};

/** Reset password: with the key of a mail, or signed in with the old password (ACC-18 to ACC-22). */
export function ResetScreen({ id }: ResetScreenProps) {
  const t = useMessages(messages);
  const errorText = useErrorText(messages);
  const api = useApi();
  const toast = useToast();
  const { user, logout } = useSession();
  const { navigate } = useNavigation();
  const [failure, setFailure] = useState<unknown>();
  const [waitUntil, setWaitUntil] = useState<number>();
  usePageTitle(t("title"));
  const { register, handleSubmit, setError, setFocus, formState } = useForm<ResetFields>({
    resolver: yupResolver(resetFormSchema),
    defaultValues: { email: id === undefined ? (user?.email ?? "") : "", oldP: "", newP: "", confirmP: "" },
  });
  const { errors, isSubmitting } = formState;
  const keyless = id === undefined;
  const lost = keyless && !user;

  const send = handleSubmit(async ({ email, oldP, newP }) => {
    setFailure(undefined);
    try {
      await api.access.resetPassword({ email, oldP, newP, key: id ?? "" });
      // The session of this tab has ended with all others; where that is not known yet, it is said here.
      if (user) await logout().catch(() => undefined);
      toast({ tone: "success", title: t("done") });
      navigate("/login", { replace: true });
    } catch (error) {
      const problem = problemIn(error);
      const field = problem && fieldOf(problem);
      if (field) {
        setError(field, { message: problem });
        setFocus(field);
      }
      const seconds = errorCode(error) === "TOO_MANY_REQUESTS" ? retryAfter(error) : undefined;
      if (seconds !== undefined) setWaitUntil(momentIn(seconds));
      setFailure(error);
    }
  });
  // Both are missing: it is said once, for both.
  const unfilled = [errors.newP, errors.confirmP].some((error) => error?.message === "access.reset.fill");
  const at = (message: string | undefined) => (message === "access.reset.fill" ? " " : textOf(messages, message));
  const problem = problemIn(failure);
  const eyes = { show: t("show"), hide: t("hide") };
  return (
    <AccessPage>
      <Card id="reset-title" title={t("title")} lead={t(keyless ? "lead.signedIn" : "lead.key")}>
        {lost && (
          <Notice tone="warn">
            {t("lost")}{" "}
            <AppLink href="/login" color="accent.fg" textDecoration="underline">
              {t("lost.login")}
            </AppLink>
          </Notice>
        )}
        {waitUntil !== undefined ? (
          <Notice tone="warn">
            {t("throttled")} <TimeLeft until={waitUntil} onOver={() => setWaitUntil(undefined)} />
          </Notice>
        ) : unfilled ? (
          <Notice tone="bad">{t("access.reset.fill")}</Notice>
        ) : (
          failure !== undefined && (
            <Notice tone="bad">
              {problem === undefined ? errorText(failure) : <strong>{t("failed")}</strong>}
              {problem === "access.reset.key" && <> {t(keyless ? "keyless" : "access.reset.key")}</>}
            </Notice>
          )
        )}
        <chakra.form onSubmit={(event) => void send(event)} noValidate display="flex" flexDirection="column" gap="4">
          <Field.Root invalid={errors.email !== undefined}>
            <Field.Label>{t("email")}</Field.Label>
            <Input
              size="lg"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              {...register("email")}
            />
            <Field.ErrorText>{textOf(messages, errors.email?.message)}</Field.ErrorText>
          </Field.Root>
          <PasswordField
            size="lg"
            autoComplete="current-password"
            hint={keyless ? undefined : t("oldP.hint")}
            error={textOf(messages, errors.oldP?.message)}
            labels={{ label: t("oldP"), ...eyes }}
            {...register("oldP")}
          />
          <PasswordField
            size="lg"
            autoComplete="new-password"
            hint={t("newP.hint")}
            error={at(errors.newP?.message)}
            labels={{ label: t("newP"), ...eyes }}
            {...register("newP")}
          />
          <PasswordField
            size="lg"
            autoComplete="new-password"
            error={at(errors.confirmP?.message)}
            labels={{ label: t("confirmP"), ...eyes }}
            {...register("confirmP")}
          />
          <Button
            type="submit"
            variant="solid"
            size="lg"
            mt="1"
            disabled={isSubmitting || waitUntil !== undefined || lost}
          >
            {t(isSubmitting ? "resetting" : "reset")}
          </Button>
        </chakra.form>
        <AppLink href={user ? "/dashboard" : "/login"} color="accent.fg">
          {t(user ? "back.dashboard" : "back.login")}
        </AppLink>
      </Card>
    </AccessPage>
  );
}
