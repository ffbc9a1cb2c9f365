import { GET as exportAccount } from "@/app/api/account/export/route";
import { POST as matchProject } from "@/app/api/custom-project-matching/route";
import { GET as getExpert, PATCH as updateExpert } from "@/app/api/experts/[id]/route";
import { GET as listExperts } from "@/app/api/experts/route";
import { POST as searchExperts } from "@/app/api/experts/search/route";
import type { FullExpert, PublicExpert, PublicProfile } from "@/lib/features/experts/schemas";
import { call } from "@/tests/support/call";
import { empty, sql } from "@/tests/support/database/connection";
import { createExpert, createUser } from "@/tests/support/factories";

beforeEach(() => empty("experts", "users"));

const background = {
  languages: [
    { language: "fi", level: "native" },
    { language: "en", level: "working" },
  ],
  caseStudies: [
    {
      title: "Demand forecasting",
      client: "Virtanen Oy",
      result: "12% less waste. Ask aino@example.fi.",
      year: 2025,
      link: "https://example.com/case",
    },
  ],
  certificates: [{ name: "Kubernetes and Cloud Native Associate", issuer: "CNCF", year: 2024 }],
  education: [{ degree: "MSc, Statistics", school: "Aalto University", year: 2012 }],
};

async function profile() {
  const owner = await createUser();
  const { id } = await createExpert({ userId: owner.id, name: "Aino Virtanen" });
  const patch = (body: object) =>
    call<FullExpert>(updateExpert, { method: "PATCH", params: { id: String(id) }, body, as: owner });
  const read = <T>(as: typeof owner | null) =>
    call<T>(getExpert, { params: { id: String(id) }, as }).then(({ body }) => body);
  return { id, owner, patch, read };
}

it("stands on the expert's own page as it was typed for the owner, without contact details for others", async () => {
  const { owner, patch, read } = await profile();
  expect(await patch(background)).toMatchObject({ status: 200, body: background });
  expect(await read<FullExpert>(owner)).toMatchObject(background);
  const seen = await read<PublicProfile>(null);
  expect(seen).toMatchObject({
    ...background,
    caseStudies: [{ title: "Demand forecasting", client: "Virtanen Oy" }],
  });
  expect(seen.caseStudies[0]?.link).toBe("https://example.com/case");
  expect(JSON.stringify(seen)).not.toContain("aino@example.fi");
});

it("is in no list of many, but for the languages", async () => {
  const { patch } = await profile();
  await patch(background);
  const { body } = await call<PublicExpert[]>(listExperts, { path: "/api/experts" });
  expect(body[0]).toMatchObject({ languages: background.languages });
  for (const list of ["caseStudies", "certificates", "education"]) expect(body[0]).not.toHaveProperty(list);
});

it("is found by its words, by what a certificate names above what a case names, and by none once it is gone", async () => {
  const { id, patch } = await profile();
  const other = await createExpert({
    caseStudies: [{ title: "Kubernetes for a bank", client: null, result: null, year: null, link: null }],
  });
  await patch(background);
  const found = (query: string) =>
    call<PublicExpert[]>(searchExperts, { method: "POST", body: { query } }).then(({ body }) =>
      body.map((expert) => expert.id),
    );
  expect(await found("kubernetes")).toEqual([id, other.id]);
  expect(await found("banking")).toEqual([other.id]);
  expect(await found("Aalto")).toEqual([id]);
  expect(await found("universty")).toEqual([id]);
  expect(await found("example.com")).toEqual([]);
  await patch({ caseStudies: [], certificates: [], education: [] });
  expect(await found("kubernetes")).toEqual([other.id]);
  expect(await found("Aalto")).toEqual([]);
});

it("counts in matching, with its place as the reason", async () => {
  const { patch } = await profile();
  await patch({ ...background, skills: ["Excel"] });
  const project = {
    ...{
      title: "Clusters",
      description: "Keep them running.",
      requiredSkills: ["Kubernetes", "Demand Forecasting"],
    },
    ...{ location: "Helsinki", experienceRequired: "mid" },
  };
  const { body } = await call<{ factors: { key: string; reason: string }[] }[]>(matchProject, {
    method: "POST",
    body: { project },
  });
  const reason = body[0]?.factors.find(({ key }) => key === "skills")?.reason;
  expect(reason).toContain("Kubernetes (certificate “Kubernetes and Cloud Native Associate");
  expect(reason).toContain("Demand Forecasting (case “Demand forecasting");
});

it("is replaced list by list; what is refused changes nothing", async () => {
  const { patch, read, owner } = await profile();
  await patch(background);
  expect((await patch({ certificates: [] })).body).toMatchObject({ ...background, certificates: [] });
  const languages = [
    { language: "fi", level: "native" },
    { language: "fi", level: "basic" },
  ];
  expect((await patch({ languages })).status).toBe(422);
  expect((await patch({ education: [{ degree: "" }] })).status).toBe(422);
  expect(await read<FullExpert>(owner)).toMatchObject({ ...background, certificates: [] });
});

it("leaves with the owner's own data", async () => {
  const { patch, owner } = await profile();
  await patch(background);
  const { body } = await call<unknown>(exportAccount, { as: owner });
  expect(JSON.stringify(body)).toContain("Ask aino@example.fi.");
});

it("is a list of bounded length, whoever writes it", async () => {
  const { id } = await profile();
  const write = (languages: unknown) =>
    sql("UPDATE experts SET languages = $2 WHERE id = $1", [id, JSON.stringify(languages)]);
  await expect(write({})).rejects.toThrow(/experts_background/);
  await expect(write(Array.from({ length: 11 }, () => ({})))).rejects.toThrow(/experts_background/);
});
