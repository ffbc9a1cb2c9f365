import type { Browser, Locator, Page } from "@playwright/test";
import { expectAccessibleAtEveryLook } from "./axe";
import { expect, hydrated, mailTo, test } from "./fixtures";
import { approvedPosting, create } from "./postings";
import { demoCompany, signIn, signInAsAdmin } from "./sign-in";

const title = `Forecast of spare parts ${Date.now()}`;
const stamp = Date.now();
const applicants = ["Aino Aaltonen", "Veikko Virtanen"].map((name, index) => ({
  name,
  email: `applicant${index}.${stamp}@example.fi`,
}));

/** A posting of the demo company, with two people who have applied to it. */
async function prepare(page: Page, browser: Browser): Promise<number> {
  const id = await approvedPosting(browser, title);
  for (const { name, email } of applicants) {
    await create(page, "/api/project-applications", {
      ...{ projectId: id, applicantName: name, applicantEmail: email },
      coverLetter: `Write to ${email} about spare parts.`,
    });
  }
  return id;
}

/** Lays a finger on one element, holds it there until it carries, and moves it over another, which is then told. */
async function dragByFinger(page: Page, from: Locator, to: Locator, told: string) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("what is dragged is not on the screen");
  const at = { x: start.x + 40, y: start.y + start.height / 2 };
  const over = { x: end.x + end.width / 2, y: end.y + 60 };
  await touch("touchStart", at);
  await expect(page.getByText(/ is picked up, in /)).toBeAttached();
  await touch("touchMove", { x: (at.x + over.x) / 2, y: at.y });
  await touch("touchMove", over);
  await expect(page.getByText(told)).toBeAttached();
  await touch("touchEnd");
  // For so long dnd-kit keeps the click that may follow a drag from the page, and with it any other.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await session.detach();
}

const column = (page: Page, name: RegExp) => page.getByRole("region", { name });

test.use({ hasTouch: true });

test("a company moves an applicant by keyboard, takes it back and moves again, and another one by finger", async ({
  page,
  browser,
}) => {
  const id = await prepare(page, browser);
  // The first or the second, whichever is written last: neither has a full name or an address.
  const told = await mailTo(demoCompany.email, new RegExp(`^New application.*${title}`));
  expect(told.text).toMatch(/Aino A\.|Veikko V\./);
  expect(told.text).not.toMatch(/Aaltonen|Virtanen|applicant\d/);

  await signIn(page, demoCompany, `/company/projects/${id}`);
  await expect(page.getByText("2 applicants").first()).toBeVisible();
  await hydrated(page);
  await expectAccessibleAtEveryLook(page, "the board of applicants");

  const carry = async () => {
    await page.getByRole("button", { name: "Move Aino A." }).focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("Aino A. is picked up, in New.")).toBeAttached();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText("Aino A. is over Shortlisted.")).toBeAttached();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText("Aino A. is over Interview.")).toBeAttached();
    await page.keyboard.press("Space");
    await expect(column(page, /^Interview, 1 applicant/).getByText("Aino Aaltonen")).toBeVisible();
  };
  await carry();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(column(page, /^New, 2 applicants/).getByText("Aino A.", { exact: true })).toBeVisible();
  await carry();
  await dragByFinger(
    page,
    page.getByRole("article", { name: "Veikko V." }),
    column(page, /^Shortlisted/),
    "Veikko V. is over Shortlisted.",
  );
  await expect(column(page, /^Shortlisted, 1 applicant/).getByText("Veikko V.")).toBeVisible();

  await page.getByRole("button", { name: "Veikko V.", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Private note").fill("Ask about the handover.");
  await expect(dialog.getByText("Saved", { exact: true })).toBeVisible();
  await expectAccessibleAtEveryLook(page, "an applicant");

  // As a list on a tablet: a stage stays one line.
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 768, height });
  await page.goto(`/company/projects/${id}?view=list`);
  const stage = page.getByRole("cell").getByText("Shortlisted", { exact: true });
  await expect(stage).toBeVisible();
  expect((await stage.boundingBox())?.height).toBeLessThan(40);
  await page.setViewportSize({ width, height });

  await signInAsAdmin(page, `/admin/project-applications?q=${stamp}`);
  await expect(page.getByRole("cell", { name: /Veikko Virtanen/ }).first()).toBeVisible();
  await expect(page.getByText("Ask about the handover.")).toHaveCount(0);
  await hydrated(page);
  await expectAccessibleAtEveryLook(page, "the administrators' applications");
});
