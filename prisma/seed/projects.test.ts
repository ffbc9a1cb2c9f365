import { experienceLevels } from "@/lib/features/postings/rules";
import { workArrangements } from "@/lib/shared/availability";
import { findSkill, skillKey } from "@/lib/shared/skills";
import { briefs } from "./briefs";
import { demoUsers } from "./demo-users";
import { expertAt, seededUntil } from "./experts";
import { projectAt, projectEmail } from "./projects";

const projects = Array.from({ length: 40 }, (_, index) => projectAt(index));
const later = Array.from({ length: 400 }, (_, index) => projectAt(40 + index));

describe("projectAt", () => {
  it("makes the same posting again, in any order", () => {
    for (const index of [39, 0, 17]) expect(projectAt(index)).toEqual(projects[index]);
  });

  it("shows each handwritten posting once among the first forty, each with a company of its own", () => {
    expect(briefs).toHaveLength(40);
    for (const field of ["title", "description", "customer_company", "customer_email"] as const) {
      expect(new Set(projects.map((project) => project[field])).size).toBe(40);
    }
  });

  it("gives every posting an address of its own that reaches nobody", () => {
    const emails = Array.from({ length: 5_000 }, (_, index) => projectEmail(index));
    expect(new Set(emails).size).toBe(emails.length);
    for (const email of emails) expect(email).toMatch(/^[a-z.0-9-]+@[a-z-]+\.example$/);
    expect(projects.map((project) => project.customer_email)).toEqual(emails.slice(0, 40));
  });
});

describe("the fields", () => {
  it.each([
    ["the first forty", projects],
    ["a large catalogue", later],
  ])("stay inside the bounds of the database: %s", (_, rows) => {
    for (const row of rows) {
      expect(row.title.length).toBeLessThanOrEqual(120);
      expect(row.description.split(/(?<=[.!?]) /).length).toBeGreaterThanOrEqual(3);
      expect(row.description.split(/(?<=[.!?]) /).length).toBeLessThanOrEqual(6);
      expect(row.required_skills.filter((skill) => !findSkill(skill))).toEqual([]);
      expect(new Set(row.skill_keys)).toEqual(new Set(row.required_skills.map(skillKey)));
      expect(experienceLevels).toContain(row.experience_required);
      for (const arrangement of row.work_arrangement) expect(workArrangements).toContain(arrangement);
      expect(row.city_key === null).toBe(row.location === "Remote");
      expect(row.duration_months).toBeGreaterThanOrEqual(1);
      expect(row.duration_months).toBeLessThanOrEqual(36);
      expect(row.hours_per_week).toBeGreaterThanOrEqual(1);
      expect(row.hours_per_week).toBeLessThanOrEqual(60);
      expect(["urgent", "normal", "flexible"]).toContain(row.urgency);
      expect(Date.parse(row.submitted_at)).toBeLessThan(seededUntil);
      expect(row.approved_at !== null).toBe(row.approval_status === "approved");
      expect(row.rejection_reason !== null).toBe(row.approval_status === "rejected");
    }
  });

  it("hold one budget, hourly or fixed, from low to high", () => {
    for (const row of projects) {
      const hourly = [row.hourly_rate_min_cents, row.hourly_rate_max_cents];
      const fixed = [row.fixed_budget_min_cents, row.fixed_budget_max_cents];
      const [given, absent] = row.budget_type === "hourly" ? [hourly, fixed] : [fixed, hourly];
      expect(absent).toEqual([null, null]);
      expect(given[0]).toBeGreaterThan(0);
      expect(given[1]).toBeGreaterThan(given[0] ?? 0);
      expect(hourly[1] ?? 0).toBeLessThanOrEqual(100_000);
    }
    expect(new Set(projects.map((project) => project.budget_type))).toEqual(new Set(["hourly", "fixed"]));
  });
});

describe("the state of the postings", () => {
  it("is open for most, with some waiting, refused and over", () => {
    const open = projects.filter((project) => project.approval_status === "approved" && project.is_active);
    expect(open.length).toBeGreaterThan(25);
    expect(new Set(projects.map((project) => project.approval_status))).toEqual(
      new Set(["approved", "pending", "rejected"]),
    );
    for (const project of projects) expect(project.is_active).toBe(project.outcome === "open");
  });

  it("can be paid for by what the experts ask, where it is open", () => {
    const rates = Array.from({ length: 160 }, (_, index) => expertAt(index).hourly_rate_cents);
    for (const { approval_status, hourly_rate_max_cents } of projects) {
      if (approval_status !== "approved" || hourly_rate_max_cents === null) continue;
      expect(rates.filter((rate) => rate <= hourly_rate_max_cents).length).toBeGreaterThan(10);
    }
  });
});

describe("demoUsers", () => {
  it("are the first expert and the contact of the first posting, with addresses as they are stored", () => {
    const [expert, company] = demoUsers;
    expect(expert).toMatchObject({ email: expertAt(0).email, expertIndex: 0, role: "user" });
    expect(`${expert?.firstName} ${expert?.lastName}`).toBe(expertAt(0).name);
    expect(company).toMatchObject({ email: projects[0]?.customer_email, expertIndex: null });
    expect(`${company?.firstName} ${company?.lastName}`).toBe(projects[0]?.customer_name);
    for (const { email } of demoUsers) expect(email).toBe(email.trim().toLowerCase());
  });
});
