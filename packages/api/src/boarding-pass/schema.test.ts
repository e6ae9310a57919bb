import { expect, test } from "vitest";
import { uploadInput } from "./schema.ts";

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
