import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, linkIn, mails, mailTo, test } from "./fixtures";
import { approve, create } from "./postings";
import { demoExpert, signIn } from "./sign-in";

const stamp = Date.now();
const title = `Forecast of harvests ${stamp}`;
const company = `asa.${stamp}@pohjola.example`;
const applicant = `veikko.${stamp}@example.fi`;

/** Posts in the dialog, without an account, and opens the link of the mail. @returns the posting's id */
async function post(page: Page): Promise<number> {
  await page.goto("/recommendations?postProject=true");
  const dialog = page.getByRole("dialog", { name: "Post New Project" });
  await dialog.getByLabel("Your Name").fill("Åsa Mäkelä");
  await dialog.getByLabel("Email address").fill(company);
  await dialog.getByLabel("Project Title").fill(title);
  await dialog.getByLabel("Project Description").fill("Harvests by field, explained to farmers.");
  await dialog.getByRole("button", { name: "Python", exact: true }).click();
  await dialog.getByRole("button", { name: "Post Project" }).click();
  await expect(page).toHaveURL(/\/project-success$/);
  await expect(page.getByText("The link in our email brings you to your project")).toBeVisible();
  await page.goto(linkIn(await mailTo(company, /received your project/), "/login"));
  await expect(page).toHaveURL(/\/company\/projects\/\d+$/);
  await expect(page.getByText("Under review", { exact: true })).toBeVisible();
  return Number(page.url().split("/").at(-1));
}

/** Opens an applicant on the company's board, moves them there and closes the dialog. */
async function move(page: Page, name: string, ...stages: string[]) {
  await page.getByRole("button", { name, exact: true }).click();
  const dialog = page.getByRole("dialog");
  for (const stage of stages) {
    await dialog.getByRole("button", { name: stage, exact: true }).click();
    await expect(dialog.getByRole("heading", { name: new RegExp(`^Stage ${stage}`) })).toBeVisible();
  }
  await dialog.getByRole("button", { name: "Close" }).click();
}

const column = (page: Page, name: RegExp) => page.getByRole("region", { name });

/** Writes on an open conversation. */
async function write(page: Page, words: string) {
  await page.getByLabel(/^Your message to/).fill(words);
  await page.getByRole("button", { name: "Send", exact: true }).click();
}

/** Both read it on the pages they have open, within the two seconds of deal L4 and some for the browser. */
const read = (page: Page, words: string) =>
  expect(page.getByRole("log").getByText(words)).toBeVisible({ timeout: 15_000 });

