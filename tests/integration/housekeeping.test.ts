import { housekeeping } from "@/lib/features/privacy/server/housekeeping";
import { addDays, helsinkiDate } from "@/lib/shared/dates";
import { retention } from "@/lib/shared/retention";
import { insert, sql } from "@/tests/support/database/connection";
import { createExpert, createUser } from "@/tests/support/factories";

const minute = 60_000;
const ago = (days: number, minutes: number) =>
  new Date(Date.now() - days * 24 * 60 * minute - minutes * minute);

let sequence = 0;
const mail = (subject: string, createdAt: Date, status: "queued" | "sent" | "failed") => {
  sequence += 1;
  return insert("mail_messages", {
    id: `0190b0cc-0000-7000-8000-${String(sequence).padStart(12, "0")}`,
    kind: "test",
    to: "reader@example.com",
    subject,
    text: "Words.",
    html: "<p>Words.</p>",
    status,
    created_at: createdAt,
  });
};

const application = {
  name: "Aino Virtanen",
  title: "Data engineer",
  description: "Forecasts for shops.",
  skills: ["Python"],
  experience_years: 5,
  hourly_rate_cents: 9000,
  weekly_availability_hours: 20,
  updated_at: new Date(),
};

// /privacy tells these periods from the same constants.
it("deletes what has passed its time, and nothing before", async () => {
  const [user, expert] = [await createUser(), await createExpert()];
  for (const [name, minutes] of [
    ["over", 1],
    ["kept", -1],
  ] as const) {
    await mail(`${name} sent`, ago(retention.mailDays, minutes), "sent");
    await mail(`${name} failed`, ago(retention.mailDays, minutes), "failed");
    await insert("account_tokens", {
      token_hash: name,
      purpose: "sign_in",
      user_id: user.id,
      expires_at: ago(retention.spentLinkDays, minutes),
    });
    await insert("idempotency_keys", {
      scope: "test",
      key: name,
      request_hash: "hash",
      status: 201,
      response: "{}",
      created_at: ago(retention.idempotencyKeyDays, minutes),
    });
    await insert("expert_profile_views", {
      expert_id: expert.id,
      day: addDays(helsinkiDate(new Date()), (name === "over" ? -1 : 0) - retention.profileViewDays),
      views: minutes + 1,
    });
    await insert("expert_applications", {
      ...application,
      email: `${name}@example.com`,
      status: "rejected",
      reviewed_at: ago(retention.rejectedApplicationDays, minutes),
    });
    const { id } = await createUser();
    await insert("onboarding_drafts", {
      user_id: id,
      draft: JSON.stringify({ title: name }),
      updated_at: ago(retention.onboardingDraftDays, minutes),
    });
    await insert("rate_limits", { key: name, points: 1, expire: Date.now() - minutes * minute });
  }
  await mail("never sent", ago(retention.mailDays, 1), "queued");
  const longAgo = ago(2 * retention.rejectedApplicationDays, 1);
  await insert("expert_applications", {
    ...application,
    email: "approved@example.com",
    status: "approved",
    reviewed_at: longAgo,
  });

  await housekeeping();

  const left = async (statement: string) => (await sql<{ name: string }>(statement)).map(({ name }) => name);
  expect(await left("SELECT subject AS name FROM mail_messages ORDER BY id")).toEqual([
    "kept sent",
    "kept failed",
    "never sent",
  ]);
  expect(await left("SELECT token_hash AS name FROM account_tokens")).toEqual(["kept"]);
  expect(await left("SELECT key AS name FROM idempotency_keys")).toEqual(["kept"]);
  expect(await left("SELECT key AS name FROM rate_limits")).toEqual(["kept"]);
  expect(await left("SELECT email AS name FROM expert_applications ORDER BY id")).toEqual([
    "kept@example.com",
    "approved@example.com",
  ]);
  expect(await left("SELECT draft->>'title' AS name FROM onboarding_drafts")).toEqual(["kept"]);
  expect(await left("SELECT views::text AS name FROM expert_profile_views")).toEqual(["0"]);
});
