import { test } from "./fixtures";
import { adminEmail } from "./environment";
import { demoExpert, signInAsAdmin, signIn } from "./sign-in";
test.use({ allowedErrors: [/./] });
test("look", async ({ page, browser }) => {
  test.setTimeout(200_000);
  const own = await browser.newContext();
  const expert = await own.newPage();
  await signInAsAdmin(page, "/messages");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.screenshot({ path: "/tmp/conv-shots/empty-1280.png", fullPage: true });
  await signIn(expert, demoExpert, "/messages");
  const ids: number[] = [];
  for (const title of ["Forecast of deliveries for 120 shops", "Churn model"]) {
    const posted = await page.request.post("/api/project-postings", { data: { title, requiredSkills: ["Python"], customerName: "Sanna Salonen", customerCompany: "Pohjola Logistics Oy", customerEmail: adminEmail } });
    const { id: projectId } = await posted.json();
    await page.request.patch(`/api/admin/project-postings/${projectId}/approve`);
    const applied = await expert.request.post("/api/project-applications", { data: { projectId, applicantName: "Aino Aalto", applicantEmail: demoExpert.email, coverLetter: "I forecast deliveries." } });
    const { id: applicationId } = await applied.json();
    const opened = await page.request.post("/api/conversations", { data: { applicationId } });
    ids.push((await opened.json()).id);
  }
  const id = ids[0];
  const write = (p: typeof page, body: string) => p.request.post(`/api/conversations/${id}/messages`, { data: { body } });
  await write(page, "Hello Aino, thank you for your application. Could you start in April?\n\nCall me: 040 123 4567");
  await write(expert, "Yes, in the first week. My site is www.aino.fi");
  await write(expert, "I have forecast deliveries for two chains before, with a horizon of four weeks and daily retraining; the error fell by a third in both.");
  await expert.request.post(`/api/conversations/${id}/messages`, { multipart: { body: "My CV", files: { name: "CV Aino Aalto 2026.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF\n") } } });
  for (const scheme of ["light", "dark"] as const) {
    for (const width of [1280, 360]) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/messages");
      await page.waitForTimeout(800);
      await page.screenshot({ path: `/tmp/conv-shots/list-${width}-${scheme}.png`, fullPage: true });
      await page.goto(`/messages/${id}`);
      await page.waitForTimeout(800);
      await page.getByLabel(/^Your message to/).fill("Great. Write to sanna@pohjola.fi");
      await page.waitForTimeout(600);
      await page.screenshot({ path: `/tmp/conv-shots/thread-${width}-${scheme}.png`, fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByLabel("More", { exact: true }).click();
  await page.screenshot({ path: "/tmp/conv-shots/menu.png" });
  await expert.request.post(`/api/conversations/${id}/report`, { data: { reason: "Asks me to pay outside of the service." } });
  await page.goto("/admin/conversation-reports");
  await page.waitForTimeout(1200);
  await page.screenshot({ path: "/tmp/conv-shots/reports.png", fullPage: true });
  await page.getByRole("button", { name: /^Asks me/ }).click();
  await page.waitForTimeout(1200);
  await page.screenshot({ path: "/tmp/conv-shots/report.png", fullPage: true });
});
