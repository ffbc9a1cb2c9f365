import { brand } from "@/lib/shared/brand";
import { findCity } from "@/lib/shared/cities";
import { skillKey } from "@/lib/shared/skills";
import { textLanguage } from "@/lib/shared/text-language";
import { type Brief, briefs } from "./briefs";
import { companyAt } from "./companies";
import { seededUntil } from "./experts";
import { industries } from "./industries";
import { mailboxOf, nameAt } from "./names";
import { companyTown } from "./places";
import { type Random, randomOf } from "./random";
import { filler } from "./text";

/** One posting in `projects`; the keys are its columns. What is missing here the database fills. */
export interface ProjectRow {
  kind: "posting";
  title: string;
  description: string;
  required_skills: string[];
  skill_keys: string[];
  text_language: string | null;
  location: string;
  city_key: string | null;
  work_arrangement: string[];
  experience_required: string;
  customer_name: string;
  customer_email: string;
  customer_company: string;
  customer_phone: string | null;
  budget_type: string;
  hourly_rate_min_cents: number | null;
  hourly_rate_max_cents: number | null;
  fixed_budget_min_cents: number | null;
  fixed_budget_max_cents: number | null;
  duration_months: number;
  hours_per_week: number;
  industry: string;
  urgency: string;
  team_size: number;
  collaboration_level: string;
  communication_preference: string[];
  technical_complexity: string;
  deliverables: string[];
  success_metrics: string | null;
  company_stage: string;
  project_category: string;
  preferred_openness: number | null;
  preferred_conscientiousness: number | null;
  preferred_extraversion: number | null;
  preferred_agreeableness: number | null;
  preferred_neuroticism: number | null;
  approval_status: string;
  is_active: boolean;
  rejection_reason: string | null;
  approved_at: string | null;
  approved_by: string | null;
  outcome: string;
  submitted_at: string;
  created_at: string;
  updated_at: string;
}

/** Contacts stand elsewhere in the circle of names than the experts. */
const firstContact = 7_000;
const hour = 3_600_000;

function partiesOf(index: number) {
  const random = randomOf("project", index);
  // A step without a common divisor with their number: neighbours come from different files.
  const brief = briefs[(index * 17) % briefs.length]!;
  const contact = nameAt(index, firstContact);
  const company = companyAt(index, random, brief.industry);
  return { random, brief, contact, company, email: `${mailboxOf(contact)}@${company.domain}` };
}

/** The contact address of posting number `index`, by which a seeded row is recognised. */
export function projectEmail(index: number): string {
  return partiesOf(index).email;
}

/** Posting number `index` (0, 1, …): the same row however many are made, on every machine. */
export function projectAt(index: number): ProjectRow {
  const { random, brief, contact, company, email } = partiesOf(index);
  const arrangement = brief.arrangement ?? ["remote", "hybrid"];
  const location = arrangement.join() === "remote" ? "Remote" : companyTown(random);
  const fill = filler(random, { years: 0, city: location, industries: [brief.industry] });
  const description = fill(brief.description);
  return {
    kind: "posting",
    title: fill(brief.title),
    description,
    text_language: textLanguage(description),
    required_skills: [...brief.skills],
    skill_keys: [...new Set(brief.skills.map(skillKey))],
    location,
    city_key: findCity(location)?.key ?? null,
    work_arrangement: [...arrangement],
    experience_required: brief.level,
    customer_name: `${contact.first} ${contact.last}`,
    customer_email: email,
    customer_company: company.name,
    customer_phone: random.chance(0.7) ? `+358 49 000 ${random.int(1000, 9999)}` : null,
    ...budgetOf(brief),
    duration_months: brief.months,
    hours_per_week: brief.hoursPerWeek,
    industry: industries[brief.industry].label,
    urgency: brief.urgency ?? "normal",
    team_size: brief.teamSize ?? 1,
    collaboration_level: brief.collaboration,
    communication_preference: random.sample(["email", "teams", "slack", "phone", "zoom"], random.int(1, 3)),
    technical_complexity: brief.complexity,
    deliverables: [...brief.deliverables],
    success_metrics: brief.successMetrics ?? null,
    company_stage: brief.stage,
    project_category: brief.category,
    ...preferencesOf(random),
    ...historyOf(random, index, brief),
  };
}

function budgetOf({ budget: { type, from, to } }: Brief) {
  const ofType = (wanted: Brief["budget"]["type"], euros: number) => (type === wanted ? euros * 100 : null);
  return {
    budget_type: type,
    hourly_rate_min_cents: ofType("hourly", from),
    hourly_rate_max_cents: ofType("hourly", to),
    fixed_budget_min_cents: ofType("fixed", from),
    fixed_budget_max_cents: ofType("fixed", to),
  };
}

/** A quarter of the customers say what kind of person they hope for. */
function preferencesOf(random: Random) {
  const asked = random.chance(0.25);
  const trait = () => (asked ? 5 * random.int(9, 17) : null);
  return {
    preferred_openness: trait(),
    preferred_conscientiousness: trait(),
    preferred_extraversion: trait(),
    preferred_agreeableness: trait(),
    preferred_neuroticism: trait(),
  };
}

function historyOf(random: Random, index: number, { state }: Brief) {
  // Beyond the first of each, nearly all postings are open: a large catalogue is there to be searched.
  const kept =
    index < briefs.length || state?.approval === "rejected" || random.chance(0.05) ? state : undefined;
  const approval = kept?.approval ?? "approved";
  const outcome = kept?.approval === "approved" ? kept.outcome : "open";
  const age =
    approval === "pending"
      ? random.int(2, 40)
      : outcome === "open"
        ? random.int(3 * 24, 75 * 24)
        : random.int(250 * 24, 600 * 24);
  const submitted = seededUntil - age * hour - random.int(0, 3_599) * 1_000;
  const decided = submitted + random.int(2, 23) * hour;
  const at = (time: number) => new Date(time).toISOString();
  return {
    approval_status: approval,
    is_active: outcome === "open",
    rejection_reason: kept?.approval === "rejected" ? kept.reason : null,
    approved_at: approval === "approved" ? at(decided) : null,
    approved_by: approval === "approved" ? brand.supportEmail : null,
    outcome,
    submitted_at: at(submitted),
    created_at: at(submitted),
    updated_at: at(approval === "pending" ? submitted : decided),
  };
}
