import { skillStances } from "./stance";

it.each([
  ["You must know Python.", { python: "asked" }],
  ["Our reports are made with Tableau.", { tableau: "told" }],
  // What is used today is at most welcome, and spreadsheets are nothing to look for.
  ["Our reports are made with Tableau today.", { tableau: "welcome" }],
  ["We use Salesforce, Jira and Confluence.", { salesforce: "welcome", jira: "welcome" }],
  ["We look for a developer. We use Python and Django.", { python: "told", django: "told" }],
  ["Today we do it in Excel.", { excel: "denied" }],
  ["I dag görs det i Excel. Python krävs.", { excel: "denied", python: "asked" }],
  ["Our IT partner handles Azure and we need Python.", { azure: "denied", python: "asked" }],
  ["Palvelimet AWS:ssä ylläpitää kumppanimme.", { aws: "denied" }],
  ["Backenden i Java görs av en annan leverantör.", { java: "denied" }],
  [
    "Kafka, Spark or Flink are a plus.",
    { "apache-kafka": "welcome", "apache-spark": "welcome", "apache-flink": "welcome" },
  ],
  [
    "We do not use Kubernetes, Docker or Terraform.",
    { kubernetes: "denied", docker: "denied", terraform: "denied" },
  ],
  ["No need for Java, but Kotlin is a must.", { java: "denied", kotlin: "asked" }],
  ["No AWS please, we use Azure.", { aws: "denied", azure: "told" }],
  ["The reports are not Tableau but Power BI.", { tableau: "denied", "power-bi": "told" }],
  ["Power BI rather than Tableau.", { tableau: "denied", "power-bi": "told" }],
  ["Ei AWS:ää vaan Azure.", { aws: "denied", azure: "told" }],
  ["Inte Tableau, utan Qlik Sense.", { tableau: "denied", qlik: "told" }],
  ["No AWS, GCP or Azure experience needed.", { aws: "denied", "google-cloud": "denied", azure: "denied" }],
  ["Ei Java-, Kotlin- tai Scala-osaamista.", { java: "denied", kotlin: "denied", scala: "denied" }],
  ["Not only Python but SQL as well.", { python: "told", sql: "told" }],
  [
    "Nice to have:\n- Terraform\n- Docker\n\nPython is required.",
    { terraform: "welcome", docker: "welcome", python: "asked" },
  ],
  ["Requirements:\n- Python\n- SQL", { python: "asked", sql: "asked" }],
  ["Emme käytä Kubernetesta. Terraform katsotaan eduksi.", { terraform: "welcome" }],
  ["Vi använder inte Docker. Erfarenhet av Python krävs.", { docker: "denied", python: "asked" }],
  [
    "Our own BI team does the reports in Power BI. Tableau reports are made by our own analysts.",
    { "power-bi": "denied", tableau: "denied" },
  ],
  [
    "Raportoinnin Power BI:llä hoitaa oma tiimimme. Oma tiimimme ylläpitää Tableauta.",
    { "power-bi": "denied", tableau: "denied" },
  ],
  ["Vårt eget team sköter Power BI.", { "power-bi": "denied" }],
  // A team that somebody is to join does things, too.
  ["Our data team builds on Databricks.", { databricks: "told" }],
  ["Our own team does the reports in Power BI, but you must know Power BI.", { "power-bi": "asked" }],
  ["Without Python it is slow. Experience of Python is needed.", { python: "asked" }],
])("reads %j", (text, expected) => {
  expect(Object.fromEntries(skillStances(text))).toMatchObject(expected);
});

it.each([
  ["4. Merits\n- Experience with Power BI", "power-bi"],
  ["## Great if you also know\n- Kafka", "apache-kafka"],
  ["Welcome, but not required\nRust\nGrafana", "grafana"],
  ["Kokemusta Kafkasta arvostetaan.", "apache-kafka"],
  ["Det vore fint om du har jobbat med Kafka.", "apache-kafka"],
])("takes as welcome what %j calls so", (text, key) => {
  expect(skillStances(text).get(key)).toBe("welcome");
});
