import { PATCH as change } from "@/app/api/company/applications/[id]/route";
import { GET as list } from "@/app/api/company/projects/[id]/applications/route";
import { POST as apply } from "@/app/api/project-applications/route";
import type { Applicant } from "@/lib/features/project-applications/company-schemas";
import { setClock } from "@/lib/server/clock";
import { type Answer, call, post } from "@/tests/support/call";
import { count, empty, insert, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createExpert,
  createProject,
  createUser,
  type TestUser,
} from "@/tests/support/factories";
import { readAllPages } from "@/tests/support/paging";
import { createProjectApplication } from "@/tests/support/project-applications";

const monday = new Date("2027-03-01T06:00:00Z");
const hidden = "[hidden until the interview stage]";
let owner: TestUser;
let projectId: number;

const read = (as: TestUser | null = owner, query: Record<string, string> = {}, id = projectId) =>
  call<Applicant[]>(list, { as, query, params: { id: String(id) } });
const patch = (id: number, body: object, as: TestUser = owner) =>
  call<Applicant>(change, { method: "PATCH", params: { id: String(id) }, body, as });
const first = ({ body: [applicant] }: Answer<Applicant[]>) => applicant as Applicant;
const shown = ({ applicantName, applicantEmail, coverLetter, availabilityNotes }: Applicant) => ({
  applicantName,
  applicantEmail,
  coverLetter,
  availabilityNotes,
});

beforeEach(async () => {
  setClock(monday);
  await empty("project_applications", "projects", "companies", "mail_messages", "experts", "users");
  await sql("DELETE FROM pgboss.job");
  owner = await createUser({ email: "buyer@pohjola.example" });
  ({ id: projectId } = await createProject({ title: "Demand forecast", ownerId: owner.id }));
});

