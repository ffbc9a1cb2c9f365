import { POST as readBrief } from "@/app/api/read-brief/route";
import { type BriefReading, longestBrief } from "@/lib/features/briefs/schemas";
import { type Answer, call, type ErrorAnswer } from "@/tests/support/call";
import { count } from "@/tests/support/database/connection";
import {
  eachInAnHourOfItsOwn,
  type ModelReply,
  type OpenAiServer,
  startModel,
} from "@/tests/support/open-ai-server";

const brief = `Koneoppimisen asiantuntija
Etsimme osaajaa 3-6 kk ajaksi Tampereelle, etänäkin onnistuu. Python ja MLOps. 80-100 €/h.
Ota yhteyttä: matti@private.example, 040 555 0188`;
/** What the posting form shows to everybody (decisions A8): not whom to ask. */
const description = brief.replace(/\nOta yhteyttä.*$/, "");

let server: OpenAiServer;
const ask = <T = BriefReading>(text: unknown): Promise<Answer<T>> =>
  call<T>(readBrief, { method: "POST", body: { text } });

const nothing = {
  title: null,
  requiredSkills: null,
  experienceRequired: null,
  industry: null,
  workArrangement: null,
  location: null,
  urgency: null,
  startDate: null,
  durationMonths: null,
  hoursPerWeek: null,
  budgetType: null,
  hourlyRateMin: null,
  hourlyRateMax: null,
  fixedBudgetMin: null,
  fixedBudgetMax: null,
};
const quote = (field: string, words: string) => ({ field, quote: words });

const now = eachInAnHourOfItsOwn();

describe("without a model", () => {
  it("reads by the rules, with the words each value came from, and stores nothing", async () => {
    const { status, body, headers } = await ask(brief);
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(body).toMatchObject({
      title: "Koneoppimisen asiantuntija",
      description,
      requiredSkills: ["Machine Learning", "Python", "MLOps"],
      location: "Tampere",
      workArrangement: ["remote"],
      durationMonths: 6,
      hourlyRateMin: 80,
      hourlyRateMax: 100,
      budgetType: "hourly",
      hoursPerWeek: null,
      source: "built-in",
      model: null,
    });
    expect(body.evidence).toMatchObject({ durationMonths: ["3-6 kk"], location: ["Tampereelle"] });
    expect(Object.keys(body.evidence)).not.toContain("hoursPerWeek");
    expect(await count("projects")).toBe(0);
  });

  it("takes the longest text, and none that is longer, empty or no text", async () => {
    expect((await ask(`Python ${"ä".repeat(longestBrief - 7)}`)).status).toBe(200);
    expect((await ask(`Python ${"😀".repeat(longestBrief / 2 - 4)}`)).status).toBe(200);
    for (const text of ["x".repeat(longestBrief + 1), "", "  \n ", 7, null, undefined]) {
      const answer = await ask<ErrorAnswer>(text);
      expect([answer.status, Object.keys(answer.body.fieldErrors ?? {})]).toEqual([422, ["text"]]);
    }
    expect((await ask<ErrorAnswer>("x".repeat(10 * longestBrief))).status).toBe(413);
  });
});

