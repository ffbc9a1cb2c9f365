import { expectAccessibleAtEveryLook } from "./axe";
import { adminEmail } from "./environment";
import { expect, hydrated, test } from "./fixtures";
import { demoExpert, signIn, signInAsAdmin } from "./sign-in";

test("what a company writes is on the expert's open page at once, and the answer comes back with a file", async ({
  page,
  browser,
}) => {
  const title = `Forecast of deliveries ${Date.now()}`;
  const own = await browser.newContext();
  const expert = await own.newPage();
  await signInAsAdmin(page, "/messages");
  await signIn(expert, demoExpert, "/messages");

  const posted = await page.request.post("/api/project-postings", {
    data: { title, requiredSkills: ["Python"], customerName: "Sanna Salonen", customerEmail: adminEmail },
  });
  const { id: projectId } = await posted.json();
  await page.request.patch(`/api/admin/project-postings/${projectId}/approve`);
  const applied = await expert.request.post("/api/project-applications", {
    data: {
      projectId,
      applicantName: "Aino Aalto",
      applicantEmail: demoExpert.email,
      coverLetter: "I forecast deliveries.",
    },
  });
  const { id: applicationId } = await applied.json();
  const opened = await page.request.post("/api/conversations", { data: { applicationId } });
  const { id } = await opened.json();

  for (const each of [page, expert]) {
    await each.goto(`/messages/${id}`);
    await hydrated(each);
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aino A.");
  const words = page.getByLabel("Your message to Aino A.");
  await words.fill("Can you start in April? My number is 040 123 4567.");
  await expect(page.getByText("in place of what you wrote here")).toBeVisible();
  await words.press("Control+Enter");
  await expect(page.getByRole("log").getByText("My number is 040 123 4567.")).toBeVisible();
  const theirs = expert.getByRole("log");
  // By itself, without a look anew; that it takes two seconds at most is tested without a browser's own work.
  await expect(theirs.getByText("My number is [hidden until the interview stage].")).toBeVisible({
    timeout: 15_000,
  });
  await expect(expert.getByRole("status").filter({ hasText: "New message from" })).toBeAttached();

  const pdf = Buffer.from("%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n");
  await expert.getByLabel("Attach files").setInputFiles({
    name: "CV.pdf",
    mimeType: "application/pdf",
    buffer: pdf,
  });
  await expert.getByLabel(/^Your message to/).fill("Yes, in the first week.");
  await expert.waitForTimeout(500);
  await expert.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("log").getByText("Yes, in the first week.")).toBeVisible({ timeout: 15_000 });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /^CV\.pdf/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("CV.pdf");
  await expectAccessibleAtEveryLook(page, "/messages/{id}");

  // The draft of one conversation is kept over a reload.
  await words.fill("One more thing");
  await page.waitForTimeout(500);
  await page.reload();
  await expect(words).toHaveValue("One more thing");

  await expert.getByLabel("More", { exact: true }).click();
  await expert.getByRole("button", { name: "Block", exact: true }).click();
  await expert.getByRole("button", { name: /^Block / }).click();
  await expect(expert.getByText(/You take no messages from .+: unblock to write again/)).toBeVisible();
  // The open page of the other side is told.
  await expect(page.getByText("takes no messages from you at the moment")).toBeVisible();
  await expect(words).toBeHidden();
  await expert.getByLabel("More", { exact: true }).click();
  await expert.getByRole("button", { name: "Report", exact: true }).click();
  await expert.getByLabel("What is wrong?").fill(`About ${title}`);
  await expert.getByRole("button", { name: "Send report" }).click();
  await expect(expert.locator("li[data-state=open]", { hasText: "Report sent" })).toBeVisible();
  await page.goto("/messages");
  await expect(page.getByRole("link", { name: new RegExp(title) })).toBeVisible();
  await expectAccessibleAtEveryLook(page, "/messages");

  await page.goto(`/admin/conversation-reports?q=${encodeURIComponent(title)}`);
  await page.getByRole("button", { name: `About ${title}` }).click();
  const report = page.getByRole("dialog");
  await expect(report.getByText("Yes, in the first week.")).toBeVisible();
  await expectAccessibleAtEveryLook(page, "/admin/conversation-reports");
  await report.getByLabel("Answer to the reporter").fill("We have talked to them.");
  await report.getByRole("button", { name: "Send answer" }).click();
  await expect(page.locator("main span", { hasText: "Has its answer" }).first()).toBeVisible();
  await own.close();
});
