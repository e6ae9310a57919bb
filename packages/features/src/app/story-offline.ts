import { connection } from "./connection/index.ts";

/**
 * No connection, until it is taken back: an answer to a call that was under way already does not end it.
 * @returns takes it back
 */
export function stayOffline(): () => void {
  const stop = connection.state.subscribe(() => connection.state.set("offline"));
  connection.state.set("offline");
  return () => {
    stop();
    connection.state.set("online");
  };
}
