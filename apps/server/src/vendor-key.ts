/** `pnpm vendor:key …`: see `access/vendor-key-command.ts`. */
import { accountOfMachine } from "./access/audit.ts";
import { runVendorKeyCommand } from "./access/vendor-key-command.ts";
import { runCommand } from "./platform/run-command.ts";

await runCommand((parts) => runVendorKeyCommand({ ...parts, doneBy: accountOfMachine() }, process.argv.slice(2)));
