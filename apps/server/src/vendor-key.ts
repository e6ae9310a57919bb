/** `pnpm vendor:key …`: see `access/vendor-key-command.ts`. */
import { runVendorKeyCommand } from "./access/vendor-key-command.ts";
import { runCommand } from "./platform/run-command.ts";

await runCommand((parts) => runVendorKeyCommand(parts, process.argv.slice(2)));
