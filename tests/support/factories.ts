import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import type { CaseStudy, Certificate, Education, SpokenLanguage } from "@/lib/features/experts/background";
import { comparableExpert } from "@/lib/features/experts/rules";
import { skillKey } from "@/lib/shared/skills";
import { insert } from "./database/connection";

// Rows as they would look in real life, each different from the last. Everything a test does not care
// about has a believable value; what it cares about, it says.

let sequence = 0;
const next = () => {
  sequence += 1;
  return sequence;
};

const firstNames = ["Aino", "Eero", "Helmi", "Juhani", "Kaisa", "Lauri", "Maija", "Olli", "Päivi", "Ville"];
const lastNames = [
  "Korhonen",
  "Lindqvist",
  "Mäkinen",
  "Nieminen",
  "Öhman",
  "Peltola",
  "Ranta",
  "Salonen",
  "Virtanen",
];
const pick = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;

export type TestUser = {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  role: "user" | "admin";
  sessionVersion: number;
};

export type UserOptions = Partial<Omit<TestUser, "id">> & {
  /** Plain text; without one the user cannot sign in by password. */
  password?: string;
  isVerified?: boolean;
};

/** argon2id as the application makes it, with the least cost it can have: tests hash often and hide nothing. */
const hashPassword = (password: string) =>
  hash(password.normalize("NFKC"), { memoryCost: 1024, timeCost: 1, parallelism: 1 });

export async function createUser(options: UserOptions = {}): Promise<TestUser> {
  const number = next();
  const user = {
    email: options.email ?? `user${number}@example.com`,
    firstName: options.firstName ?? pick(firstNames, number),
    lastName: options.lastName ?? pick(lastNames, number),
    role: options.role ?? ("user" as const),
    sessionVersion: options.sessionVersion ?? 1,
  };
  const { id } = await insert<{ id: number }>("users", {
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    role: user.role,
    session_version: user.sessionVersion,
    email_verified_at: options.isVerified === false ? null : new Date(),
    password_hash: options.password === undefined ? null : await hashPassword(options.password),
    updated_at: new Date(),
  });
  return { id, ...user };
}

export const createAdmin = (options: UserOptions = {}): Promise<TestUser> =>
  createUser({ ...options, role: "admin" });

export type ExpertOptions = {
  name?: string;
  email?: string;
  phone?: string | null;
  title?: string;
  description?: string;
  skills?: string[];
  skillMastery?: Record<string, number>;
  experienceYears?: number;
  /** Euros an hour. */
  hourlyRate?: number;
  location?: string;
  workRadius?: number | null;
  weeklyAvailabilityHours?: number | null;
  languages?: SpokenLanguage[];
  caseStudies?: CaseStudy[];
  certificates?: Certificate[];
  education?: Education[];
  availability?: "available" | "next_week" | "2_weeks" | "busy";
  workArrangement?: ("remote" | "hybrid" | "onsite")[];
  portfolioUrl?: string | null;
  linkedinUrl?: string | null;
  githubUrl?: string | null;
  displayOrder?: number;
  userId?: number | null;
  isActive?: boolean;
  approvalStatus?: "pending" | "approved" | "rejected";
  archivedAt?: Date | null;
  createdAt?: Date;
};

export type TestExpert = { id: number; name: string; public_name: string; email: string; title: string };

