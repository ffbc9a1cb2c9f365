import { readPdf, textOf } from "../support/pdf";
import { expect, hydrated, linkIn, mailTo, test } from "./fixtures";
import { signInAsAdmin } from "./sign-in";

const stamp = Date.now();

test("in Finnish: search, profile and a booked meeting", async ({ page }) => {
  await page.goto("/fi");
  await hydrated(page);
  await page.getByLabel("Hae asiantuntijoita").fill("kielimallit");
  await expect(page).toHaveURL(/\/fi.*q=kielimallit/);
  await expect(page.locator("#experts [aria-busy=true]")).toHaveCount(0);
  await page
    .locator("#experts article, #experts li")
    .filter({ has: page.getByText("Varaa tapaaminen") })
    .first()
    .getByRole("link")
    .first()
    .click();
  await expect(page).toHaveURL(/\/fi\/expert\/\d+/);
  await page.locator("main").getByRole("link", { name: "Varaa tapaaminen" }).first().click();
  await expect(page).toHaveURL(/\/fi\/book-meeting\?expert=\d+/);
  await hydrated(page);
  await page.getByRole("button", { name: /^Seuraava vapaa päivä/ }).click();
  await page
    .getByRole("radio", { name: /^\d{1,2}\.\d{2}$/ })
    .last()
    .check({ force: true });
  await page.getByLabel("Koko nimi").fill("Åsa Mäkelä");
  await page.getByLabel("Sähköposti", { exact: true }).fill(`asa.${stamp}@example.fi`);
  await page.getByLabel("Yritys").fill("Pohjola Paper Oy");
  await page.getByRole("button", { name: "Varaa tapaaminen", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Tapaaminen on varattu!" })).toBeVisible();
  const mail = await mailTo(`asa.${stamp}@example.fi`, /tapaami/i);
  expect(mail.html).toContain('<html lang="fi">');
});

test("in Finnish: a company posts, an administrator approves, and everybody reads it", async ({
  page,
  otherPage: admin,
}) => {
  const title = `Satoennuste ${stamp}`;
  const email = `posti.${stamp}@example.fi`;
  await page.goto("/fi/recommendations?postProject=true");
  const dialog = page.getByRole("dialog", { name: "Julkaise uusi toimeksianto" });
  await dialog.getByLabel("Nimesi").fill("Åsa Mäkelä");
  await dialog.getByLabel("Sähköpostiosoite").fill(email);
  await dialog.getByLabel("Toimeksiannon otsikko").fill(title);
  await dialog.getByLabel("Toimeksiannon kuvaus").fill("Sadot pelloittain, selitettynä viljelijöille.");
  await dialog.getByLabel(/^Alin tuntihinta/).fill("87,5");
  await dialog.getByRole("button", { name: "Python", exact: true }).click();
  await dialog.getByRole("button", { name: "Julkaise toimeksianto" }).click();
  await expect(page).toHaveURL(/\/fi\/project-success$/);
  await page.goto(linkIn(await mailTo(email, /toimeksian/i), "/fi/login"));
  await expect(page).toHaveURL(/\/fi\/company\/projects\/\d+$/);
  const id = Number(page.url().split("/").at(-1));

  await signInAsAdmin(admin, `/fi/admin/projects?q=%23${id}`);
  await hydrated(admin);
  await admin
    .getByRole("article", { name: title })
    .getByRole("button", { name: /^Hyväksy/ })
    .click();
  await expect(admin.getByText("Toimeksianto hyväksytty").last()).toBeVisible();
  await expect(async () => {
    const answer = await page.request.get(`/fi/projects/${id}`);
    expect([answer.status(), await answer.text()]).toEqual([200, expect.stringContaining(title)]);
  }).toPass({ timeout: 60_000 });
  await page.goto("/fi/projects");
  await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
});

test("in Swedish: a price, and the draft of a contract in Swedish", async ({ page }) => {
  await page.goto("/sv");
  await hydrated(page);
  await page.getByLabel("Expert", { exact: true }).click();
  await page.locator("#pricing [role=option]").first().click();
  await page.getByRole("button", { name: "Skapa avtal" }).click();
  const dialog = page.getByRole("dialog", { name: "Skapa avtal" });
  await dialog.getByLabel("Företagets namn").fill("Äänekosken Öljy Ab");
  await dialog.getByLabel("Uppdragets rubrik").fill("Skördeprognos");
  await dialog.getByLabel("Beskrivning av uppdraget").fill("En prognos för 120 butiker.");
  const start = new Date(stamp + 30 * 24 * 3_600_000).toISOString().slice(0, 10);
  await dialog.getByLabel("Startdatum").fill(start);
  await dialog.getByLabel("Kontaktpersonens e-post").fill(`ab.${stamp}@example.fi`);
  await dialog.getByRole("button", { name: "Skapa avtal" }).click();
  await expect(dialog.getByRole("heading", { name: "Dina avtal är klara" })).toBeVisible();
  const mail = await mailTo(`ab.${stamp}@example.fi`, /avtal/);
  const [link = ""] = /\/api\/contracts\/\d+\/pdf\?token=\S+/.exec(mail.text ?? "") ?? [];
  const paper = await readPdf(await (await page.request.get(link)).body());
  expect(paper.language).toBe("sv");
  expect(textOf(paper)).toContain("detta avtal ingås på svenska");
});
