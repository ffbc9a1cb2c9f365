import type { Browser, Page } from "@playwright/test";
import { expect } from "./fixtures";
import { demoCompany, signInAsAdmin } from "./sign-in";

/** Calls as a page's person and gives the answer's JSON; anything but 201 fails the journey. */
export async function create(page: Page, address: string, data: object): Promise<{ id: number }> {
  const answer = await page.request.post(address, { data });
  expect(answer.status()).toBe(201);
  return await answer.json();
}

/** A posting of the demo's company that an administrator has approved in a window of their own. */
export async function approvedPosting(
  browser: Browser,
  title: string,
  { requiredSkills = ["Python"] } = {},
): Promise<number> {
  const context = await browser.newContext();
  const { id } = await create(await context.newPage(), "/api/project-postings", {
    ...{ title, requiredSkills, customerName: "Henri Jaakkola", customerEmail: demoCompany.email },
  });
  await context.close();
  await approve(browser, id);
  return id;
}

/** An administrator approves a posting, in a window of their own. */
export async function approve(browser: Browser, id: number): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInAsAdmin(page, "/about");
  expect((await page.request.patch(`/api/admin/project-postings/${id}/approve`)).status()).toBe(200);
  await context.close();
}
