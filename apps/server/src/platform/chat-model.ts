import type { Logger } from "./log.ts";

export interface ChatModelOptions {
  /** Base address, as `https://api.openai.com/v1`. */
  readonly url: string;
  /** Name of the model. */
  readonly model: string;
  /** Sent as a bearer token; empty for none. */
  readonly key: string;
  /** Seconds that an answer may take. */
  readonly patience: number;
  readonly log: Logger;
}

interface ModelMessage {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

/** A language model by the chat completions of OpenAI, which others speak, too. */
export interface ChatModel {
  /** What it answers, one JSON object as text; undefined where it does not answer in time, or not at all. Never throws. */
  readonly ask: (messages: readonly ModelMessage[]) => Promise<string | undefined>;
}

/** Bytes of an answer, at most. */
const largest = 64 * 1024;
/** Tokens of an answer, at most: what is asked for has some eighty. */
const tokens = 400;
/** Calls under way at most: whoever asks beyond that gets no answer. */
const atOnce = 8;
/** After so many failures in a row nobody asks for so many milliseconds. */
const failures = { inARow: 3, pause: 60_000 } as const;

async function readText(response: Response): Promise<string> {
  let [text, size] = ["", 0];
  const decoder = new TextDecoder();
  const chunks: AsyncIterable<Uint8Array> | readonly Uint8Array[] = response.body ?? [];
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > largest) throw new Error("The model answered with too much.");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** The words of a completion. */
function wordsOf(text: string): string {
  const { choices } = fieldsOf(JSON.parse(text));
  const first: unknown = Array.isArray(choices) ? choices[0] : undefined;
  const { content } = fieldsOf(fieldsOf(first)["message"]);
  if (typeof content !== "string" || content === "") throw new Error("The model answered with what is no completion.");
  return content;
}

/** Asks the model at the address of the settings, and nothing that it leads to. What it is told and says is never logged. */
export function createChatModel({ url, model, key, patience, log }: ChatModelOptions): ChatModel {
  const address = new URL(`${url.replace(/\/+$/, "")}/chat/completions`);
  let underWay = 0;
  let failed = 0;
  let pausedUntil = 0;
  return {
    async ask(messages) {
      if (underWay >= atOnce || performance.now() < pausedUntil) return undefined;
      underWay += 1;
      try {
        const response = await fetch(address, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            accept: "application/json",
            ...(key === "" ? {} : { authorization: `Bearer ${key}` }),
          },
          body: JSON.stringify({
            model,
            messages,
            temperature: 0,
            max_tokens: tokens,
            response_format: { type: "json_object" },
          }),
          redirect: "error",
          signal: AbortSignal.timeout(patience * 1000),
        });
        if (!response.ok) {
          await response.body?.cancel();
          throw new Error(`The model answered ${response.status}.`);
        }
        const words = wordsOf(await readText(response));
        failed = 0;
        return words;
      } catch (error) {
        failed += 1;
        if (failed >= failures.inARow) {
          failed = 0;
          pausedUntil = performance.now() + failures.pause;
        }
        const reason = error instanceof SyntaxError ? "what is no JSON" : String(error);
        log.warn({ reason }, "the model did not answer");
        return undefined;
      } finally {
        underWay -= 1;
      }
    },
  };
}
