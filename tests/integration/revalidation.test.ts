import { DELETE as deleteAccount } from "@/app/api/account/route";
import { POST as restoreExpert } from "@/app/api/admin/experts/[id]/restore/route";
import { PATCH as approvePosting } from "@/app/api/admin/project-postings/[id]/approve/route";
import { PATCH as rejectPosting } from "@/app/api/admin/project-postings/[id]/reject/route";
import { DELETE as deletePosting, PATCH as editPosting } from "@/app/api/admin/project-postings/[id]/route";
import { PATCH as showPosting } from "@/app/api/admin/project-postings/[id]/visibility/route";
import { PATCH as changeCompany } from "@/app/api/company/team/route";
import { POST as verifyCompany } from "@/app/api/company/team/verify/route";
import { POST as approveApplication } from "@/app/api/expert-applications/[id]/approve/route";
import { PATCH as moveExpert } from "@/app/api/experts/[id]/order/route";
import { DELETE as archiveExpert, PATCH as updateExpert } from "@/app/api/experts/[id]/route";
import { POST as createExpertRoute } from "@/app/api/experts/route";
import { POST as revalidate } from "@/app/api/internal/revalidate/route";
import { GET as readProject } from "@/app/api/projects/[id]/route";
import { GET as listProjects } from "@/app/api/projects/route";
import type { PublicProject } from "@/lib/features/postings/schemas";
import { transaction } from "@/lib/server/db";
import type { RouteHandler } from "@/lib/server/http/route";
import { revalidationToken } from "@/lib/server/revalidate";
import { listenToChanges } from "@/tests/support/announcements";
import { type CallOptions, call, post } from "@/tests/support/call";
import { empty, insert, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createExpert,
  createExpertApplication,
  createProject,
  createUser,
  type TestUser,
} from "@/tests/support/factories";
import { takeRevalidated } from "@/tests/support/next-cache";

// Nothing listens to the database here: what ends a cached page is the request that changes what it shows.

let admin: TestUser;
let owner: TestUser;
let changes: Awaited<ReturnType<typeof listenToChanges>>;

beforeAll(async () => {
  changes = await listenToChanges();
});
beforeEach(async () => {
  await empty("users", "experts", "projects", "expert_applications", "deleted_rows");
  admin = await createAdmin();
  owner = await createUser({ password: "a long and quiet evening" });
});

/** The tags that a request ends, and those that the database announces for it. */
async function tagsOf(handler: RouteHandler, id: number | null, options: CallOptions, status = 200) {
  await changes.take();
  takeRevalidated();
  const answer = await call(handler, { ...(id === null ? {} : { params: { id: String(id) } }), ...options });
  expect([answer.status, answer.body]).toEqual([status, answer.body]);
  return { ended: takeRevalidated().sort(), announced: await changes.take() };
}

const patch = (body: object): CallOptions => ({ method: "PATCH", body });
const erase: CallOptions = {
  method: "DELETE",
  body: { confirmation: "DELETE", password: "a long and quiet evening" },
};

describe("the request that changes an expert ends its pages and the lists", () => {
  it.each<[string, RouteHandler, CallOptions, "admin" | "owner", number?]>([
    ["hidden", updateExpert, patch({ isActive: false }), "admin"],
    ["rejected", updateExpert, patch({ approvalStatus: "rejected" }), "admin"],
    ["edited by its owner", updateExpert, patch({ title: "Analyst" }), "owner"],
    ["edited by an administrator", updateExpert, patch({ hourlyRate: 130 }), "admin"],
    ["archived", archiveExpert, { method: "DELETE" }, "admin", 204],
  ])("%s", async (_how, handler, options, as, status = 200) => {
    const { id } = await createExpert({ userId: owner.id });
    const { ended, announced } = await tagsOf(
      handler,
      id,
      { ...options, as: as === "admin" ? admin : owner },
      status,
    );
    expect(ended).toEqual([`expert-${id}`, "experts"]);
    expect(announced).toEqual(ended);
  });

  it("erased with its owner's account", async () => {
    const { id } = await createExpert({ userId: owner.id });
    const { id: postingId } = await createProject();
    await sql("UPDATE projects SET owner_id = $1 WHERE id = $2", [owner.id, postingId]);
    const { ended, announced } = await tagsOf(deleteAccount, null, { ...erase, as: owner });
    expect(ended).toEqual([`expert-${id}`, "experts", "projects"]);
    expect(announced).toEqual(ended);
    expect(await sql("SELECT 1 FROM experts WHERE is_public")).toEqual([]);
  });

  it("restored", async () => {
    const { id } = await createExpert({ archivedAt: new Date() });
    const { ended } = await tagsOf(restoreExpert, id, { method: "POST", as: admin });
    expect(ended).toEqual([`expert-${id}`, "experts"]);
  });

  it("created by its owner, and by an approved application", async () => {
    const profile = {
      ...{ name: "Aada Applicant", title: "Data engineer", email: owner.email },
      ...{ description: "Builds data platforms that other people can maintain.", location: "Helsinki" },
      ...{ skills: ["Python", "SQL", "Rust"], experienceYears: 5, hourlyRate: 90, workRadius: 50 },
      ...{ workArrangement: ["remote"], availability: "available" },
    };
    const created = await tagsOf(createExpertRoute, null, { method: "POST", body: profile, as: owner }, 201);
    expect(created.ended).toEqual([expect.stringMatching(/^expert-\d+$/), "experts"]);
    expect(created.announced).toEqual(created.ended);
    const { id } = await createExpertApplication();
    const approved = await tagsOf(approveApplication, id, { method: "POST", as: admin });
    expect(approved.ended).toEqual([expect.stringMatching(/^expert-\d+$/), "experts"]);
    expect(approved.announced).toEqual(approved.ended);
  });

  it("moved, with everybody who makes room, and every profile at once when they are many", async () => {
    const ids = [];
    for (let place = 1; place <= 202; place += 1) ids.push((await createExpert({ displayOrder: place })).id);
    const few = await tagsOf(moveExpert, ids[2] as number, { ...patch({ displayOrder: 1 }), as: admin });
    expect(few.ended).toEqual([...ids.slice(0, 3).map((id) => `expert-${id}`), "experts"].sort());
    const many = await tagsOf(moveExpert, ids[201] as number, { ...patch({ displayOrder: 1 }), as: admin });
    expect(many.ended).toEqual(["every-expert", "experts"]);
    expect(many.announced).toEqual(expect.arrayContaining(["every-expert", "experts"]));
  });

  it("unless nothing was changed", async () => {
    const { id } = await createExpert();
    for (const options of [patch({ displayOrder: "first" }), patch({ email: admin.email, title: "" })])
      expect(await tagsOf(updateExpert, id, { ...options, as: admin }, 422)).toEqual({
        ended: [],
        announced: [],
      });
    expect(await tagsOf(updateExpert, id, patch({ title: "Analyst" }), 401)).toEqual({
      ended: [],
      announced: [],
    });
  });
});