test("a guest posts a project and hires an expert, whom they invited, wrote to and met", async ({
  page,
  otherPage: expert,
  browser,
}) => {
  const id = await post(page);
  await approve(browser, id);
  await create(expert, "/api/project-applications", {
    ...{ projectId: id, applicantName: "Veikko Virtanen", applicantEmail: applicant },
    coverLetter: "I have counted potatoes.",
  });

  // The board has who applied; the first look is enough for a place among the better ones.
  await page.reload();
  await hydrated(page);
  await move(page, "Veikko V.", "Shortlisted");
  await expect(column(page, /^Shortlisted, 1 applicant/).getByText("Veikko V.")).toBeVisible();

  // An expert is invited from their profile.
  await signIn(expert, demoExpert, "/expert-dashboard");
  const { expertId } = await (await expert.request.get("/api/auth/user")).json();
  await page.goto(`/expert/${expertId}`);
  await hydrated(page);
  await page.getByRole("button", { name: /^Invite to a project/ }).click();
  const invitation = page.getByRole("dialog");
  await expect(invitation.getByRole("radio", { name: title })).toBeChecked();
  await invitation.getByRole("button", { name: "Send invitation" }).click();
  await expect(invitation.getByText("Write a few words to the expert")).toBeVisible();
  await expectAccessibleAtEveryLook(page, "the invitation");
  await invitation.getByLabel("Message").fill("Your forecasts are what we need.");
  await invitation.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByRole("button", { name: /^Invited/ })).toBeVisible();

  // The expert hears of it, and accepts.
  await expert.goto("/notifications");
  await hydrated(expert);
  await expert.getByRole("link", { name: new RegExp(`You are invited to the project “${title}”`) }).click();
  await expect(expert).toHaveURL(/\/expert-dashboard/);
  await hydrated(expert);
  const invited = expert.getByRole("listitem").filter({ hasText: "Your forecasts are what we need." });
  await invited.getByRole("button", { name: /^Accept/ }).click();
  const answer = expert.getByRole("dialog");
  await answer.getByLabel("A few words to the company").fill("Gladly.");
  await answer.getByRole("button", { name: "Accept the invitation" }).click();
  const application = (stage: string) =>
    expert.getByRole("listitem").filter({ hasText: stage }).filter({ hasText: title });
  await expect(application("On the shortlist")).toBeVisible();
  await expectAccessible(expert, "the dashboard with an invitation at 360 px");

  // Nobody asks them to write it all again.
  await application("On the shortlist").getByRole("link", { name: title, exact: true }).click();
  await expect(expert.getByText(/^Applied on .+ · see it$/)).toBeVisible();

  // Both write, on pages that are open.
  await mailTo(company, /accepts your invitation/);
  await page.goto(`/company/projects/${id}`);
  await hydrated(page);
  await page.getByRole("button", { name: "Aino A.", exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Open messages/ })
    .click();
  await expect(page).toHaveURL(/\/messages\/\d+$/);
  const conversation = new URL(page.url()).pathname;
  await expert.goto(conversation);
  for (const each of [page, expert]) await hydrated(each);
  await write(page, "Shall we talk? 040 123 4567");
  await read(page, "Shall we talk? 040 123 4567");
  await read(expert, "Shall we talk? [hidden until the interview stage]");
  await write(expert, "Yes, on Thursday.");
  await read(page, "Yes, on Thursday.");

  // From the interview on they know each other.
  await page.goto(`/company/projects/${id}`);
  await hydrated(page);
  await move(page, "Aino A.", "Interview");
  await expect(column(page, /^Interview, 1 applicant/).getByText("Aino Aalto")).toBeVisible();
  await page.goto(conversation);
  await hydrated(page);
  await write(page, "The number is above.");
  await read(expert, "The number is above.");
  await read(expert, "Shall we talk? 040 123 4567");

  // The company books a consultation about the expert, who says whether they are free.
  const { days } = await (await page.request.get("/api/calendar/free-days")).json();
  // A day that the other journeys do not take.
  const { date } = days.filter(({ times }: { times: number }) => times > 8).at(-5);
  const { slots } = await (await page.request.get(`/api/calendar/available-slots?date=${date}`)).json();
  await create(page, "/api/meeting-bookings", {
    ...{ fullName: "Åsa Mäkelä", email: company, company: "Pohjolan Vilja Oy", expertId },
    ...{ meetingType: "consultation", preferredDate: date, preferredTime: slots[2].label },
    projectDescription: title,
  });
  await page.goto("/company#meetings");
  await expect(page.getByRole("link", { name: /^See or change the meeting/ })).toBeVisible();
  await expert.goto("/expert-dashboard");
  await hydrated(expert);
  const meeting = expert.getByRole("listitem").filter({ hasText: "With Pohjolan Vilja Oy" });
  await expect(meeting.getByText(title)).toBeVisible();
  await meeting.getByRole("button", { name: "I am available", exact: true }).click();
  await expect(meeting.getByText("Our consultant sees your answer.")).toBeVisible();

  // Two moves at once: the expert hears of the last one.
  await page.goto(`/company/projects/${id}?view=list`);
  await hydrated(page);
  await expectAccessible(page, "the list of applicants at 1280 px");
  await move(page, "Aino Aalto", "Offer", "Hired");
  await mailTo(demoExpert.email, new RegExp(`^You are hired: ${title}`));
  const told = (await mails()).map(({ subject }) => subject ?? "").filter((text) => text.endsWith(title));
  expect(told.filter((text) => text.startsWith("An offer is coming"))).toEqual([]);
  await expert.goto("/expert-dashboard");
  await expect(application("You got it")).toBeVisible();
  await expert.goto("/notifications");
  await hydrated(expert);
  await expect(
    expert.getByRole("link", { name: new RegExp(`^You are chosen for “${title}”`) }),
  ).toBeVisible();
  await expectAccessibleAtEveryLook(expert, "/notifications");

  // Whoever still waits is told that the search is over.
  await page.getByRole("button", { name: "Mark as filled" }).click();
  const question = page.getByRole("alertdialog", { name: "Mark this project as filled?" });
  await expect(question).toContainText("1 applicant who still waits is declined");
  await question.getByRole("button", { name: "Mark as filled" }).click();
  await expect(page.getByText("Filled", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("row", { name: /Veikko V\./ })).toContainText("Declined");
  await mailTo(applicant, new RegExp(`^This project has ended: ${title}`));
});
