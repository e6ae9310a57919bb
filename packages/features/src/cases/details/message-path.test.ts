import { expect, test } from "vitest";
import { messagePath } from "./message-path.ts";

const about = { bookingNo: "4100001", vendorCode: "SKY", email: "maya@gatehouse.example", phone: "+1 404 555 0173" };

// MSG-19, MSG-20
test("who writes from a case writes to the address that it shows, or to its traveller where that is masked", () => {
  const to = (channel: "sms" | "email", more: Partial<typeof about> = {}) =>
    new URL(messagePath(channel, { ...about, ...more }), "http://localhost").searchParams;
  expect(Object.fromEntries(to("sms"))).toEqual({ to: "+14045550173", bookingNo: "4100001", vendorCode: "SKY" });
  expect(to("email").get("to")).toBe("maya@gatehouse.example");
  for (const phone of ["", "unknown"]) expect(to("sms", { phone }).has("to")).toBe(false);
  for (const email of ["", "unknown"]) expect(to("email", { email }).has("to")).toBe(false);
  expect(to("sms", { phone: "•••32" }).get("to")).toBe("traveller");
  for (const email of ["m•••@g•••.example", "•••"]) expect(to("email", { email }).get("to")).toBe("traveller");
});
