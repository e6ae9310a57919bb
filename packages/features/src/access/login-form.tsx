import { Button, chakra, Field, Input } from "@chakra-ui/react";
import { type Api, declaredError, errorCode, retryAfter } from "@gatehouse/api/client";
import { type LoginForm as LoginValues, loginSchema } from "@gatehouse/domain/access";
import { PasswordField } from "@gatehouse/ui/password-field";
import { yupResolver } from "@hookform/resolvers/yup";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useErrorText, useNavigation, useSession } from "../app/index.ts";
import { textOf, useMessages } from "../i18n/index.ts";
import { messages } from "./messages/index.ts";
import { Notice } from "@gatehouse/ui/notice";
import { TimeLeft } from "../app/time/time-left.tsx";

/** What comes after a right password: the second factor, or setting one up. */
export interface NextStep {
  readonly kind: "secondStep" | "setUp";
  /** The key of the answer. */
  readonly secret: string;
  readonly email: string;
  /** Whether a passkey will do for it. */
  readonly byPasskey: boolean;
}

export interface LoginFormProps {
  /** What is in it at first; give the form a new `key` to fill it again. */
  readonly filled: LoginValues | undefined;
  /** The password is not known any more. @param email what was typed so far */
  readonly onForgot: (email: string) => void;
  /** The e-mail address was typed. */
  readonly onEmail: (email: string) => void;
  /** The password was right, and something comes after it. */
  readonly onNext: (next: NextStep) => void;
}

/** @returns milliseconds since 1970 */
const momentIn = (seconds: number): number => Date.now() + seconds * 1000;

/** What a right password has opened instead of a session: somebody else chose it (ACC-22), or a second factor comes next (ACC-30, ACC-34). */
function nextStepIn(
  error: unknown,
): { readonly kind: "reset"; readonly secret: string } | Omit<NextStep, "email"> | undefined {
  const declared = declaredError<Api["access"]["login"]>(error);
  switch (declared?.code) {
    case "PASSWORD_MUST_CHANGE":
      return { kind: "reset", secret: declared.data.key };
    case "SECOND_FACTOR":
      return { kind: "secondStep", secret: declared.data.key, byPasskey: declared.data.ways.includes("passkey") };
    case "SECOND_FACTOR_MISSING":
      return { kind: "setUp", secret: declared.data.key, byPasskey: false };
    default:
      return undefined;
  }
}

/** E-mail and password. Success is seen by anyone who watches the session. */
export function LoginForm({ filled, onForgot, onEmail, onNext }: LoginFormProps) {
  const t = useMessages(messages);
  const errorText = useErrorText(messages);
  const { login } = useSession();
  const { navigate } = useNavigation();
  const [failure, setFailure] = useState<unknown>();
  const [waitUntil, setWaitUntil] = useState<number>();
  const submit = useRef<HTMLButtonElement>(null);
  const { register, handleSubmit, setFocus, getValues, formState } = useForm<LoginValues>({
    resolver: yupResolver(loginSchema),
    defaultValues: filled ?? { email: "", password: "" },
  });
  const { errors, isSubmitting } = formState;

  useEffect(() => {
    if (filled && filled.password !== "") submit.current?.focus();
    // With a keyboard one can type at once; on a phone it would come up and hide half of the page.
    else if (matchMedia("(pointer: fine)").matches) setFocus("email");
  }, [filled, setFocus]);

  const send = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await login(values);
    } catch (error) {
      const next = nextStepIn(error);
      if (next?.kind === "reset") {
        navigate(`/reset-password?id=${encodeURIComponent(next.secret)}`);
        return;
      }
      if (next) {
        onNext({ ...next, email: values.email });
        return;
      }
      const seconds = errorCode(error) === "TOO_MANY_REQUESTS" ? retryAfter(error) : undefined;
      if (seconds !== undefined) setWaitUntil(momentIn(seconds));
      setFailure(error);
      if (errorCode(error) === "INVALID_CREDENTIALS") setFocus("password", { shouldSelect: true });
    }
  });

  return (
    <chakra.form onSubmit={(event) => void send(event)} noValidate display="flex" flexDirection="column" gap="4">
      {waitUntil !== undefined ? (
        <Notice tone="warn">
          {t("throttled")} <TimeLeft until={waitUntil} onOver={() => setWaitUntil(undefined)} />
        </Notice>
      ) : (
        failure !== undefined && <Notice tone="bad">{errorText(failure)}</Notice>
      )}
      <Field.Root invalid={errors.email !== undefined}>
        <Field.Label>{t("email")}</Field.Label>
        <Input
          size="lg"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          {...register("email", { onBlur: () => onEmail(getValues("email")) })}
        />
        <Field.ErrorText>{textOf(messages, errors.email?.message)}</Field.ErrorText>
      </Field.Root>
      <PasswordField
        size="lg"
        autoComplete="current-password"
        error={textOf(messages, errors.password?.message)}
        aside={
          <chakra.button
            type="button"
            color="accent.fg"
            cursor="pointer"
            minH="6"
            textAlign="end"
            _hover={{ textDecoration: "underline" }}
            onClick={() => onForgot(getValues("email"))}
          >
            {t("forgot")}
          </chakra.button>
        }
        labels={{ label: t("password"), show: t("showPassword"), hide: t("hidePassword") }}
        {...register("password")}
      />
      <Button
        ref={submit}
        type="submit"
        variant="solid"
        size="lg"
        disabled={isSubmitting || waitUntil !== undefined}
        mt="1"
      >
        {isSubmitting ? t("submitting") : t("submit")}
      </Button>
    </chakra.form>
  );
}