describe("with a model", () => {
  beforeAll(async () => {
    server = await startModel();
    // Both are read once and kept; a file of tests has modules of its own.
    jest.resetModules();
  });
  beforeEach(() => {
    server.received.length = 0;
  });
  afterAll(() => server.stop());

  const askModel = async (reply: ModelReply, text = brief) => {
    server.reply(reply);
    const { POST } = await import("@/app/api/read-brief/route");
    (await import("@/lib/server/clock")).setClock(now());
    return (await call<BriefReading>(POST, { method: "POST", body: { text } })).body;
  };

  it("takes what the model can quote, the text itself without contact details, and its name", async () => {
    const body = await askModel({
      answer: {
        ...nothing,
        title: "Koneoppimisen asiantuntija",
        requiredSkills: ["machine learning", "koneoppiminen", "Python"],
        durationMonths: 6,
        workArrangement: ["hybrid", "remote"],
        evidence: [
          quote("title", "Koneoppimisen asiantuntija"),
          quote("requiredSkills", "Koneoppimisen  asiantuntija Etsimme"),
          quote("requiredSkills", "Python"),
          quote("durationMonths", "3-6 kk"),
          quote("workArrangement", "etänäkin"),
        ],
      },
    });
    expect(body).toMatchObject({
      title: "Koneoppimisen asiantuntija",
      description,
      requiredSkills: ["Machine Learning", "Python"],
      durationMonths: 6,
      workArrangement: ["hybrid", "remote"],
      location: null,
      source: "openai",
      model: "model-1",
    });
    // Spaces may differ; what is quoted is the text.
    expect(body.evidence.requiredSkills).toEqual(["Koneoppimisen asiantuntija\nEtsimme", "Python"]);
  });

  it("drops quotes that are not there, and values without one", async () => {
    const body = await askModel({
      answer: {
        ...nothing,
        location: "Turku",
        hoursPerWeek: 40,
        urgency: "urgent",
        hourlyRateMax: 100,
        evidence: [
          quote("location", "Turussa"),
          quote("urgency", ""),
          quote("hourlyRateMax", "200 €/h"),
          quote("hourlyRateMax", "80-100 €/h"),
          quote("fixedBudgetMax", "Python"),
        ],
      },
    });
    expect(body).toMatchObject({ location: null, hoursPerWeek: null, urgency: null, hourlyRateMax: 100 });
    expect(body.evidence).toEqual({ hourlyRateMax: ["80-100 €/h"], description: expect.anything() });
  });

  it("leaves out what no form takes", async () => {
    const said = [quote("title", "Python"), quote("durationMonths", "Python"), quote("startDate", "Python")];
    const body = await askModel({
      answer: {
        ...nothing,
        title: "x".repeat(300),
        durationMonths: 900,
        startDate: "2020-01-01",
        hoursPerWeek: 37.5,
        hourlyRateMin: 120,
        hourlyRateMax: 80,
        fixedBudgetMin: -5,
        requiredSkills: ["  ", "…"],
        evidence: [
          ...said,
          ...["hoursPerWeek", "hourlyRateMin", "hourlyRateMax", "fixedBudgetMin", "requiredSkills"].map(
            (field) => quote(field, "Python"),
          ),
        ],
      },
    });
    expect(body).toMatchObject({
      title: "x".repeat(160),
      durationMonths: null,
      startDate: null,
      hoursPerWeek: 38,
      hourlyRateMin: null,
      hourlyRateMax: null,
      fixedBudgetMin: null,
      requiredSkills: null,
    });
  });

  it("sends the text as data, without addresses and numbers of people", async () => {
    await askModel({ answer: { ...nothing, evidence: [] } });
    const [request] = server.received;
    expect(request?.text).not.toMatch(/private\.example|0188|key-1/);
    const [system, user] = request?.body.messages ?? [];
    expect(system?.content).not.toContain("Tampereelle");
    const data = JSON.parse(user?.content.split("\n")[1] ?? "");
    expect(data.facts).toEqual({ today: "2027-03-01" });
    expect(data.brief).toContain("Etsimme osaajaa 3-6 kk ajaksi Tampereelle");
  });

  it.each<[string, ModelReply]>([
    ["429", { status: 429, headers: { "retry-after": "60" } }],
    ["no JSON", { content: "{" }],
    ["a violated schema", { answer: { ...nothing, urgency: "yesterday", evidence: [] } }],
    ["a refusal", { content: null, refusal: "No." }],
  ])("reads by the rules when the model fails with %s", async (_name, reply) => {
    const body = await askModel(reply);
    expect(body).toMatchObject({ source: "built-in", model: null, location: "Tampere", durationMonths: 6 });
  });
});
