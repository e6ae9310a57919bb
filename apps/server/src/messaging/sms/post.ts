import type { Delivery } from "../channel.ts";

/** Seconds that a gateway may take to answer. */
const patience = 20;

/** What a gateway answered; `fault` where nothing came. */
export type GatewayAnswer =
  | { readonly status: number; readonly body: Readonly<Record<string, unknown>> }
  | { readonly fault: string };

const recordOf = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
};

/** Posts to the gateway that the settings name, and to nowhere it leads. Never throws. */
export async function post(
  url: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
): Promise<GatewayAnswer> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers,
      body,
      redirect: "error",
      signal: AbortSignal.timeout(patience * 1000),
    });
    const text = await response.text();
    return { status: response.status, body: recordOf(text.slice(0, 10_000)) };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : "";
    return { fault: (error instanceof Error ? `${error.message}${cause}` : String(error)).slice(0, 500) };
  }
}

/**
 * What an answer means that is no success: 400, 404, 410, 413 and 422 are about this message, 500 may be; anything else (no answer, a
 * login, too many calls, a gateway that is away) is nobody's fault but the channel's.
 */
export function outcomeOf(answer: GatewayAnswer, words: string): Delivery {
  if ("fault" in answer) return { outcome: "unreachable", answer: answer.fault };
  const { status } = answer;
  const text = `${status} ${words}`.trim().slice(0, 500);
  if ([400, 404, 410, 413, 422].includes(status)) return { outcome: "refused", answer: text };
  return status === 500 ? { outcome: "later", answer: text } : { outcome: "unreachable", answer: text };
}

/** A field of an answer as text; empty where there is none. */
export const wordOf = (body: Readonly<Record<string, unknown>>, name: string): string => {
  const value = body[name];
  return typeof value === "string" || typeof value === "number" ? String(value).slice(0, 300) : "";
};
