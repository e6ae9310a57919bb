import { expect, test } from "vitest";
import { contract } from "../contract.ts";
import { linkInput, uploadInput } from "./schema.ts";

const file = new File(["%PDF-1.4"], "passes.pdf");

test.each(['"LW2G6W"', " lw2g6w ", "‘LW2G6W’\t", "LW2 G6W"])(
  "the PNR of an upload may be pasted as %s",
  async (pnr) => {
    await expect(uploadInput.validate({ file, pnr })).resolves.toMatchObject({ pnr: "LW2G6W" });
  },
);

test("quotes alone are no PNR", async () => {
  await expect(uploadInput.validate({ file, pnr: '""' })).rejects.toMatchObject({ path: "pnr" });
});

// BP-17
test.each(["checkInId", "dmscode", "bookingNo", "pnr"])("a link without its %s is refused", async (name) => {
  const link = { checkInId: 7, dmscode: "d_9f27a1c4", bookingNo: "60422690", pnr: "KM4T7Q" };
  await expect(linkInput.validate(link)).resolves.toEqual(link);
  await expect(linkInput.validate({ ...link, [name]: undefined })).rejects.toMatchObject({ path: name });
  await expect(linkInput.validate({ ...link, [name]: "" })).rejects.toMatchObject({ path: name });
});

// BP-17
test.each(["id", "bookingNo", "pnr"])("unlinking without its %s is refused", async (name) => {
  const input = contract.boardingPasses.unlink["~orpc"].inputSchema;
  const unlink = { id: 7, bookingNo: "60422690", pnr: "KM4T7Q" };
  await expect(input?.validate(unlink)).resolves.toEqual(unlink);
  await expect(input?.validate({ ...unlink, [name]: undefined })).rejects.toMatchObject({ path: name });
  await expect(input?.validate({ ...unlink, [name]: "" })).rejects.toMatchObject({ path: name });
});
