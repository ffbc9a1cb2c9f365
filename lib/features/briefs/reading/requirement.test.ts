import { samplesToday } from "@/tests/support/sample-briefs";
import { readBriefByRules } from "./read";

const read = (text: string) => readBriefByRules(text, samplesToday);

it.each<[string, string[] | null, string[]]>([
  [
    "Data engineer. MLflow is there but nobody uses it. The ERP is SAP. We need dbt.",
    ["Data Engineering", "dbt"],
    [],
  ],
  ["Python is a must. Nice to have: dbt, Airflow. We do not use Snowflake.", ["Python"], ["dbt", "Airflow"]],
  ["We need Python. Rust is a plus, Java is not needed.", ["Python"], ["Rust"]],
  ["Vi söker Python. Rust är en merit, Java behövs inte.", ["Python"], ["Rust"]],
  ["Nice to have: dbt, Airflow. Python is a must.", ["Python"], ["dbt", "Airflow"]],
  // A row says all on its own line: the next row is no part of it.
  ["Osaaminen: SQL\nToive: Power BI\nHuom: Tableau ei käytössä", ["SQL"], ["Power BI"]],
  ["Our budgeting lives in 63 Excel files. We need Python.", ["Python"], []],
])("%j asks for %j, and welcomes %j", (text, required, optional) => {
  expect(read(text)).toMatchObject({ requiredSkills: required, optionalSkills: optional });
});

it("takes no sentence of the work for one of the contact person's, whose number ends before it", () => {
  const text = "Yhteyshenkilö Pekka Virtanen, tekninen johtaja, 040 1234567. Etsimme data-arkkitehtia.";
  expect(read(text)).toMatchObject({
    description: "Etsimme data-arkkitehtia.",
    requiredSkills: ["Data Architecture"],
  });
});
