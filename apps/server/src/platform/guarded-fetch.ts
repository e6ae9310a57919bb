import { type LookupAddress, lookup } from "node:dns";
import { request as plain } from "node:http";
import { request as secure } from "node:https";
import { BlockList, isIP, isIPv6 } from "node:net";

/** Addresses that are nobody's in public: this machine, private and shared networks, link-local ones with the clouds' metadata, multicast, reserved. */
const inside = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  inside.addSubnet(network, prefix, "ipv4");
/** The one part of IPv6 that is handed out for the public; of it, what only wraps IPv4 addresses or is for examples does not count. */
const outside6 = new BlockList();
outside6.addSubnet("2000::", 3, "ipv6");
const notPublic6 = new BlockList();
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  notPublic6.addSubnet(network, prefix, "ipv6");

/** Whether an IP address is one of the public internet. */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address)
    ? outside6.check(address, "ipv6") && !notPublic6.check(address, "ipv6")
    : isIP(address) === 4 && !inside.check(address, "ipv4");

/** An address that must not be asked: no https, or a network that is not public. */
export class ForbiddenAddress extends Error {
  override readonly name = "ForbiddenAddress";
}

interface Options {
  /** Networks that are not public count, too, and plain http where it stays on this machine. */
  readonly allowPrivate: boolean;
  /** Milliseconds for the whole answer. Default 10,000. */
  readonly patience?: number;
  /** Bytes of an answer's body. Default 1 MiB. */
  readonly limit?: number;
}

interface Init {
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams | Uint8Array | null | undefined;
}

const isThisMachine = (host: string): boolean => host === "localhost" || host === "127.0.0.1" || host === "[::1]";

/**
 * Asks an address that somebody else has chosen, as `fetch` does: nothing but https, nothing but public networks, looked at where the
 * connection is made so that a name that changes its mind does not get around it; no redirects, and an answer of limited size and time.
 * @throws ForbiddenAddress, or what the network says
 */
export function guardedFetch({ allowPrivate, patience = 10_000, limit = 1_048_576 }: Options) {
  const isAllowed = (address: string): boolean => allowPrivate || isPublicAddress(address);
  const look: typeof lookup = ((
    name: string,
    options: object,
    done: (error: Error | null, addresses?: readonly LookupAddress[] | string, family?: number) => void,
  ) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error) {
        done(error);
        return;
      }
      const [first] = found;
      if (!first || !found.every(({ address }) => isAllowed(address)))
        done(new ForbiddenAddress(`${name} is at an address that is not public.`));
      else if ("all" in options && options.all) done(null, found);
      else done(null, first.address, first.family);
    })) as typeof lookup; // one function for both ways in which Node asks
  return async (address: string, { method = "GET", headers = {}, body }: Init = {}): Promise<Response> => {
    const url = new URL(address);
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const isPlain = url.protocol === "http:" && allowPrivate && isThisMachine(url.hostname);
    if (url.protocol !== "https:" && !isPlain) throw new ForbiddenAddress("Only https is asked.");
    if (isIP(host) !== 0 && !isAllowed(host)) throw new ForbiddenAddress(`${host} is not a public address.`);
    const signal = AbortSignal.timeout(patience);
    return new Promise<Response>((resolve, reject) => {
      const sent = (isPlain ? plain : secure)(url, { method, headers, lookup: look, signal }, (answer) => {
        const chunks: Buffer[] = [];
        let size = 0;
        answer.on("error", reject);
        answer.on("data", (chunk: Buffer) => {
          size += chunk.length;
          if (size <= limit) chunks.push(chunk);
          else {
            reject(new Error(`The answer is larger than ${limit} bytes.`));
            sent.destroy();
          }
        });
        answer.on("end", () => {
          const { statusCode = 502, headers: given } = answer;
          const kept = Object.entries(given).flatMap(([name, value]): [string, string][] =>
            value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value]],
          );
          const hasBody = statusCode !== 204 && statusCode !== 304;
          resolve(new Response(hasBody ? Buffer.concat(chunks) : null, { status: statusCode, headers: kept }));
        });
      });
      sent.on("error", reject);
      sent.end(body instanceof URLSearchParams ? body.toString() : (body ?? undefined));
    });
  };
}
