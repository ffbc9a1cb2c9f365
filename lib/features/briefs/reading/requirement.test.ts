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
  [
    "We need Snowflake. Our BI team does the reports in Power BI, so no report work is needed.",
    ["Snowflake"],
    [],
  ],
  ["Etsimme Snowflaken osaajaa. Raportoinnin Power BI:llä hoitaa oma tiimimme.", ["Snowflake"], []],
  [
    "Etsimme Snowflaken osaajaa. BI-tiimimme tekee raportit Power BI:llä, joten niitä ei tarvita.",
    ["Snowflake"],
    [],
  ],
  [
    "Vi söker en Snowflake-utvecklare. Vårt BI-team gör rapporterna i Power BI, så inga rapporter behövs.",
    ["Snowflake"],
    [],
  ],
  // A team that somebody is to join does things, too.
  ["Our data team builds on Databricks and dbt. You join it.", ["Databricks", "dbt"], []],
  ["Our team does its work in Python, so we are looking for a colleague.", ["Python"], []],
  ["Etsimme Power BI -osaajaa oman tiimimme tueksi.", ["Power BI"], []],
  ["Our budgeting lives in 63 Excel files. We need Python.", ["Python"], []],
  // Where something lies is none of what is asked for.
  ["Our data is in Excel and an old SQL Server. We need Python.", ["Python"], []],
  ["Everything sits in SharePoint. We need somebody who knows RAG.", ["Retrieval-Augmented Generation"], []],
  ["Data on Excelissä ja vanhassa Oraclessa. Etsimme Power BI -osaajaa.", ["Power BI"], []],
  ["Uppgifterna ligger i Excel. Vi behöver Power BI.", ["Power BI"], []],
  ["Our data is in Excel and should move to Power BI.", ["Power BI"], []],
  ["Our strength is in Python. We need more of it.", ["Python"], []],
  // Nor are those who are there already.
  ["Our project managers write reports by hand. We need React Native.", ["React Native"], []],
  ["Våra projektledare skriver för hand. Vi behöver React Native.", ["React Native"], []],
  ["Projektipäällikkömme kirjaavat tunnit käsin. Tarvitsemme Pythonia.", ["Python"], []],
  ["Train our 20 data engineers in dbt.", ["dbt"], []],
  ["Our data engineer leaves in May, and we look for somebody like her.", ["Data Engineering"], []],
  ["Project managers wanted for our ERP.", ["Project Management", "ERP"], []],
  // A denial ends where something is said of its own, or what is so instead.
  ["We need a cloud architect. No AWS please, we use Azure.", ["Cloud Architecture", "Azure"], []],
  ["No AWS, we use Azure, Terraform and Databricks.", ["Azure", "Terraform", "Databricks"], []],
  ["The reports are not Tableau but Power BI.", ["Power BI"], []],
  ["Power BI instead of Tableau. No Excel, rather Python.", ["Power BI", "Python"], []],
  ["Ei AWS:ää vaan Azure.", ["Azure"], []],
  ["Ei AWS:ää, meillä on Azure ja Terraform.", ["Azure", "Terraform"], []],
  ["Tableaun sijaan Power BI.", ["Power BI"], []],
  ["Rapporter behövs, inte i Tableau, utan i Qlik Sense.", ["Qlik"], []],
  ["Inget AWS, vi använder Azure.", ["Azure"], []],
  // It does not within its list.
  ["We need Python. No AWS, GCP or Azure experience needed.", ["Python"], []],
  ["No Java, no Kotlin. We need Python.", ["Python"], []],
  ["No Java, Kotlin or Scala. We need Python.", ["Python"], []],
  ["Tarvitsemme Pythonia, ei Java-, Kotlin- tai Scala-osaamista.", ["Python"], []],
  ["Vi behöver Python. Inga Java-, Kotlin- eller Scalakunskaper behövs.", ["Python"], []],
  ["We need Python. Java, Kotlin and Scala are not needed.", ["Python"], []],
  ["We need Python. Java, Kotlin, Power BI or Scala is not needed.", ["Python"], []],
  ["Tarvitsemme Pythonia. Javaa, Kotlinia tai Scalaa ei tarvita.", ["Python"], []],
  ["Vi behöver Python. Java, Kotlin och Scala behövs inte.", ["Python"], []],
  ["We need Python, Kotlin and Scala are not needed.", ["Python"], []],
  ["Python, SQL and dbt are needed, Java is not.", ["Python", "SQL", "dbt"], []],
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
