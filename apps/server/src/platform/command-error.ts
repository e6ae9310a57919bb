/** What a command cannot do, in one sentence for anyone who called it. */
export class CommandError extends Error {
  override readonly name: string = "CommandError";
}
