import { clientPath } from "@/lib/features/meetings/server/client-link";
import { setClock } from "@/lib/server/clock";
import { type CallOptions, call } from "@/tests/support/call";
import { insert, sql } from "@/tests/support/database/connection";
import { createContracts, engagementWish } from "@/tests/support/engagements";
import {
  createAdmin,
  createBooking,
  createExpert,
  createProject,
  createUser,
} from "@/tests/support/factories";
import { applicationRequest, bookingRequest } from "@/tests/support/request-factories";
import { type ListedRoute, listRoutes } from "@/tests/support/routes";
import { fileForm } from "@/tests/support/upload";

/**
 * Contract of decisions A8 and A9: no answer to a visitor holds an expert's e-mail, phone or surname, nor
 * a customer's name, e-mail or phone. Every public endpoint is walked, with private data seeded everywhere.
 */
const secrets = [
  "Zzsecretname",
  "zz.expert@private.example",
  "555 0199",
  "zzlinked",
  "Zzcustomer",
  "zz.customer@private.example",
  "555 0188",
  "Zzadmin",
  "zz.admin@private.example",
];

const wednesday = new Date("2027-03-03T07:00:00Z");
const imageId = "0199b1c2-7d3e-7a4f-8b5c-6d7e8f901234";
let expertId: number;
let hiddenId: number;
let postingId: number;
let engagementId: number;
let meetingToken: string;
let guests: Awaited<ReturnType<typeof createContracts>>;

beforeAll(async () => {
  setClock(wednesday);
  const admin = await createAdmin({ lastName: "Zzadmin", email: "zz.admin@private.example" });
  const owner = await createUser({
    firstName: "Aino",
    lastName: "Zzsecretname",
    email: "zz.expert@private.example",
  });
  const person = {
    name: "Aino Zzsecretname",
    phone: "+358 40 555 0199",
    linkedinUrl: "https://www.linkedin.com/in/zzlinked",
    githubUrl: "https://github.com/zzlinked",
    portfolioUrl: "https://zzlinked.example",
  };
  ({ id: expertId } = await createExpert({
    ...person,
    email: "zz.expert@private.example",
    userId: owner.id,
  }));
  ({ id: hiddenId } = await createExpert({
    ...person,
    email: "zz.expert2@private.example",
    approvalStatus: "pending",
  }));
  await sql(
    `UPDATE experts SET personality_openness = 83, personality_conscientiousness = 61, personality_extraversion = 47,
       personality_agreeableness = 72, personality_neuroticism = 39, personality_test_completed = true
       WHERE id = ANY($1)`,
    [[expertId, hiddenId]],
  );
  const image = { id: imageId, size: 512, content_type: "image/webp", bytes: Buffer.from("RIFF") };
  await insert("images", { ...image, owner_id: owner.id });
  const customer = {
    customerName: "Zzcustomer Oy",
    customerEmail: "zz.customer@private.example",
    customerPhone: "+358 40 555 0188",
  };
  ({ id: postingId } = await createProject(customer));
  ({ id: engagementId } = await createProject({ ...customer, kind: "engagement", expertId }));
  guests = await createContracts(expertId);
  const booking = {
    fullName: "Zzcustomer Zzsecretname",
    email: "zz.customer@private.example",
    phone: "+358 40 555 0188",
    expertId,
    userId: admin.id,
  };
  await createBooking({ ...booking, startAt: new Date("2027-03-05T08:00:00Z") });
  const { id, calendar_uid: calendarUid } = await createBooking({
    ...booking,
    startAt: new Date("2027-03-05T12:00:00Z"),
    company: "Zzcustomer Oy",
    projectDescription: "Zzcustomer, zz.customer@private.example",
  });
  meetingToken = clientPath({ id, calendarUid }).replace("/meeting/", "");
});

type Sample = Pick<CallOptions, "rawBody" | "headers"> & {
  body?: object;
  query?: Record<string, string>;
  params?: Record<string, string>;
  status: number;
};

/** One or more requests for each public endpoint that reach its data; a new endpoint must add its own. */
const { email: _email, ...correction } = applicationRequest({ email: "zz@private.example" });

