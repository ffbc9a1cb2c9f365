import type { Page } from "@playwright/test";
import pg from "pg";
import { expect, hydrated, test } from "./fixtures";
import { approvedPosting, create } from "./postings";
import { databaseUrl, secondServer } from "./second-server";
import { demoCompany, demoExpert, signIn } from "./sign-in";

// The pages say that they cannot reach what was ended.
test.use({ allowedErrors: [/ERR_|status of 50\d/] });

/** Ends PostgreSQL as a crash does: one of its processes is killed, it drops all others and reads its log anew. */
async function crashDatabase() {
  const client = new pg.Client({ connectionString: databaseUrl() });
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query("SELECT pg_backend_pid() AS pid");
  process.kill(rows[0].pid, "SIGKILL");
  await client.end().catch(() => {});
}

test("messages are read once each, although a web process and PostgreSQL are ended meanwhile", async ({
  page,
  otherPage: expert,
  browser,
}) => {
  const second = await secondServer();
  const starting = second.start();
  try {
    const projectId = await approvedPosting(browser, `Forecast of snow ${Date.now()}`);
    const { id: applicationId } = await create(expert, "/api/project-applications", {
      ...{ projectId, applicantName: "Aino Aalto", applicantEmail: demoExpert.email },
      coverLetter: "I forecast snow.",
    });
    await signIn(page, demoCompany, "/messages");
    const opened = await page.request.post("/api/conversations", { data: { applicationId } });
    const { id } = await opened.json();
    await starting;
    await signIn(expert, demoExpert, "/messages");
    // A cookie counts for every port of a host.
    await expert.goto(`${second.address}/messages/${id}`);
    await hydrated(expert);

    const written: string[] = [];
    /** Writes by the call of the page, again and again with one key, as the page does until it has an answer. */
    const write = async (words: string) => {
      const key = `two-servers-${Date.now()}-${written.length}`;
      written.push(words);
      await expect
        .poll(
          async () =>
            (
              await page.request
                .post(`/api/conversations/${id}/messages`, {
                  data: { body: words },
                  headers: { "Idempotency-Key": key },
                })
                .catch(() => null)
            )?.status(),
          { message: words, timeout: 60_000 },
        )
        .toBe(201);
    };
    const bubbles = (of: Page) => of.getByRole("log").getByText(/^Message \d+$/);
    const readAll = () => expect(bubbles(expert)).toHaveText(written);

    await write("Message 1");
    await readAll();

    await second.kill();
    await write("Message 2");
    await write("Message 3");
    await second.start();
    await readAll();
    await write("Message 4");
    await readAll();

    await crashDatabase();
    await write("Message 5");
    await readAll();
    await write("Message 6");
    await readAll();

    await page.goto(`/messages/${id}`);
    await expect(bubbles(page)).toHaveText(written);
  } finally {
    await second.kill();
  }
});