/** A public expert, unless the options say otherwise. */
export async function createExpert(options: ExpertOptions = {}): Promise<TestExpert> {
  const number = next();
  const skills = options.skills ?? ["Python", "Machine Learning"];
  const location = options.location ?? "Helsinki, Finland";
  const title = options.title ?? "Consulting Engineer";
  const description =
    options.description ?? "Builds services that teams can maintain, and leaves clear notes.";
  const workRadius = options.workRadius === undefined ? 50 : options.workRadius;
  const { caseStudies = [], certificates = [], education = [] } = options;
  const comparable = comparableExpert({
    ...{ skills, title, description, location, workRadius },
    ...{ caseStudies, certificates, education },
  });
  const createdAt = options.createdAt ?? new Date();
  const approvalStatus = options.approvalStatus ?? "approved";
  return insert<TestExpert>("experts", {
    user_id: options.userId ?? null,
    name: options.name ?? `${pick(firstNames, number)} ${pick(lastNames, number)}`,
    email: options.email ?? `expert${number}@example.com`,
    phone: options.phone ?? null,
    title,
    description,
    skills,
    skill_keys: comparable.skillKeys,
    title_skill_keys: comparable.titleSkillKeys,
    description_skill_keys: comparable.descriptionSkillKeys,
    certificate_skill_keys: comparable.certificateSkillKeys,
    meaning_words: comparable.meaningWords,
    skill_mastery: options.skillMastery ?? Object.fromEntries(skills.map((skill) => [skill, 3])),
    experience_years: options.experienceYears ?? 7,
    hourly_rate_cents: Math.round((options.hourlyRate ?? 95) * 100),
    location,
    city_key: comparable.cityKey,
    work_radius: workRadius,
    reached_city_keys: comparable.reachedCityKeys,
    text_language: comparable.textLanguage,
    title_language: comparable.titleLanguage,
    case_languages: JSON.stringify(comparable.caseLanguages),
    weekly_availability_hours: options.weeklyAvailabilityHours ?? null,
    languages: JSON.stringify(options.languages ?? []),
    case_studies: JSON.stringify(caseStudies),
    certificates: JSON.stringify(certificates),
    education: JSON.stringify(education),
    availability: options.availability ?? "available",
    work_arrangement: options.workArrangement ?? ["remote"],
    portfolio_url: options.portfolioUrl ?? null,
    linkedin_url: options.linkedinUrl ?? null,
    github_url: options.githubUrl ?? null,
    display_order: options.displayOrder ?? 1,
    is_active: options.isActive ?? true,
    approval_status: approvalStatus,
    approved_at: approvalStatus === "approved" ? createdAt : null,
    archived_at: options.archivedAt ?? null,
    created_at: createdAt,
    updated_at: createdAt,
  });
}

export type BookingOptions = {
  startAt: Date;
  /** Minutes. */
  duration?: number;
  status?: "pending" | "confirmed" | "completed" | "cancelled";
  fullName?: string;
  email?: string;
  company?: string;
  phone?: string;
  projectDescription?: string | null;
  expertId?: number | null;
  userId?: number | null;
  meetingTokenHash?: string | null;
  calendar?: string;
};

export type ConsultantOptions = {
  calendar?: string;
  name?: string;
  email?: string;
  isActive?: boolean;
  joinUrl?: string | null;
  workingHours?: object[];
  absences?: object[];
};

/** Another consultant beside the first, who works as they do. Whoever makes one deletes it. */
export function createConsultant(options: ConsultantOptions = {}): Promise<{ id: number; calendar: string }> {
  const number = next();
  const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensAt: 540, closesAt: 960 }));
  return insert("consultants", {
    calendar: options.calendar ?? `consultant-${number}`,
    name: options.name ?? `${pick(firstNames, number)} ${pick(lastNames, number)}`,
    email: options.email ?? `consultant${number}@osaaja.example`,
    is_active: options.isActive ?? true,
    join_url: options.joinUrl ?? null,
    working_hours: JSON.stringify(options.workingHours ?? weekdays),
    absences: JSON.stringify(options.absences ?? []),
    created_at: new Date(),
    updated_at: new Date(),
  });
}

/** A booked meeting, in the first consultant's calendar unless another is named. */
export function createBooking(options: BookingOptions): Promise<{ id: number; calendar_uid: string }> {
  const number = next();
  const duration = options.duration ?? 60;
  return insert("meeting_bookings", {
    calendar: options.calendar ?? "representative",
    start_at: options.startAt,
    end_at: new Date(options.startAt.getTime() + duration * 60_000),
    duration,
    status: options.status ?? "pending",
    full_name: options.fullName ?? `${pick(firstNames, number)} ${pick(lastNames, number)}`,
    email: options.email ?? `client${number}@example.com`,
    company: options.company ?? "Pohjola Logistics Oy",
    phone: options.phone ?? "+358 40 123 4567",
    project_description: options.projectDescription ?? null,
    expert_id: options.expertId ?? null,
    user_id: options.userId ?? null,
    meeting_token_hash: options.meetingTokenHash ?? null,
    calendar_uid: `${randomUUID()}@localhost`,
    updated_at: new Date(),
  });
}