describe("GET /api/company/projects/{id}/applications", () => {
  it("has the public name, the texts without ways past us, and the match of the linked expert", async () => {
    const expert = await createExpert({ name: "Åsa Mäkelä", skills: ["Python", "Data Engineering"] });
    const { id } = await createProjectApplication({
      projectId,
      expertId: expert.id,
      name: "Åsa Mäkelä",
      email: "asa@makela.example",
      coverLetter: "Call +358 40 123 4567 or asa@makela.example. Yours, Åsa Mäkelä",
      availabilityNotes: "See https://calendly.com/asa",
      stageChangedAt: monday,
    });
    const { status, headers, body } = await read();
    expect(status).toBe(200);
    expect(headers.get("x-total-count")).toBe("1");
    expect(body).toEqual([
      {
        id,
        stage: "new",
        applicantName: "Åsa M.",
        applicantEmail: null,
        expert: expect.objectContaining({ id: expert.id, name: "Åsa M." }),
        coverLetter: `Call ${hidden} or ${hidden}. Yours, Åsa ${hidden}`,
        textLanguage: null,
        proposedRate: null,
        estimatedStartDate: null,
        estimatedHoursPerWeek: null,
        availabilityNotes: `See ${hidden}`,
        availabilityNotesLanguage: null,
        match: { matchScore: expect.any(Number), factors: expect.any(Array) },
        note: null,
        createdAt: monday.toISOString(),
        answerDueAt: "2027-03-22T21:59:59.999Z",
      },
    ]);
    expect(body[0]?.match?.factors.map(({ key }) => key)).toContain("skills");
    expect(JSON.stringify(body)).not.toMatch(/makela|mäkelä|4567|calendly/i);
  });

  it("has no expert and no match for an applicant without a profile, or with one that nobody sees", async () => {
    const archived = await createExpert({ archivedAt: monday });
    await createProjectApplication({ projectId });
    await createProjectApplication({ projectId, expertId: archived.id });
    const { body } = await read();
    expect(body.map(({ expert, match }) => [expert, match])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it("does not let an address through that was typed as a name", async () => {
    await createProjectApplication({ projectId, name: "asa@makela.example" });
    expect(first(await read()).applicantName).toBe(hidden);
  });

  it.each(["interview", "offer"])(
    "shows name and contact from the stage %s on, and keeps showing them",
    async (stage) => {
      const letter = "Call +358 40 123 4567";
      const { id } = await createProjectApplication({
        projectId,
        name: "Åsa Mäkelä",
        email: "asa@makela.example",
        coverLetter: letter,
      });
      const before = shown(first(await read()));
      expect(before).toMatchObject({
        applicantName: "Åsa M.",
        applicantEmail: null,
        coverLetter: `Call ${hidden}`,
      });
      expect(shown((await patch(id, { stage: "shortlisted" })).body)).toEqual(before);
      const open = { applicantName: "Åsa Mäkelä", applicantEmail: "asa@makela.example", coverLetter: letter };
      expect((await patch(id, { stage })).body).toMatchObject(open);
      expect((await patch(id, { stage: "declined" })).body).toMatchObject({ ...open, stage: "declined" });
    },
  );

  it("keeps whoever was declined before an interview hidden", async () => {
    const { id } = await createProjectApplication({ projectId, name: "Åsa Mäkelä" });
    const { body } = await patch(id, { stage: "declined" });
    expect(body).toMatchObject({ applicantName: "Åsa M.", applicantEmail: null, answerDueAt: null });
  });

  it("pages three hundred applicants, newest first", async () => {
    const values = Array.from(
      { length: 300 },
      (_, index) => `($1, 'Aino Applicant', 'a${index}@example.fi', 'Letter', now(), now())`,
    );
    await sql(
      `INSERT INTO project_applications (project_id, applicant_name, applicant_email, cover_letter, created_at, updated_at)
       VALUES ${values.join(", ")}`,
      [projectId],
    );
    const pages = await readAllPages((cursor) => read(owner, { limit: "70", ...(cursor ? { cursor } : {}) }));
    expect(pages.map((page) => page.length)).toEqual([70, 70, 70, 70, 20]);
    const ids = pages.flat().map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    expect((await read()).body).toHaveLength(200);
    expect((await read(owner, { cursor: "x" })).status).toBe(400);
  });
});

describe("whose they are", () => {
  it("is asked by the one rule: poster, verified address, team; nobody else, no administrator", async () => {
    const { id } = await createProjectApplication({ projectId });
    const outsiders = [
      await createUser(),
      await createAdmin(),
      await createUser({ email: "customer@pohjola.example", isVerified: false }),
    ];
    await sql("UPDATE projects SET customer_email = 'Customer@Pohjola.example' WHERE id = $1", [projectId]);
    for (const as of outsiders) {
      expect((await read(as)).status).toBe(404);
      expect((await patch(id, { stage: "declined" }, as)).status).toBe(404);
    }
    expect((await read(null)).status).toBe(401);
    await sql("UPDATE users SET email_verified_at = now()");
    expect((await read(outsiders[2] as TestUser)).status).toBe(200);

    const { id: companyId } = await insert<{ id: number }>("companies", {
      name: "Pohjola",
      created_at: monday,
      updated_at: monday,
    });
    const colleague = outsiders[0] as TestUser;
    await insert("company_members", {
      user_id: colleague.id,
      company_id: companyId,
      role: "member",
      created_at: monday,
    });
    await sql("UPDATE projects SET company_id = $1", [companyId]);
    expect((await read(colleague)).status).toBe(200);
    expect((await patch(id, { stage: "shortlisted" }, colleague)).status).toBe(200);
    expect((await read()).status).toBe(404);
    expect((await read(colleague, {}, 2_147_483_647)).status).toBe(404);
  });
});

describe("the private note", () => {
  it("is written, kept by what does not name it, and cleared by null and by nothing", async () => {
    const { id } = await createProjectApplication({ projectId });
    expect((await patch(id, { note: " Strong on forecasts " })).body.note).toBe("Strong on forecasts");
    expect((await patch(id, { stage: "shortlisted" })).body.note).toBe("Strong on forecasts");
    expect((await patch(id, {})).body.note).toBe("Strong on forecasts");
    expect((await patch(id, { note: "" })).body.note).toBeNull();
    expect(await count("mail_messages")).toBe(0);
  });

  it.each([
    ["a note that is too long", { note: "x".repeat(5001) }],
    ["a message that goes with no move", { message: "Hello" }],
    ["a message that is too long", { stage: "declined", message: "x".repeat(5001) }],
    ["a stage that is not the company's", { stage: "withdrawn" }],
    ["a stage that is none", { stage: "maybe" }],
    ["another field", { applicantName: "X" }],
  ])("%s is refused with 422", async (_name, body) => {
    const { id } = await createProjectApplication({ projectId });
    expect((await patch(id, body)).status).toBe(422);
  });
});

describe("the mails and notifications of a new application", () => {
  const send = (as: TestUser | null = null) =>
    post(
      apply,
      {
        projectId,
        applicantName: "Åsa Mäkelä",
        applicantEmail: "asa@makela.example",
        coverLetter: "Write to asa@makela.example. Åsa Mäkelä",
      },
      { as },
    );

  it("go to owners with an account by their choice, to the address of the posting, and name nobody", async () => {
    await sql("UPDATE projects SET customer_email = 'hr@pohjola.example' WHERE id = $1", [projectId]);
    const user = await createUser({ email: "asa@makela.example" });
    const expert = await createExpert({ userId: user.id, name: "Åsa Mäkelä" });
    await send(user);
    const mails = await sql<{
      to: string;
      reply_to: string | null;
      subject: string;
      text: string;
      html: string;
    }>(
      `SELECT "to", reply_to, subject, text, html FROM mail_messages WHERE kind = 'project_application_new' ORDER BY "to"`,
    );
    expect(mails.map(({ to }) => to)).toEqual(["buyer@pohjola.example", "hr@pohjola.example"]);
    for (const mail of mails) {
      expect(mail.reply_to).toBeNull();
      expect(JSON.stringify(mail)).not.toMatch(/mäkelä|asa@makela/i);
      expect(mail.text).toContain("Åsa M.");
      expect(mail.text).toContain(`/expert/${expert.id}`);
      expect(mail.text).toMatch(/Match: \d+% with your project/);
      expect(mail.text).toContain(`/company/projects/${projectId}`);
    }
    expect(await sql("SELECT user_id, kind, values, path FROM notifications")).toEqual([
      {
        user_id: owner.id,
        kind: "application_received",
        values: { project: "Demand forecast", applicant: "Åsa M." },
        path: `/company/projects/${projectId}`,
      },
    ]);
  });

  it("is one mail where the address is the owner's own, and none to who wants none", async () => {
    await sql("UPDATE projects SET customer_email = 'Buyer@Pohjola.example' WHERE id = $1", [projectId]);
    await insert("notification_choices", {
      user_id: owner.id,
      kind: "application_received",
      delivery: "off",
    });
    await send();
    expect(await count("mail_messages")).toBe(1);
    expect(await count("notifications")).toBe(1);
    await sql("DELETE FROM notification_choices");
    await sql("DELETE FROM project_applications");
    await send();
    expect(await sql(`SELECT "to" FROM mail_messages WHERE kind = 'project_application_new'`)).toEqual([
      { to: "buyer@pohjola.example" },
    ]);
  });
});
