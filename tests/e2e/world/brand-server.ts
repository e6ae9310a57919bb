/**
 * One more server on a world, under a brand (`node brand-server.ts FOLDER DATABASE BRAND`). It tells its parent process the address
 * and runs until it is asked to stop, or until its parent is gone.
 */
import { startServer } from "@gatehouse/server/main";
import { configOf } from "./world-config.ts";

const [folder = "", database = "", brand = ""] = process.argv.slice(2);
const server = await startServer(configOf(folder, database, { BRAND: brand }));
process.once("disconnect", () => void server.stop().then(() => process.exit(0)));
process.send?.(server.url);
