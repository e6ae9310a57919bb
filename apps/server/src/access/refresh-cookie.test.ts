import type { CookieSerializeOptions } from "@fastify/cookie";
import { describe, expect, test } from "vitest";
import { refreshCookie } from "./refresh-cookie.ts";

/** What the cookie of a request to a host looks like. */
function write(host: string | undefined, protocol: "http" | "https", publicUrl?: string) {
  const set: { name: string; options: CookieSerializeOptions }[] = [];
  const context = {
    headers: host === undefined ? {} : { host },
    protocol,
    cookies: { "gatehouse-refresh": "plain", "__Secure-gatehouse-refresh": "secure" },
    setCookie: (name: string, _value: string, options: CookieSerializeOptions) => void set.push({ name, options }),
    clearCookie: (name: string, options: CookieSerializeOptions) => void set.push({ name, options }),
  };
  const cookie = refreshCookie(context, { publicUrl });
  cookie.write("token", 100);
  cookie.clear();
  return { set, read: cookie.read() };
}

describe("the refresh cookie", () => {
  test.each<[string | undefined, "http" | "https", string | undefined]>([
    ["gatehouse.example", "https", undefined],
    ["gatehouse.example", "http", undefined],
    ["gatehouse.example:4000", "http", undefined],
    ["10.0.0.7:4000", "http", undefined],
    ["localhost:4000", "https", undefined],
    ["127.0.0.1.evil.example", "http", undefined],
    [undefined, "http", undefined],
    ["not a host", "http", undefined],
    // behind a proxy that speaks HTTP to this machine, the setting knows better than the request
    ["127.0.0.1:4000", "http", "https://gatehouse.example"],
    ["127.0.0.1:4000", "http", "http://gatehouse.example"],
  ])("travels over HTTPS only for %j by %s (PUBLIC_URL %j)", (host, protocol, publicUrl) => {
    const { set, read } = write(host, protocol, publicUrl);
    expect(set.map(({ name }) => name)).toEqual(["__Secure-gatehouse-refresh", "__Secure-gatehouse-refresh"]);
    for (const { options } of set)
      expect(options).toMatchObject({ secure: true, httpOnly: true, sameSite: "strict", path: "/api/auth" });
    expect(read).toBe("secure");
  });

  test.each<[string, string | undefined]>([
    ["localhost:4000", undefined],
    ["127.0.0.1:4000", undefined],
    ["[::1]:4000", undefined],
    ["localhost:4000", "http://localhost:4000"],
  ])("may travel plainly on this machine: %s (PUBLIC_URL %j)", (host, publicUrl) => {
    const { set, read } = write(host, "http", publicUrl);
    expect(set[0]).toEqual({
      name: "gatehouse-refresh",
      options: { secure: false, httpOnly: true, sameSite: "strict", path: "/api/auth", maxAge: 100 },
    });
    expect(read).toBe("plain");
  });
});
