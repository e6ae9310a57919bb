/** `pnpm user …`: see `access/user-command.ts`. */
import { askPassword } from "./access/ask-password.ts";
import { accountOfMachine } from "./access/audit.ts";
import { runUserCommand } from "./access/user-command.ts";
import { runCommand } from "./platform/run-command.ts";

await runCommand((parts) =>
  runUserCommand({ ...parts, askPassword, doneBy: accountOfMachine() }, process.argv.slice(2)),
);
