import { expect, type Locator, type Page, test } from "@playwright/test";
import { select } from "./world/database.ts";
import { openForeignPage } from "./world/foreign-page.ts";
import { person, servers, signIn } from "./world/people.ts";

/** The booking of the demo world's fourth disruption. */
const bookingNo = "69000014";

const log = (page: Page | Locator) => page.getByRole("log", { name: "Messages" });
const box = (page: Page) => page.getByRole("textbox", { name: "Message", exact: true });

async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.keyboard.press("Enter");
}

/** A PNG of 480 × 320 points, as the page draws it. */
async function pictureOf(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: 480, height: 320 });
    canvas.getContext("2d")?.fillText("Gate B12", 40, 60);
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(url.split(",")[1] ?? "", "base64");
}

/** Whether a picture has come and was drawn. */
const isDrawn = (page: Page | Locator, name: string) =>
  expect
    .poll(() =>
      log(page)
        .getByRole("button", { name: `Open picture ${name}` })
        .locator("img")
        .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
    )
    .toBe(480);

test.describe("live chat", () => {
  // CHAT-2, CHAT-3, CHAT-4, CHAT-6, CHAT-8, CHAT-10, CHAT-13, CHAT-14
  test("a traveller and an operator talk through two servers; nothing is lost without a network; taken, answered, closed", async ({
    page,
    browser,
  }) => {
    await signIn(page, "traveller", "/dashboard/my-trips/upcoming-trips");
    await page.getByRole("button", { name: /^Chat with a travel agent/ }).click();
    const window = page.getByRole("dialog", { name: "Chat with a travel agent" });
    await expect(window.getByText("Not connected")).toBeVisible();
    await window.getByRole("button", { name: "Connect", exact: true }).click();
    await expect(window.getByText("Connected", { exact: true })).toBeVisible();
    await say(page, "Our flight is cancelled.");
    await expect(window.getByText("Sent")).toBeVisible();

    const crm = await person(browser, "crm-operator", servers()[1], "/dashboard/chat");
    await test.step("the operator takes who waits longest by a key, and answers", async () => {
      await expect(crm.page.getByText("You are connected")).toBeVisible();
      const own = await select<{ readonly id: string; readonly name: string }>(
        "select r.id, r.name from chat_room r join app_user u on u.id = r.traveller_id where u.userid = 'traveller'",
      );
      await crm.page.getByRole("button", { name: new RegExp(own[0]?.name ?? "nobody") }).click();
      await expect(log(crm.page)).toContainText("Our flight is cancelled.");
      await crm.page.getByRole("button", { name: /^Take/ }).click();
      await say(crm.page, "I am looking at tonight’s seats.");
      await expect(log(page)).toContainText("I am looking at tonight’s seats.");
      await expect(log(page)).not.toContainText("Crm Operator");
      // The time stands before the mark.
      await expect(window.getByText(/^[\d:]+ Read$/)).toBeVisible();
      await expect(log(crm.page).getByText(/^[\d:]+ Read$/)).toBeVisible();
    });

    await test.step("what is said without a network is sent once, when there is one again", async () => {
      await page.context().setOffline(true);
      await say(page, "Are there two of them?");
      await expect(log(page).getByText("Sending…")).toBeVisible();
      await page.context().setOffline(false);
      await expect(log(crm.page).getByText("Are there two of them?")).toHaveCount(1, { timeout: 30_000 });
      await expect(log(page).getByText("Sending…")).toHaveCount(0);
    });

    await test.step("Escape minimises, and the focus is where it was; leaving is asked about", async () => {
      await box(page).focus();
      await page.keyboard.press("Escape");
      const launcher = page.getByRole("button", { name: /^Chat with a travel agent/ });
      await expect(launcher).toBeFocused();
      await launcher.click();
      await window.getByRole("button", { name: "Close chat" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Disconnect" }).click();
      await expect(log(crm.page)).toContainText("Traveller got disconnected", { timeout: 30_000 });
    });

    await test.step("the conversation is closed by a key", async () => {
      await crm.page.getByRole("heading", { name: "Live chat" }).click();
      await crm.page.keyboard.press("x");
      await expect(crm.page.getByText(/^The conversation with .* is closed\.$/)).toBeVisible();
    });
    await crm.context.close();
  });

  // CHAT-1, CHAT-15
  test("who comes by a disruption's link talks from its page on a phone, without a session", async ({ browser }) => {
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await phone.newPage();
    await page.goto(`${servers()[0]}/fg48?searchid=demo-disruption-000004&lang=en&token=demo-token-000004`);
    await page.getByRole("button", { name: "Chat with us" }).click();
    const window = page.getByRole("dialog", { name: "Chat with a travel agent" });
    await expect(window.getByText(`An agent will see these messages and your booking ${bookingNo}.`)).toBeVisible();
    await window.getByRole("button", { name: "Connect", exact: true }).click();
    await expect(window.getByText("Connected", { exact: true })).toBeVisible();
    await say(page, "Which lounge can we use?");
    await expect(window.getByText("Sent")).toBeVisible();

    const crm = await person(browser, "crm-operator", servers()[1], "/dashboard/chat");
    const rooms = await select<{ readonly name: string }>(
      `select name from chat_room where booking_no = '${bookingNo}' and traveller_id is null`,
    );
    await crm.page.getByRole("button", { name: new RegExp(`^Connected ${rooms[0]?.name ?? "nobody"}`) }).click();
    await expect(log(crm.page)).toContainText("Which lounge can we use?");
    await page.keyboard.press("Escape");
    const launcher = page.getByRole("button", { name: /^Chat with a travel agent/ });
    await expect(launcher).toBeFocused();
    await say(crm.page, "The one beside gate B12.");
    await expect(launcher.getByText("1 new message")).toBeAttached();
    await launcher.click();
    await expect(log(page)).toContainText("The one beside gate B12.");
    await expect(log(page)).not.toContainText("Crm Operator");
    await crm.context.close();
    await phone.close();
  });

  // CHAT-15, CHAT-18
  test("a traveller with a link and an operator send each other pictures and PDFs", async ({ browser }) => {
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await phone.newPage();
    await page.goto(`${servers()[0]}/fg48?searchid=demo-disruption-000003&lang=en&token=demo-token-000003`);
    await page.getByRole("button", { name: "Chat with us" }).click();
    const window = page.getByRole("dialog", { name: "Chat with a travel agent" });
    await window.getByRole("button", { name: "Connect", exact: true }).click();
    await expect(window.getByText("Connected", { exact: true })).toBeVisible();
    const buffer = await pictureOf(page);
    await window.locator("input[type=file]").setInputFiles({ name: "belt.png", mimeType: "image/png", buffer });
    await expect(window.getByText("Goes with Send")).toBeVisible();
    await say(page, "This is my bag.");
    await isDrawn(page, "belt.png");
    const [said] = await select<{ readonly roomId: string; readonly name: string }>(
      'select r.id as "roomId", r.name from chat_file f join chat_room r on r.id = f.room_id where f.seq is not null',
    );

    const crm = await person(browser, "crm-operator", servers()[1], "/dashboard/chat");
    await crm.page.getByRole("button", { name: new RegExp(`^Connected ${said?.name ?? "nobody"}`) }).click();
    await isDrawn(crm.page, "belt.png");
    await log(crm.page).getByRole("button", { name: "Open picture belt.png" }).click();
    const large = crm.page.getByRole("dialog", { name: "Picture belt.png" });
    await expect(large).toBeVisible();
    await crm.page.keyboard.press("Escape");
    await expect(large).toHaveCount(0);

    await test.step("what is pasted goes with Send, and what is no file of a kind is refused at once", async () => {
      await box(crm.page).focus();
      await crm.page.evaluate(async (picture) => {
        const data = new DataTransfer();
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], "map.png", { type: "image/png" }));
        document.activeElement?.dispatchEvent(
          new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
        );
      }, buffer.toString("base64"));
      await expect(crm.page.getByText("Goes with Send")).toBeVisible();
      await crm.page
        .locator("input[type=file]")
        .setInputFiles({ name: "itinerary.pdf", mimeType: "application/pdf", buffer: Buffer.from("no PDF at all") });
      await expect(crm.page.getByText("This is no PNG, JPEG or PDF that can be read.")).toBeVisible();
      await crm.page.getByRole("button", { name: "Remove itinerary.pdf" }).click();
      await crm.page.keyboard.press("Tab");
      await box(crm.page).press("Enter");
      await isDrawn(page, "map.png");
    });

    await test.step("nobody else opens it: the address that was given is of this file, and nothing is told without one", async () => {
      const [file] = await select<{ readonly id: string }>("select id from chat_file where seq is not null limit 1");
      const answer = await page.request.get(
        `${servers()[0]}/api/chat/rooms/${said?.roomId ?? ""}/files/${file?.id ?? ""}`,
      );
      expect(answer.status()).toBe(401);
    });
    await crm.context.close();
    await phone.close();
  });

  // CHAT-1, CHAT-16, CHAT-18
  test("another product has the chat on its page by one line, under a strict policy and hostile styles", async ({
    browser,
  }) => {
    const [server] = servers();
    const line = `<script src="${server}/chat/widget.js" data-vendor="NWT" data-color="#7c2d12" data-visitor-name="Noor Haddad" async></script>`;
    const foreign = await openForeignPage(server, line);
    const stranger = await openForeignPage(server, line);
    await select(
      "insert into vendor_settings (vendor, origins) values ('NWT', $1) on conflict (vendor) do update set origins = excluded.origins",
      [[foreign.origin]],
    );
    const context = await browser.newContext();
    const page = await context.newPage();
    const refusals: string[] = [];
    page.on("console", (message) => refusals.push(message.text()));
    try {
      await page.goto(foreign.origin);
      const launcher = page.getByRole("button", { name: /^Chat with a travel agent/ });
      await launcher.click();
      const frame = page.frameLocator("gatehouse-chat iframe");
      const window = frame.getByRole("dialog", { name: "Chat with a travel agent" });
      await expect(window.getByRole("textbox", { name: "Name" })).toHaveValue("Noor Haddad");
      await window.getByRole("textbox", { name: "E-mail" }).fill("noor@traveller.example");
      await window.getByRole("button", { name: "Connect", exact: true }).click();
      await expect(window.getByText("Connected", { exact: true })).toBeVisible();
      await window.getByRole("textbox", { name: "Message" }).fill("Do you have transfers, too?");
      await page.keyboard.press("Enter");
      await expect(window.getByText("Sent")).toBeVisible();
      const buffer = await pictureOf(page);
      await window.locator("input[type=file]").setInputFiles({ name: "voucher.png", mimeType: "image/png", buffer });
      await expect(window.getByText("Goes with Send")).toBeVisible();
      await window.getByRole("button", { name: "Send", exact: true }).click();
      await isDrawn(window, "voucher.png");

      const crm = await person(browser, "crm-operator", servers()[1], "/dashboard/chat");
      await crm.page.getByRole("button", { name: /Noor Haddad/ }).click();
      await expect(log(crm.page)).toContainText("Do you have transfers, too?");
      await isDrawn(crm.page, "voucher.png");
      await window.getByRole("button", { name: "Minimise" }).click();
      await expect(launcher).toBeFocused();
      await say(crm.page, "From every airport.");
      await expect(page.getByRole("button", { name: "Chat with a travel agent, 1 new message" })).toBeVisible();
      await launcher.click();
      await expect(window.getByText("From every airport.")).toBeVisible();
      await crm.context.close();

      // Who comes back is known by the key on their device.
      await page.reload();
      await launcher.click();
      await window.getByRole("button", { name: "Connect", exact: true }).click();
      await expect(window.getByText("From every airport.")).toBeVisible();
      expect(refusals.filter((text) => /Content Security Policy|Refused/.test(text))).toEqual([]);

      // A page that the vendor has not named gets no window; who opened it there is told, and gets the page back.
      await page.clock.install();
      await page.goto(stranger.origin);
      await launcher.click();
      await expect.poll(() => refusals.some((text) => text.includes("frame-ancestors"))).toBe(true);
      await page.clock.fastForward(20_000);
      const panel = page.getByRole("dialog", { name: "Chat with a travel agent" });
      await expect(panel.getByText("The chat cannot be reached. Check your connection and try again.")).toBeVisible();
      await expect(window).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(launcher).toBeFocused();
    } finally {
      await context.close();
      await foreign.close();
      await stranger.close();
    }
  });

  // CHAT-16
  test("on a slow phone another product's page has the chat in French, closed and opened while it comes, as a screen reader hears it", async ({
    browser,
  }) => {
    const [server] = servers();
    const line = `<script src="${server}/chat/widget.js" data-vendor="NWT" data-language="fr" async></script>`;
    const foreign = await openForeignPage(server, line);
    await select(
      "insert into vendor_settings (vendor, origins) values ('NWT', $1) on conflict (vendor) do update set origins = excluded.origins",
      [[foreign.origin]],
    );
    const phone = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      deviceScaleFactor: 2,
    });
    const page = await phone.newPage();
    const devtools = await phone.newCDPSession(page);
    // What a telephone of the lower middle has on slow 4G.
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 94_000,
    });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await phone.route("**/chat/window?**", async (route) => {
      await held;
      await route.continue();
    });
    try {
      await page.goto(foreign.origin);
      const launcher = page.getByRole("button", { name: /^Discuter avec un agent de voyage/ });
      const panel = page.getByRole("dialog", { name: "Discuter avec un agent de voyage" });
      await test.step("until the window has come, the page says so, and can be had back", async () => {
        await launcher.tap();
        await expect(page.locator("body")).toMatchAriaSnapshot(`
          - paragraph: Another product
          - dialog "Discuter avec un agent de voyage":
            - banner:
              - heading "Discuter avec un agent de voyage" [level=2]
              - button "Réduire"
            - status: Ouverture de la conversation…
        `);
        await panel.getByRole("button", { name: "Réduire" }).tap();
        await expect(page.locator("body")).toMatchAriaSnapshot(`
          - paragraph: Another product
          - button "Discuter avec un agent de voyage"
        `);
        await launcher.tap();
        await expect(panel).toBeVisible();
        release();
      });

      const frame = page.frameLocator("gatehouse-chat iframe");
      const window = frame.getByRole("dialog", { name: "Discuter avec un agent de voyage" });
      await test.step("the window takes its place, with the focus in it", async () => {
        await expect(window).toBeVisible();
        await expect(panel).toHaveCount(0);
        await expect(page.locator("gatehouse-chat iframe")).toBeFocused();
        await expect(frame.locator("body")).toMatchAriaSnapshot(`
          - dialog "Discuter avec un agent de voyage":
            - banner:
              - heading "Discuter avec un agent de voyage" [level=2]
              - status: Non connecté
              - button "Réduire"
              - button "Fermer la conversation"
            - paragraph: "Écrivez-nous : un agent vous répond ici."
            - contentinfo:
              - region "Se connecter à la conversation ?":
                - heading "Se connecter à la conversation ?" [level=3]
                - paragraph: Un agent verra votre nom, votre adresse e-mail et ce que vous écrivez.
                - text: Nom
                - textbox "Nom"
                - text: E-mail
                - textbox "E-mail"
                - button "Pas maintenant"
                - button "Se connecter"
        `);
      });

      await test.step("what is typed is said once, and both sides hear who says what", async () => {
        await window.getByRole("textbox", { name: "Nom" }).fill("Léa Martin");
        await window.getByRole("textbox", { name: "E-mail" }).fill("lea@traveller.example");
        await window.getByRole("button", { name: "Se connecter" }).tap();
        await expect(window.getByText("Connecté", { exact: true })).toBeVisible();
        await window
          .getByRole("textbox", { name: "Message" })
          .pressSequentially("Une navette attend-elle à l’aéroport ?");
        await page.keyboard.press("Enter");
        await expect(window.getByText("Envoyé")).toBeVisible();
        await expect(frame.locator("body")).toMatchAriaSnapshot(`
          - dialog "Discuter avec un agent de voyage":
            - banner:
              - heading "Northwind Travel" [level=2]
              - status: Connecté
              - button "Réduire"
              - button "Fermer la conversation"
            - log "Messages": /Vous vous êtes connecté à \\d\\d:\\d\\d Vous \\d\\d:\\d\\d Une navette attend-elle à l’aéroport \\? Envoyé/
            - contentinfo:
              - button "Joindre des images ou des PDF"
              - textbox "Message":
                - /placeholder: Écrivez un message
              - button "Envoyer"
        `);
        await window.getByRole("button", { name: "Réduire" }).tap();
        await expect(launcher).toBeFocused();
      });
    } finally {
      release();
      await phone.close();
      await foreign.close();
    }
  });

  // CHAT-1, CHAT-15, CHAT-17
  test("a guest of the traveller site describes a flight, and opens the search that the assistant has understood", async ({
    page,
  }) => {
    await page.goto(`${servers()[0]}/`);
    const launcher = page.getByRole("button", { name: "Chat with a travel agent" });
    // A page that nobody has touched fetches no chat.
    await expect(async () => {
      await page.keyboard.press("Shift");
      await expect(launcher).toBeVisible({ timeout: 2000 });
    }).toPass();
    await launcher.click();
    const window = page.getByRole("dialog", { name: "Chat with a travel agent" });
    await window.getByRole("textbox", { name: "Name" }).fill("Mira Lang");
    await window.getByRole("textbox", { name: "E-mail" }).fill("mira@traveller.example");
    await window.getByRole("button", { name: "Connect", exact: true }).click();
    await say(page, "Boston to Chicago tomorrow morning, two of us");
    await expect(log(page)).toContainText("Automatic answer: Boston to Chicago");
    await log(page).getByRole("button", { name: "Open search" }).click();
    await expect(page).toHaveURL(/\/fsbsearch\?from=BOS&to=CHI&.*passengerCount=2/);
    // What they search for is said by itself (CHAT-7).
    await expect(log(page).getByText("Flight search", { exact: true })).toHaveCount(1);
    const said = async (): Promise<unknown> => {
      const [row] = await select<{ readonly body: string }>(
        "select m.body from chat_message m join chat_room r on r.id = m.room_id where r.name = 'Mira Lang' and m.kind = 'APPLICATION_MESSAGE'",
      );
      return JSON.parse(row?.body ?? "{}");
    };
    await expect.poll(said).toMatchObject({ type: "FLIGHT_SEARCH", from: "BOS", to: "CHI", passengerCount: 2 });
    await expect(log(page)).toContainText("Boston to Chicago tomorrow morning, two of us");
  });
});