export type ProjectOptions = {
  kind?: "posting" | "engagement";
  title?: string;
  description?: string;
  skills?: string[];
  approvalStatus?: "pending" | "approved" | "rejected";
  isActive?: boolean;
  outcome?: "open" | "completed" | "cancelled";
  expertId?: number | null;
  ownerId?: number | null;
  customerName?: string;
  customerEmail?: string;
  customerPhone?: string | null;
  displayOrder?: number;
  createdAt?: Date;
};

/** An approved posting, unless the options say otherwise. */
export function createProject(options: ProjectOptions = {}): Promise<{ id: number; title: string }> {
  const number = next();
  const skills = options.skills ?? ["Python", "Data Engineering"];
  return insert("projects", {
    kind: options.kind ?? "posting",
    title: options.title ?? `Demand forecast ${number}`,
    description:
      options.description ??
      "A forecast of daily demand for 120 shops, with its numbers explained to planners.",
    required_skills: skills,
    skill_keys: skills.map(skillKey),
    customer_name: options.customerName ?? `${pick(firstNames, number)} ${pick(lastNames, number)}`,
    customer_email: options.customerEmail ?? `customer${number}@example.com`,
    customer_phone: options.customerPhone ?? null,
    approval_status: options.approvalStatus ?? "approved",
    is_active: options.isActive ?? true,
    outcome: options.outcome ?? "open",
    expert_id: options.expertId ?? null,
    owner_id: options.ownerId ?? null,
    display_order: options.displayOrder ?? 1,
    ...(options.createdAt ? { created_at: options.createdAt } : {}),
    updated_at: new Date(),
  });
}

export type ExpertApplicationOptions = {
  name?: string;
  title?: string;
  email?: string;
  phone?: string | null;
  description?: string;
  skills?: string[];
  experienceYears?: number;
  /** Euros an hour. */
  hourlyRate?: number;
  location?: string | null;
  status?: "pending" | "approved" | "rejected";
  reviewNotes?: string | null;
  expertId?: number | null;
  createdAt?: Date;
};

/** An application to join that waits for its review, unless the options say otherwise. */
export function createExpertApplication(
  options: ExpertApplicationOptions = {},
): Promise<{ id: number; name: string; email: string }> {
  const number = next();
  const createdAt = options.createdAt ?? new Date();
  return insert("expert_applications", {
    name: options.name ?? `${pick(firstNames, number)} ${pick(lastNames, number)}`,
    title: options.title ?? "Data Engineer",
    email: options.email ?? `applicant${number}@example.com`,
    phone: options.phone ?? null,
    description: options.description ?? "Builds data platforms that others can maintain.",
    skills: options.skills ?? ["Python", "SQL"],
    experience_years: options.experienceYears ?? 6,
    hourly_rate_cents: Math.round((options.hourlyRate ?? 90) * 100),
    weekly_availability_hours: 20,
    location: options.location ?? null,
    status: options.status ?? "pending",
    review_notes: options.reviewNotes ?? null,
    expert_id: options.expertId ?? null,
    created_at: createdAt,
    updated_at: createdAt,
  });
}

/** A company of some people, each a member. @returns its id */
export async function createTeam(...members: TestUser[]): Promise<number> {
  const now = new Date();
  const company = await insert<{ id: number }>("companies", {
    ...{ name: "Pohjola Oy", created_at: now, updated_at: now },
  });
  for (const { id } of members)
    await insert("company_members", {
      ...{ company_id: company.id, user_id: id, role: "member", created_at: now },
    });
  return company.id;
}
