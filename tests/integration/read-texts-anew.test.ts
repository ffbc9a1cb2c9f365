import { POST as searchExperts } from "@/app/api/experts/search/route";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { readingOfTexts, readTextsAnew } from "@/lib/features/vocabulary/server/read-texts-anew";
import { call } from "@/tests/support/call";
import { empty, sql } from "@/tests/support/database/connection";
import { createExpert, createProject } from "@/tests/support/factories";

beforeEach(() => empty("experts", "projects", "text_readings"));

const found = async (body: object) =>
  (await call<PublicExpert[]>(searchExperts, { method: "POST", body })).body.map(({ id }) => id);

/** As a release left them that knew neither the skills nor the town. */
async function forgetWhatIsCompared() {
  await sql(
    "UPDATE experts SET skill_keys = '{}', description_skill_keys = '{}', city_key = NULL, reached_city_keys = '{}'",
  );
  await sql("UPDATE projects SET skill_keys = '{}'");
  await sql("DELETE FROM text_readings");
}

it("lets whoever wrote before a release be found by what the release has learnt", async () => {
  const { id } = await createExpert({ skills: ["Kubernetes"], location: "Rovaniemi" });
  const hidden = await createExpert({
    skills: ["Kubernetes"],
    location: "Rovaniemi",
    archivedAt: new Date(),
  });
  const { id: posting } = await createProject({ skills: ["Kubernetes", "dbt"] });
  await readTextsAnew();
  const [before] = await sql("SELECT * FROM experts WHERE id = $1", [id]);
  await forgetWhatIsCompared();
  expect(await found({ skills: ["Kubernetes"] })).toEqual([]);
  expect(await found({ location: "Rovaniemi" })).toEqual([]);

  expect(await readTextsAnew()).toBe(3);
  expect(await found({ skills: ["Kubernetes"] })).toEqual([id]);
  expect(await found({ location: "Rovaniemi" })).toEqual([id]);
  const [after] = await sql("SELECT * FROM experts WHERE id = $1", [id]);
  expect({ ...after, changed_in: null }).toEqual({ ...before, changed_in: null });
  expect(await sql("SELECT skill_keys FROM experts WHERE id = $1", [hidden.id])).toEqual([
    { skill_keys: ["kubernetes"] },
  ]);
  expect(await sql("SELECT skill_keys FROM projects WHERE id = $1", [posting])).toEqual([
    { skill_keys: ["kubernetes", "dbt"] },
  ]);
});

it("reads everybody once a release, and begins again when it was broken off", async () => {
  await createExpert();
  await readTextsAnew();
  expect(await sql("SELECT reading FROM text_readings")).toEqual([{ reading: readingOfTexts() }]);
  await sql("UPDATE experts SET skill_keys = '{}'");
  expect(await readTextsAnew()).toBe(0);
  // What a release before this one noted.
  await sql("UPDATE text_readings SET reading = 'earlier'");
  expect(await readTextsAnew()).toBe(1);
  expect(await sql("SELECT reading FROM text_readings")).toEqual([{ reading: readingOfTexts() }]);
});
