import { GET as exportAccount } from "@/app/api/account/export/route";
import { GET as getExpert, PATCH as updateExpert } from "@/app/api/experts/[id]/route";
import { GET as listExperts } from "@/app/api/experts/route";
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
      title: "Demand forecast",
      client: "Virtanen Oy",
      result: "12% less waste. Ask aino@example.fi.",
      year: 2025,
      link: "https://example.com/case",
    },
  ],
  certificates: [{ name: "CKA", issuer: "CNCF", year: 2024 }],
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
    caseStudies: [{ title: "Demand forecast", client: "Virtanen Oy" }],
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