it("the request that verifies a company ends the lists of postings", async () => {
  const company = { name: "Pohjola Oy", created_at: new Date(), updated_at: new Date() };
  const { id: companyId } = await insert<{ id: number }>("companies", company);
  const role = { company_id: companyId, role: "owner", created_at: new Date() };
  await insert("company_members", { ...role, user_id: owner.id });
  const { id } = await createProject();
  await sql("UPDATE projects SET company_id = $1, customer_company = 'POHJOLA'", [companyId]);
  await sql("UPDATE users SET email = 'aino@pohjola.example' WHERE id = $1", [owner.id]);
  const mark = async () =>
    (await call<PublicProject>(readProject, { params: { id: String(id) } })).body.companyVerifiedBy;
  expect(await mark()).toBeNull();
  const { ended, announced } = await tagsOf(verifyCompany, null, { method: "POST", as: owner });
  expect(ended).toEqual(["projects"]);
  expect(announced).toEqual(ended);
  expect(await mark()).toBe("domain");
  const listed = await call<PublicProject[]>(listProjects, {});
  expect(listed.body).toMatchObject([{ companyVerifiedBy: "domain" }]);
  expect(JSON.stringify(listed.body)).not.toContain("pohjola.example");
  const renamed = await tagsOf(changeCompany, null, { ...patch({ name: "Kaleva Oy" }), as: owner });
  expect([renamed.ended, await mark()]).toEqual([["projects"], null]);
});

describe("the request that changes a posting ends the lists of postings", () => {
  it.each<[string, RouteHandler, CallOptions, "pending" | "approved", number?]>([
    ["approved", approvePosting, patch({}), "pending"],
    ["rejected", rejectPosting, patch({}), "pending"],
    ["hidden", showPosting, patch({ isActive: false }), "approved"],
    ["edited", editPosting, patch({ title: "Forecast" }), "approved"],
    ["withdrawn", deletePosting, { method: "DELETE" }, "approved", 204],
  ])("%s", async (_how, handler, options, approvalStatus, status = 200) => {
    const { id } = await createProject({ approvalStatus });
    const { ended, announced } = await tagsOf(handler, id, { ...options, as: admin }, status);
    expect(ended).toEqual(["projects"]);
    expect(announced).toEqual(ended);
  });
});

it("ends nothing for a transaction that belongs to no request, such as a job's", async () => {
  const { id } = await createExpert();
  await transaction((tx) => tx.expert.update({ where: { id }, data: { title: "Analyst" } }));
  expect(takeRevalidated()).toEqual([]);
});

it("ends the cached pages with these tags for whoever knows the server's own token", async () => {
  expect((await post(revalidate, { token: revalidationToken(), tags: ["experts", "expert-7"] })).status).toBe(
    204,
  );
  expect(takeRevalidated()).toEqual(["experts", "expert-7"]);
});

it.each([["guess"], [""], [revalidationToken().slice(0, -1)], [`${revalidationToken()}x`]])(
  "is unknown to the token '%s'",
  async (token) => {
    expect(await post(revalidate, { token, tags: ["experts"] })).toMatchObject({ status: 404 });
    expect(takeRevalidated()).toEqual([]);
  },
);
