import type { Page } from "@playwright/test";
import type { ExpertApplication } from "@/lib/features/expert-applications/moderation-schemas";
import { applicationRequest } from "../support/request-factories";
import { expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, linkIn, mailTo, test } from "./fixtures";
import { signInAsAdmin } from "./sign-in";

test.describe.configure({ mode: "serial" });

/** A skill that nobody else has, so that search finds this applicant alone. */
const rareSkill = () => `Weaving${Date.now()}`;

async function apply(page: Page, person: { name: string; email: string; skill: string }) {
  await page.goto("/join-experts");
  await hydrated(page);
  await page.getByLabel("Name", { exact: true }).fill(person.name);
  await page.getByLabel("Professional title").fill("Machine learning engineer");
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Description").fill("Builds forecasting services.");
  await page.getByLabel("Skills", { exact: true }).fill(`Python, ${person.skill}`);
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByRole("heading", { name: "Your application is with us" })).toBeVisible();
}

/** The same by the call alone, where the form is not what is looked at. */
async function applyQuickly(page: Page, name: string): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(" ", ".")}.${Date.now()}@example.fi`;
  const data = applicationRequest({ name, email });
  expect((await page.request.post("/api/expert-applications", { data })).status()).toBe(201);
  return email;
}

const stored = async (page: Page, q: string): Promise<ExpertApplication[]> =>
  (await page.request.get(`/api/expert-applications?q=${encodeURIComponent(q)}`)).json();

const row = (page: Page, email: string) => page.getByRole("row").filter({ hasText: email });
const toast = (page: Page, text: string) => page.getByText(text).first();

test("who applies, corrects what was asked for and is approved is found at once", async ({ page }) => {
  const person = { name: "Åsa Mäkelä", email: `asa.makela.${Date.now()}@example.fi`, skill: rareSkill() };
  await apply(page, person);
  const search = async (): Promise<{ id: number; name: string }[]> =>
    (await page.request.post("/api/experts/search", { data: { query: person.skill } })).json();
  expect(await search()).toEqual([]);

  // By keyboard alone: asked for changes in the inbox, which it leaves.
  await signInAsAdmin(page, "/admin/inbox");
  const [{ id } = { id: 0 }] = await stored(page, person.email);
  await page.goto(`/admin/inbox?item=application-${id}`);
  await hydrated(page);
  await expect(page.getByRole("article").getByRole("heading", { name: person.name })).toBeVisible();
  await page.keyboard.press("c");
  await page.keyboard.type("Please name a project of yours.");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("article").getByRole("heading", { name: person.name })).toHaveCount(0);
  const asking = await mailTo(person.email, /correct your application/);
  expect(asking.text).toContain("Please name a project of yours.");
  await page.goto(`/admin/inbox?item=application-${id}`);
  await expect(page.getByRole("article").getByText("Waiting for the sender").first()).toBeVisible();

  const link = asking.text?.match(/https?:\S+\/application\/[\w-]+/)?.[0] ?? "";
  await page.goto(link);
  await hydrated(page);
  await expect(page.getByText("Please name a project of yours.")).toBeVisible();
  await expectAccessibleAtEveryLook(page, "/application/{token}");
  await page.getByLabel("Description").fill("Built the demand forecast of a grocery chain.");
  await page.getByRole("button", { name: "Send it again" }).click();
  await expect(page.getByRole("heading", { name: "Thank you, we have it" })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "We have your application" })).toBeVisible();
  await page.goto(`/admin/inbox?item=application-${id}`);
  const changed = page.getByRole("article").getByText("Built the demand forecast of a grocery chain.");
  await expect(changed.first()).toBeVisible();

  await page.goto(`/admin?tab=applications&q=${encodeURIComponent(person.email)}`);
  await expect(row(page, person.email)).toContainText("Pending");
  await expect(row(page, person.email)).toContainText(/Due in \d/);
  await page.getByRole("button", { name: "Details of Åsa Mäkelä" }).click();
  const dialog = page.getByRole("dialog", { name: "Åsa Mäkelä" });
  await expect(dialog.getByText("Not provided")).toBeVisible();
  await expect(dialog.getByText(person.skill)).toBeVisible();
  await dialog.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(toast(page, "Expert application approved successfully")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Details of Åsa Mäkelä" })).toBeFocused();
  await expect(row(page, person.email)).toContainText("Approved");
  await expect(page.getByRole("button", { name: "Approve Åsa Mäkelä" })).toHaveCount(0);

  const mail = await mailTo(person.email, /was approved/);
  const [expert] = await search();
  expect(expert?.name).toBe("Åsa M.");
  linkIn(mail, `/expert/${expert?.id}`);
  linkIn(mail, "/register");
  await page.goto(`/expert/${expert?.id}`);
  await expect(page.getByText(person.skill).first()).toBeVisible();
  await expect(page.getByText("Mäkelä")).toHaveCount(0);
});

test("a rejection carries the reviewer's notes, and can be taken back", async ({ page }) => {
  const email = await applyQuickly(page, "Rauha Rejected");
  await signInAsAdmin(page, `/admin?tab=applications&q=${encodeURIComponent(email)}`);
  await page.getByRole("button", { name: "Reject Rauha Rejected" }).click();
  const dialog = page.getByRole("dialog", { name: "Reject the application" });
  await dialog.getByLabel("Review notes").fill("We look for five years in production.");
  await dialog.getByRole("button", { name: "Reject application" }).click();
  await expect(toast(page, "Expert application rejected")).toBeVisible();
  await expect(row(page, email)).toContainText("Rejected");
  expect((await mailTo(email, /About your application/)).text).toContain(
    "We look for five years in production.",
  );

  await page.getByRole("button", { name: "Details of Rauha Rejected" }).click();
  const details = page.getByRole("dialog", { name: "Rauha Rejected" });
  await expect(details.getByText("We look for five years in production.").first()).toBeVisible();
  await details.getByRole("button", { name: "Reopen" }).click();
  await expect(details.getByRole("button", { name: "Approve", exact: true })).toBeVisible();
  await details.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "Details of Rauha Rejected" })).toBeFocused();
  await expect(row(page, email)).toContainText("Pending");
});

test("a deletion is confirmed first", async ({ page }) => {
  const email = await applyQuickly(page, "Dora Deleted");
  await signInAsAdmin(page, `/admin?tab=applications&q=${encodeURIComponent(email)}`);
  await page.getByRole("button", { name: "Delete Dora Deleted" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete the application of Dora Deleted?" });
  await expect(question).toContainText("They were promised an answer and get none");
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByRole("button", { name: "Delete Dora Deleted" })).toBeFocused();
  await expect(row(page, email)).toBeVisible();
  await page.getByRole("button", { name: "Delete Dora Deleted" }).click();
  await question.getByRole("button", { name: "Delete application" }).click();
  await expect(toast(page, "Expert application deleted successfully")).toBeVisible();
  await expect(page.getByText("Nothing fits these filters.")).toBeVisible();
  expect(await stored(page, email)).toEqual([]);
});

test("many are decided at once, unless that is undone", async ({ page }) => {
  const group = `Bulk${Date.now()}`;
  for (const name of ["Ada", "Bea", "Cia"]) await applyQuickly(page, `${name} ${group}`);
  await signInAsAdmin(page, `/admin?tab=applications&q=${group}`);
  const statuses = async () => (await stored(page, group)).map(({ status }) => status);
  await page.getByLabel("Select every row on this page").check();
  await page.getByRole("button", { name: "Approve selected" }).click();
  await expect(toast(page, "3 applications are about to be approved")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Approving…")).toHaveCount(0);

  await page.getByLabel("Select every row on this page").check();
  await page.getByLabel(`Select Bea ${group}`).uncheck();
  await page.getByRole("button", { name: "Approve selected" }).click();
  await expect(page.getByText("Approving…")).toHaveCount(2);
  await expect(page.getByRole("button", { name: `Approve Ada ${group}` })).toBeDisabled();
  await expect(toast(page, "2 expert applications approved successfully")).toBeVisible();
  expect((await statuses()).sort()).toEqual(["approved", "approved", "pending"]);

  // Leaving the page sends what waits.
  await page.getByLabel("Select every row on this page").check();
  await page.getByRole("button", { name: "Reject selected" }).click();
  await page.getByRole("button", { name: "Reject application" }).click();
  await page.goto("/about");
  await expect.poll(async () => (await statuses()).sort()).toEqual(["approved", "approved", "rejected"]);
});

test("what the filters leave can be downloaded", async ({ page }) => {
  const email = await applyQuickly(page, "Eeva Exported");
  await signInAsAdmin(page, `/admin?tab=applications&q=${encodeURIComponent(email)}`);
  await expect(row(page, email)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^expert-applications-\d{4}-\d\d-\d\d\.csv$/);
});

test("both tabs are accessible", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const email = await applyQuickly(page, "Axel Accessible");
  await signInAsAdmin(page, `/admin?tab=applications&q=${encodeURIComponent(email)}`);
  await hydrated(page);
  await page.getByLabel("Select Axel Accessible").check();
  await expectAccessibleAtEveryLook(page, "the list");
  await page.getByRole("button", { name: "Reject selected" }).click();
  await expect(page.getByRole("dialog", { name: "Reject the application" })).toBeVisible();
  await expectAccessibleAtEveryLook(page, "the notes");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Details of Axel Accessible" }).click();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
  await expectAccessibleAtEveryLook(page, "the details");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Delete Axel Accessible" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessibleAtEveryLook(page, "the question");
  await page.goto("/admin?tab=contracts");
  await expect(page.getByRole("tab", { name: "Contracts" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByLabel("Search project, company, expert or reference")).toBeVisible();
  await expectAccessibleAtEveryLook(page, "the contracts");
});