const samples = (): Record<string, Sample[]> => ({
  "GET /api/experts": [{ status: 200 }],
  "GET /api/experts/[id]": [
    { params: { id: String(expertId) }, status: 200 },
    { params: { id: String(hiddenId) }, status: 404 },
  ],
  "POST /api/experts/search/counts": [{ body: { query: "Aino" }, status: 200 }],
  "POST /api/experts/search": [
    { body: { query: "aino" }, status: 200 },
    { body: {}, status: 200 },
    { body: { query: "Zzsecretname" }, status: 200 },
  ],
  "POST /api/expert-applications": [
    // Neither an account nor an expert's address changes the answer.
    { body: applicationRequest({ email: "zz.expert@private.example" }), status: 201 },
    { body: applicationRequest({ email: "ZZ.expert@private.example" }), status: 409 },
    { body: applicationRequest({ email: "zz.admin@private.example" }), status: 201 },
  ],
  "PUT /api/expert-applications/corrections/[token]": [
    { params: { token: "guess" }, body: correction, status: 404 },
  ],
  "POST /api/experts/[id]/recommendations": [
    { params: { id: String(expertId) }, body: {}, status: 200 },
    { params: { id: String(hiddenId) }, body: {}, status: 404 },
  ],
  "POST /api/experts/[id]/availability-link": [
    { params: { id: String(expertId) }, body: { token: "guessed" }, status: 404 },
    { params: { id: String(hiddenId) }, body: { token: "guessed" }, status: 404 },
  ],
  "GET /api/experts/[id]/unsubscribe": [
    { params: { id: String(expertId) }, query: { token: "guessed" }, status: 303 },
  ],
  "POST /api/experts/[id]/unsubscribe": [
    { params: { id: String(expertId) }, query: { token: "guessed" }, status: 404 },
    { params: { id: String(hiddenId) }, query: { token: "guessed" }, status: 404 },
  ],
  "GET /api/notification-choices/unsubscribe": [{ query: { user: "1", token: "guessed" }, status: 303 }],
  "POST /api/notification-choices/unsubscribe": [{ query: { user: "1", token: "guessed" }, status: 404 }],
  "GET /api/saved-searches/unsubscribe": [{ query: { user: "1", token: "guessed" }, status: 303 }],
  "POST /api/saved-searches/unsubscribe": [{ query: { user: "1", token: "guessed" }, status: 404 }],
  "POST /api/experts/[id]/views": [
    { params: { id: String(expertId) }, status: 204 },
    { params: { id: String(hiddenId) }, status: 404 },
  ],
  "POST /api/visits": [{ status: 204 }, { query: { from: "match" }, status: 204 }],
  "POST /api/experts/[id]/analyze-portfolio": [
    { params: { id: String(expertId) }, body: { portfolioText: "Python, 3 years" }, status: 200 },
    { params: { id: String(expertId) }, body: { portfolioUrl: "http://127.0.0.1/" }, status: 422 },
    { params: { id: String(hiddenId) }, body: { portfolioText: "Python, 3 years" }, status: 404 },
  ],
  "POST /api/projects/[id]/expert-recommendations": [
    { params: { id: String(postingId) }, body: { limit: 50 }, status: 200 },
    { params: { id: String(guests.project.id) }, body: {}, status: 404 },
  ],
  // Who has signed is told to whoever has the sealed file, in which it stands.
  "POST /api/verify": [
    { ...fileForm(Buffer.from("%PDF-1.7 %%EOF"), { field: "file", name: "a.pdf" }), status: 200 },
  ],
  "POST /api/wish-matching": [
    { body: { wishes: [{ kind: "skill", value: "Python", isMust: false }] }, status: 200 },
    { body: { wishes: [{ kind: "rate", value: "5", isMust: true }] }, status: 200 },
    { body: { wishes: [{ kind: "skill", value: "aino@example.fi", isMust: true }] }, status: 422 },
  ],
  "POST /api/custom-project-matching": [
    {
      body: { project: { title: "Who knows Python?" } },
      status: 200,
    },
    {
      body: { project: { title: "Who is open?", preferredOpenness: 100, personalityMatchingWeight: 100 } },
      status: 200,
    },
  ],
  "GET /api/projects": [{ status: 200 }],
  "GET /api/projects/[id]": [
    { params: { id: String(postingId) }, status: 200 },
    { params: { id: String(engagementId) }, status: 404 },
  ],
  "POST /api/project-postings": [{ body: posting, status: 201 }],
  "POST /api/project-applications": [
    // Neither an account nor an expert's address changes the answer.
    { body: { ...projectApplication, projectId: postingId }, status: 201 },
    { body: { ...projectApplication, projectId: postingId }, status: 409 },
    { body: { ...projectApplication, projectId: engagementId }, status: 404 },
  ],
  "POST /api/projects": [
    { body: engagementWish(expertId), status: 201 },
    { body: engagementWish(hiddenId), status: 404 },
  ],
  "POST /api/contracts/generate": [
    { body: { projectId: guests.project.id, accessToken: guests.project.accessToken }, status: 200 },
    { body: { projectId: guests.project.id }, status: 404 },
  ],
  // What the file says is read in contracts.test.ts.
  "GET /api/contracts/[id]/pdf": guests.contracts.map(({ id, token }) => ({
    params: { id: String(id) },
    query: { token },
    status: 200,
  })),
  "POST /api/market-view": [
    { body: { requiredSkills: ["Python"] }, status: 200 },
    { body: { requiredSkills: ["Zzsecretname"] }, status: 200 },
  ],
  "POST /api/read-brief": [{ body: { text: "Aino, Python, 3 months" }, status: 200 }],
  "GET /api/names": [{ status: 200 }],
  "GET /api/skills": [{ status: 200 }],
  "GET /api/skills/suggestions": [{ query: { title: "Zzsecretname", skills: "Python" }, status: 200 }],
  "GET /api/stats": [{ status: 200 }],
  "GET /api/health": [{ status: 200 }],
  "GET /api/images/[id]": [
    { params: { id: imageId }, status: 200 },
    { params: { id: imageId }, query: { size: "128" }, status: 404 },
  ],
  "POST /api/pricing/calculate": [
    { body: { expertId, hoursPerWeek: 20, durationMonths: 3, projectType: "hourly" }, status: 200 },
    { body: { expertId: hiddenId, hoursPerWeek: 20, durationMonths: 3, projectType: "hourly" }, status: 404 },
  ],
  "GET /api/calendar/available-slots": [{ query: { date: "2027-03-05" }, status: 200 }],
  "GET /api/calendar/free-days": [{ status: 200 }],
  "GET /api/meeting-bookings/[id]/calendar-file": [
    { params: { id: "1" }, query: { token: "guess" }, status: 404 },
  ],
  "GET /api/consultants/[token]/calendar.ics": [{ params: { token: "1-guess" }, status: 404 }],
  "GET /api/meetings/[token]": [
    { params: { token: meetingToken }, status: 200 },
    { params: { token: "1-guess" }, status: 404 },
  ],
  "POST /api/meetings/[token]/reschedule": [
    {
      params: { token: meetingToken },
      body: { preferredDate: "2027-03-08", preferredTime: "13:00" },
      status: 200,
    },
  ],
  "POST /api/meetings/[token]/cancel": [
    { params: { token: meetingToken }, body: { reason: "Zzcustomer is ill" }, status: 200 },
    { params: { token: meetingToken }, body: {}, status: 409 },
  ],
  "POST /api/calendar/check-availability": [
    { body: { startTime: "2027-03-05T08:00:00Z", endTime: "2027-03-05T09:00:00Z" }, status: 200 },
  ],
  "POST /api/calendar/create-meeting": [{ body: { bookingId: 1, token: "guess" }, status: 404 }],
  "POST /api/meeting-bookings": [
    { body: { ...booking, preferredTime: "10:00", expertId }, status: 409 },
    { body: { ...booking, preferredTime: "12:00", expertId }, status: 201 },
    { body: { ...booking, preferredTime: "14:00", expertId: hiddenId }, status: 404 },
  ],
});

