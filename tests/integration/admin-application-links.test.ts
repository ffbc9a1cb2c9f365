import { POST as approveApplication } from "@/app/api/expert-applications/[id]/approve/route";
import { GET as getExpert } from "@/app/api/experts/[id]/route";
import { POST as createOwnProfile } from "@/app/api/experts/route";
import type { ExpertApplication } from "@/lib/features/expert-applications/moderation-schemas";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { setClock } from "@/lib/server/clock";
import { call, post } from "@/tests/support/call";
import { count, empty, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createExpert,
  createExpertApplication,
  createUser,
  type TestUser,
} from "@/tests/support/factories";

// Whose expert an approved application becomes (decisions A7, B17, B20).

const monday = new Date("2027-03-01T06:00:00Z");
let admin: TestUser;

beforeEach(async () => {
  setClock(monday);
  await empty("expert_applications", "mail_messages", "experts", "users");
  admin = await createAdmin();
});

const approve = async (email: string) => {
  const { id } = await createExpertApplication({ email, title: "From the application" });
  const answer = await call<ExpertApplication>(approveApplication, {
    method: "POST",
    params: { id: String(id) },
    as: admin,
  });
  expect(answer.status).toBe(200);
  return answer.body.expertId as number;
};
const expert = async (id: number) => (await sql("SELECT * FROM experts WHERE id = $1", [id]))[0];
const mail = async () => (await sql<{ text: string }>("SELECT text FROM mail_messages"))[0]?.text;
const expertEntries = (id: number) =>
  sql(
    `SELECT action, before, after FROM audit_entries
       WHERE entity = 'expert' AND entity_id = $1 AND at = $2 ORDER BY id DESC LIMIT 1`,
    [String(id), monday],
  );

describe("an account with the address", () => {
  it("has the new profile when the address is verified, in whatever case", async () => {
    const owner = await createUser({ email: "asa@example.fi" });
    const id = await approve("ASA@Example.fi");
    expect(await expert(id)).toMatchObject({ user_id: owner.id, email: "ASA@Example.fi" });
    expect(await mail()).toContain("Sign in with this email address");
    expect(await mail()).toMatch(/\/profile\n/);
  });

  it("has nothing while it is not verified, and everything once it is", async () => {
    const owner = await createUser({ email: "asa@example.fi", isVerified: false });
    const id = await approve("asa@example.fi");
    expect(await expert(id)).toMatchObject({ user_id: null });
    expect(await mail()).toContain("/register");
    const look = () => call<FullExpert>(getExpert, { params: { id: String(id) }, as: owner });
    expect((await look()).body.email).toBeUndefined();
    await sql("UPDATE users SET email_verified_at = now() WHERE id = $1", [owner.id]);
    expect((await look()).body.email).toBe("asa@example.fi");
  });

  it("keeps its one profile when that has another address", async () => {
    const owner = await createUser({ email: "asa@example.fi" });
    const { id } = await createExpert({ userId: owner.id, email: "asa@work.example", title: "Mine" });
    expect(await approve("asa@example.fi")).toBe(id);
    expect(await count("experts")).toBe(1);
    expect(await expert(id)).toMatchObject({ title: "Mine", email: "asa@work.example" });
  });
});

describe("an expert with the address", () => {
  it("is linked as it is, not doubled and not overwritten", async () => {
    const { id } = await createExpert({ email: "Asa@Example.fi", title: "Mine", skills: ["Rust"] });
    const before = await expert(id);
    expect(await approve("asa@example.FI")).toBe(id);
    expect(await count("experts")).toBe(1);
    expect(await expert(id)).toEqual(before);
  });

  it.each(["pending", "rejected"] as const)("is approved with it when it was %s", async (approvalStatus) => {
    const { id } = await createExpert({ email: "asa@example.fi", approvalStatus, title: "Mine" });
    expect(await approve("asa@example.fi")).toBe(id);
    expect(await expert(id)).toMatchObject({
      approval_status: "approved",
      approved_at: monday,
      is_public: true,
      title: "Mine",
    });
    expect(await expertEntries(id)).toEqual([
      { action: "approve", before: { approvalStatus }, after: { approvalStatus: "approved" } },
    ]);
  });

  it("stays hidden when an administrator has hidden it, and its mail says so", async () => {
    const { id } = await createExpert({ email: "asa@example.fi", isActive: false });
    expect(await approve("asa@example.fi")).toBe(id);
    expect(await expert(id)).toMatchObject({ is_active: false, is_public: false });
    expect(await mail()).toContain("not shown to companies at the moment");
    expect(await mail()).not.toContain(`/expert/${id}`);
  });

  it("stays archived when it was, and a new profile begins", async () => {
    const owner = await createUser({ email: "asa@example.fi" });
    const { id } = await createExpert({ email: "asa@example.fi", userId: owner.id, archivedAt: monday });
    const next = await approve("asa@example.fi");
    expect(next).not.toBe(id);
    expect(await expert(id)).toMatchObject({ is_public: false, archived_at: monday });
    // The account's link still belongs to the archived one; the verified address opens the new one.
    expect(await expert(next)).toMatchObject({ user_id: null, is_public: true });
    const own = await call<FullExpert>(getExpert, { params: { id: String(next) }, as: owner });
    expect(own.body.email).toBe("asa@example.fi");
  });
});

it("neither doubles nor fails when the person creates the profile at the same moment", async () => {
  for (let round = 0; round < 8; round += 1) {
    const person = await createUser({ email: `asa${round}@example.fi` });
    const { email } = person;
    const { id: applicationId } = await createExpertApplication({ email });
    const approving = () =>
      call<ExpertApplication>(approveApplication, {
        method: "POST",
        params: { id: String(applicationId) },
        as: admin,
      });
    const creating = () =>
      post(
        createOwnProfile,
        {
          ...{ name: "Åsa Mäkelä", title: "Mine", email, skills: ["Python", "SQL", "Rust"] },
          description: "Builds data platforms that other people can maintain for years.",
          ...{ hourlyRate: 95, experienceYears: 7, workArrangement: ["remote"] },
        },
        { as: person },
      );
    // Whoever is asked first varies, so that both orders happen.
    const [first, second] = await Promise.all(
      round % 2 ? [approving(), creating()] : [creating(), approving()],
    );
    const [approved, created] = round % 2 ? [first, second] : [second, first];
    expect(approved?.status).toBe(200);
    // Created, or the profile that approving made was taken as one's own, or it came too late and says so.
    expect([201, 409]).toContain(created?.status);
    const experts = await sql("SELECT * FROM experts WHERE email = $1", [email]);
    expect(experts).toMatchObject([{ approval_status: "approved", user_id: person.id, is_public: true }]);
    expect((approved as Awaited<ReturnType<typeof approving>>).body.expertId).toBe(experts[0]?.id);
  }
});
