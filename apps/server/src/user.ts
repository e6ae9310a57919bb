/** `pnpm user …`: see `access/user-command.ts`. */
import { askPassword } from "./access/ask-password.ts";
import { runUserCommand } from "./access/user-command.ts";
import { runCommand } from "./platform/run-command.ts";

await runCommand((parts) => runUserCommand({ ...parts, askPassword }, process.argv.slice(2)));
