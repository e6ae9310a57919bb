/**
 * The start itself: builds what changed, starts its database, brings it up to date, makes the demo world, and serves everything.
 * What somebody can mend is said in one sentence, with exit code 1.
 */
import {
  demoChoicePath,
  demoLinkPath,
  demoLinks,
  demoPassword,
  demoUsers,
} from "../../packages/domain/src/access/index.ts";
import { startServer, type RunningServer } from "../../apps/server/src/main.ts";
import { readConfig } from "../../apps/server/src/platform/config.ts";
import { StartError } from "../../apps/server/src/platform/start-error.ts";
import { buildApps } from "./build-apps.ts";
import { showProgress } from "./progress.ts";
import { failureText } from "./failure-text.ts";
import { root } from "./run.ts";
import { onStop } from "./signals.ts";

const progress = showProgress();
let running: Promise<RunningServer> | undefined;
/** Longer than calls and jobs under way are waited for at most, and the database after them. */
const stopping = 660_000;
const fail = onStop(async () => {
  // During the start there is nothing to lose: the database notices that we are gone, and shuts down.
  const server = await Promise.race([running, Promise.resolve(undefined)]);
  if (!server) return;
  console.log("\nStopping …");
  await server.stop();
}, stopping);

try {
  const config = readConfig(process.env, root);
  running = startServer(config, {
    onFatal: fail,
    step: (words, work) => progress.step(words, work),
    beforeServing: async () => {
      if (!(await buildApps(progress))) throw new StartError("The apps could not be built; the reason stands above.");
    },
  });
  const { url: listening } = await running;
  // Behind a proxy, people come by another address than the one that is listened on.
  const url = (config.publicUrl ?? listening).replace(/\/$/, "");
  const users = demoUsers.map(({ email, role }) => `    ${email.padEnd(44)} ${role}`);
  const links = demoLinks.map((link) => `    ${url}${demoLinkPath(link)}`);
  const choice = `    ${url}${demoChoicePath(new Date().toISOString().slice(0, 10))}`;
  const lines = [
    "",
    `Gatehouse is ready after ${(performance.now() / 1000).toFixed(1)} s.`,
    "",
    `  Staff dashboard   ${url}/login`,
    `  Traveller site    ${url}/`,
    `  Calls             ${url}/api/docs`,
    ...(config.demo ? ["", `  Demo users, all with the password ${demoPassword}:`, ...users] : []),
    ...(config.demo
      ? [
          "",
          "  Links that travellers of the demo world got, to what is missing about them:",
          ...links,
          "",
          "  The link by which one of them chooses another flight:",
          choice,
        ]
      : []),
    "",
    config.databaseUrl ? "Ctrl-C stops the server." : "Ctrl-C stops everything, the database included.",
  ];
  console.log(lines.join("\n"));
} catch (error) {
  console.error(failureText(error));
  process.exit(1);
}