const posting = {
  title: "Demand forecast",
  requiredSkills: ["Python"],
  customerName: "Zzcustomer Zzsecretname",
  customerEmail: "zz.customer@private.example",
  customerPhone: "+358 40 555 0188",
};

const projectApplication = {
  applicantName: "Aino Zzsecretname",
  applicantEmail: "zz.expert@private.example",
  coverLetter: "We forecast demand.",
};

const booking = bookingRequest({ preferredDate: "2027-03-05" });

const named = ({ method, path }: ListedRoute) => `${method} ${path}`;

/**
 * Endpoints about the visitor's own account (accounts.test.ts looks at what they tell), the server's talk with
 * itself, the description of the API, and the answer to unknown paths, which hold no data.
 */
const isElsewhere = ({ path }: ListedRoute) =>
  /^\/api\/(auth|internal)\//.test(path) ||
  ["/api/login", "/api/openapi.json", "/api/[[...unknown]]"].includes(path);

it("has a sample for every public endpoint", async () => {
  const publicRoutes = (await listRoutes()).filter(
    (route) => route.declaration?.access === "public" && !isElsewhere(route),
  );
  const missing = publicRoutes.map(named).filter((name) => !samples()[name]);
  expect(missing).toEqual([]);
});

it("tells a visitor nobody's e-mail, phone or surname", async () => {
  const routes = new Map((await listRoutes()).map((route) => [named(route), route]));
  for (const [name, requests] of Object.entries(samples())) {
    const route = routes.get(name);
    if (!route) throw new Error(`${name} is gone`);
    for (const { status, ...request } of requests) {
      const answer = await call<unknown>(route.handler, { method: route.method, ...request });
      expect([name, answer.status]).toEqual([name, status]);
      const told = `${JSON.stringify(answer.body)} ${JSON.stringify([...answer.headers])}`;
      expect(secrets.filter((secret) => told.toLowerCase().includes(secret.toLowerCase()))).toEqual([]);
      // Nor an expert's traits (decisions A8); what a company prefers is another thing.
      expect(told).not.toMatch(
        /\b(?:personality_?)?(?:openness|conscientiousness|extraversion|agreeableness|neuroticism)\b/i,
      );
      expect(told).not.toMatch(/personality_?(?:test|consent|answers)/i);
    }
  }
});
