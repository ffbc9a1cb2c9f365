import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, linkIn, mailTo, test } from "./fixtures";
import { create } from "./postings";
import { signInAsAdmin, signInByForm } from "./sign-in";

const stamp = Date.now();
const company = `Pohjolan Vilja ${stamp} Oy`;
const title = `Forecast of grain ${stamp}`;
const owner = `asa@pohjola${stamp}.example`;
const colleague = { email: `bo@pohjola${stamp}.example`, password: "ruis kasvaa hitaasti 3" };

/** Makes the account that the link of a mail asks for, and comes back to what the link leads to. */
async function register(page: Page) {
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page.getByLabel("First name")).toBeVisible();
  await hydrated(page);
  await page.getByLabel("First name").fill("Bo");
  await page.getByLabel("Last name").fill("Berg");
  await page.getByLabel("Email address").fill(colleague.email);
  await page.getByLabel("Password", { exact: true }).fill(colleague.password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("One more step")).toBeVisible();
  await page.goto(linkIn(await mailTo(colleague.email, /verify|confirm/i), "/verify-email"));
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  await hydrated(page);
  await signInByForm(page, colleague);
}

test("a team is started, a colleague joins by mail, takes it over, and the one who began it leaves", async ({
  page,
  otherPage,
}) => {
  const { id } = await create(page, "/api/project-postings", {
    ...{ title, requiredSkills: ["Python"], customerName: "Åsa Mäkelä", customerEmail: owner },
  });
  await page.goto(linkIn(await mailTo(owner, /received your project/), "/login"));
  await expect(page).toHaveURL(new RegExp(`/company/projects/${id}$`));

  await page.goto("/company/team");
  await hydrated(page);
  await page.getByLabel("Company name").first().fill(company);
  await page.getByRole("button", { name: "Start the team" }).click();
  await page.getByRole("button", { name: `Verify by pohjola${stamp}.example` }).click();
  await expect(page.getByText(`Verified: pohjola${stamp}.example`, { exact: true })).toBeVisible();
  await page.getByLabel("Email address").fill(colleague.email);
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByRole("region", { name: "Open invitations" })).toContainText(
    `${colleague.email}Member`,
  );

  const mail = await mailTo(colleague.email, /invites you to the team of/);
  expect(mail.subject).toContain(company);
  await otherPage.goto(linkIn(mail, "/company/team/join"));
  // A guest reads who invites to what before they sign in.
  await expect(otherPage.getByRole("heading", { name: `Join the team of ${company}?` })).toBeVisible();
  await expectAccessible(otherPage, "an invitation to a team, to a guest");
  await register(otherPage);
  await expect(otherPage.getByRole("heading", { name: `Join the team of ${company}?` })).toBeVisible();
  await hydrated(otherPage);
  await expectAccessible(otherPage, "the question whether to join a team at 360 px");
  await otherPage.getByRole("button", { name: "Join the team" }).click();
  await expect(otherPage).toHaveURL(/\/company\/team$/);
  await expect(otherPage.getByRole("button", { name: "Leave the team" })).toBeVisible();
  await expect(otherPage.getByRole("button", { name: "Send the invitation" })).toHaveCount(0);
  await otherPage.goto("/company");
  await otherPage.getByRole("link", { name: title }).click();
  await expect(otherPage.getByRole("heading", { level: 1, name: title })).toBeVisible();

  // The only owner cannot leave; with another one they can.
  await page.getByLabel("Email address").fill(`cecilia@pohjola${stamp}.example`);
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByText("You are the only owner.")).toBeVisible();
  await expectAccessibleAtEveryLook(page, "/company/team");
  await page.getByLabel("Role of Bo Berg").selectOption("owner");
  await expect(page.locator("li[data-state=open]", { hasText: "Bo Berg is an owner now" })).toBeVisible();
  await page.getByRole("button", { name: "Leave the team" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave the team?" });
  await expect(question).toContainText("What you posted stays with the team");
  await question.getByRole("button", { name: "Leave the team" }).click();
  await expect(page.getByRole("heading", { name: "Start a team" })).toBeVisible();
  await page.goto("/company");
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();

  // The posting stays, and names whoever is there.
  await otherPage.reload();
  await expect(otherPage.getByRole("main").getByText(colleague.email).first()).toBeVisible();
  await expect(otherPage.getByText(owner)).toHaveCount(0);

  // The desk knows the company, notes what it learns, and writes a posting for it.
  await signInAsAdmin(page, `/admin/companies?q=${encodeURIComponent(company)}`);
  await hydrated(page);
  await expect(page.getByRole("row")).toHaveCount(2);
  await expectAccessibleAtEveryLook(page, "/admin/companies");
  await page.getByRole("link", { name: company }).click();
  await expect(page.getByRole("heading", { level: 1, name: company })).toBeVisible();
  await expect(page.getByRole("link", { name: "Bo Berg" })).toBeVisible();
  await page.getByLabel("Note for other administrators").fill("Grows fast.");
  await page.getByRole("button", { name: "Add the note" }).click();
  await expect(page.getByRole("paragraph").filter({ hasText: "Grows fast." })).toBeVisible();
  await expectAccessibleAtEveryLook(page, "/admin/companies/{id}");
  await page.getByRole("link", { name: "New posting" }).click();
  await expect(page.getByLabel("Email address")).toHaveValue(colleague.email);
  await hydrated(page);
  await expectAccessible(page, "/admin/new/posting");
  await page.getByLabel(/^Project Title/).fill(`${title} by hand`);
  await page.getByLabel(/^Project Description/).fill("Forecast the harvest of grain for each field.");
  await page.getByLabel(/^Required Skills/).fill("Python");
  await page.getByLabel(/^Required Skills/).press("Enter");
  await page.getByRole("button", { name: "Create and tell by mail" }).click();
  await expect(page).toHaveURL(/tab=projects&item=\d+/);
  const told = await mailTo(colleague.email, /wrote down a project for you/);
  expect(told.text).toContain("An administrator of Osaaja wrote down a project for you.");
  for (const what of ["booking", "expert"]) {
    await page.goto(`/admin/new/${what}`);
    await hydrated(page);
    await expectAccessible(page, `/admin/new/${what}`);
  }
});
