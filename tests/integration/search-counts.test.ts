import { Client } from "pg";
import type { SearchExpertsInput } from "@/lib/features/experts/schemas";
import { countSearchChoices } from "@/lib/features/experts/server/count-choices";
import { searchExperts } from "@/lib/features/experts/server/search-experts";
import { loadSeed } from "@/prisma/seed/load";
import { empty } from "@/tests/support/database/connection";

// The number beside a choice is what choosing it finds, whatever the words of the search mean.

beforeAll(async () => {
  await empty("experts", "search_words");
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await loadSeed(client, { experts: 160, projects: 0 });
  await client.end();
});

/** Choices whose number is not what choosing them finds: the choice, the number, what it finds. */
async function untrue(input: SearchExpertsInput): Promise<string[]> {
  const { total: _, ...counts } = await countSearchChoices(input);
  const everybody: typeof counts = await countSearchChoices({});
  const wrong: string[] = [];
  for (const [filter, choices] of Object.entries(counts)) {
    // A choice without a number finds nobody.
    const others = Object.keys(everybody[filter as keyof typeof counts] ?? {}).slice(0, 20);
    for (const choice of new Set([...Object.keys(choices), ...others])) {
      const count = choices[choice] ?? 0;
      const listed = filter === "languages" ? [...(input.languages ?? []), choice] : [choice];
      const value = ["skills", "workArrangement", "languages"].includes(filter) ? listed : choice;
      const { total } = await searchExperts({ ...input, [filter]: value, limit: 1 });
      if (total !== count) wrong.push(`${filter} ${choice}: ${count}, finds ${total}`);
    }
  }
  return wrong;
}

it.each<[SearchExpertsInput]>([
  [{ query: "Power BI Oulu" }],
  [{ query: "Helsinki Espoo Python" }],
  [{ query: "Python etänä" }],
  [{ query: "senior data engineer on-site" }],
  [{ query: "React alle 110 €" }],
  [{ query: "Azure heti" }],
  [{ query: "Azure next week", location: "Tampere" }],
  [{ query: "senior Python etänä Tampereella", minExperience: 3 }],
  [{ query: "Power BI Oulu", location: "Ilmajoki", workArrangement: ["hybrid"] }],
  [{ skills: ["python"], projectTimeline: "within_week" }],
  [{ availability: "next_week", projectTimeline: "immediate" }],
  [{ query: "Python AWS", location: "Kuopio" }],
  [{ query: "SAP Kubernetes Turku" }],
  [{ query: "Terraform Oulu", includeRemote: true }],
  [{ skills: ["terraform"], location: "Oulu", includeRemote: true, availability: "next_week" }],
  [{ query: "Snowflake dbt Airflow Rovaniemi" }],
  [{ query: "senior SAP Python etänä heti" }],
  [{ query: "chatbot legal Vaasa alle 90 €" }],
  [{ query: "Kafka Power BI" }],
  [{ query: "Kafka Power BI", workArrangement: ["onsite"] }],
  [{ query: "Kafka Power BI", location: "Tampere", availability: "available" }],
  [{ query: "SAP Kubernetes Turku", location: "Oulu" }],
  [{ query: "SAP Terraform Snowflake Turku etänä" }],
  [{ query: "Kafka Power BI -python NOT Helsinki" }],
  [{ query: "-python", workArrangement: ["hybrid"] }],
  [{ query: "Kubernetes", location: "Kuopio", workArrangement: ["onsite"] }],
  [{ languages: ["fi", "sv"] }],
  [{ query: "Python saksankielinen", workArrangement: ["remote"] }],
  [{ query: "German-speaking Power BI Oulu" }],
])("are true for %j", async (input) => {
  expect(await untrue(input)).toEqual([]);
});
