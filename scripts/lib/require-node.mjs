// Loaded before every script of package.json. Plain JavaScript, and nothing newer than Node 18 knows: an old Node cannot even read
// the script itself, and would say so in words that help nobody.
import process from "node:process";

if (Number(process.versions.node.split(".")[0]) < 24) {
  console.error(
    `Gatehouse brings its own Node 24, but this is ${process.version}: the installation before this script failed (see above). Run "npx -y pnpm@12 install" and look at its message.`,
  );
  process.exit(1);
}
