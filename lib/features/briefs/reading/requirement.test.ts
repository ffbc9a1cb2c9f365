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

it.each<[string, string[] | null, string[]]>([
  // What another supplier, a partner or one's own people make or take care of is there.
  ["We need dbt. Our IT partner handles Azure infrastructure.", ["dbt"], []],
  ["We need dbt. Somebody else looks after Airflow.", ["dbt"], []],
  ["We need dbt and our partner handles Azure.", ["dbt"], []],
  ["The phone app in Flutter is made by somebody else.", null, []],
  ["Prices come from a vendor in Java, we need Python.", ["Python"], []],
  ["Our CTO handles AWS himself; you write React.", ["React"], []],
  ["Etsimme dbt-osaajaa. Data-insinöörimme hoitavat latauksen (Airflow).", ["dbt"], []],
  ["Etsimme React-kehittäjää. Taustajärjestelmän tekee toinen toimittaja Javalla.", ["React"], []],
  ["Tarvitsemme dbt:tä. Azure-ympäristöstä vastaa kumppanimme.", ["dbt"], []],
  ["IT-osastomme hoitaa Azuren. Tarvitsemme Power BI -raportit.", ["Power BI"], []],
  ["Servrarna i Azure sköter vår IT-partner. Vi söker en Python-utvecklare.", ["Python"], []],
  ["Vi söker React. Backenden i Java görs av en annan leverantör.", ["React"], []],
  ["Vårt eget team bygger modellerna i PyTorch. Vi söker MLflow.", ["MLflow"], []],
  // Not what a supplier that is looked for shall do, nor whoever comes.
  ["The vendor must handle Azure and Kubernetes.", ["Azure", "Kubernetes"], []],
  ["Toimittaja vastaa AWS-ympäristön ylläpidosta.", ["AWS"], []],
  ["Leverantören ansvarar för drift i AWS.", ["AWS"], []],
  ["Du ansvarar för AWS och Kubernetes.", ["AWS", "Kubernetes"], []],
  ["The consultant takes care of our Snowflake and dbt models.", ["Snowflake", "dbt"], []],
  ["Our data engineers use Databricks and dbt. You join them.", ["Databricks", "dbt"], []],
  // People who are there, unless one more is looked for.
  ["Haluamme luokittelun (NLP). Talossa on yksi Python-kehittäjä.", ["NLP"], []],
  ["Vi har en Java-utvecklare. Vi behöver Kotlin.", ["Kotlin"], []],
  ["We have one React developer and need another.", ["React"], []],
  ["We have an opening for a Java developer.", ["Java"], []],
  ["Meillä on tarve Python-kehittäjälle.", ["Python"], []],
  ["Move Oracle to PostgreSQL. Our DBA hands over in June.", ["Oracle", "PostgreSQL"], []],
])("leaves to others what they do: %j", (text, required, optional) => {
  expect(read(text)).toMatchObject({ requiredSkills: required, optionalSkills: optional });
});

it.each<[string, string[] | null, string[]]>([
  // What is done in spreadsheets today is no skill that is asked for.
  ["Today we do it in Excel. We need Python.", ["Python"], []],
  ["We plan the shifts in Excel.", null, []],
  ["Captains send fuel reports as Excel files by e-mail, and somebody copies them.", null, []],
  ["Suunnittelemme vuorot Excelillä. Etsimme apua.", null, []],
  ["Hinnat lasketaan Excelissä.", null, []],
  ["120 hoitajaa, Excel käytössä.", null, []],
  ["Nykyinen raportointi Excelissä. Etsimme Power BI -konsulttia.", ["Power BI"], []],
  ["I dag görs det i Excel. Vi behöver Python.", ["Python"], []],
  ["I dag gör vi det i Excel med väderdata.", null, []],
  ["Build a cash flow model in Excel.", ["Excel"], []],
  ["We need a cash flow model in Excel.", ["Excel"], []],
  ["Train our staff to use Excel.", ["Excel"], []],
  ["Etsimme Excel-osaajaa.", ["Excel"], []],
  // What there is, and what is used today, is welcome at most.
  ["We have Visma and a lot of sales history.", null, ["Visma"]],
  ["Three of us do nothing but type invoices into Procountor.", null, ["Procountor"]],
  ["Kaksi ihmistä näppäilee laskut Procountoriin joka aamu.", null, ["Procountor"]],
  ["Tre personer matar in fakturor i Fortnox för hand.", null, ["Fortnox"]],
  ["We need somebody who copies our data into Snowflake.", ["Snowflake"], []],
  ["Vi har Salesforce och Visma. Hjälp oss att förutse försäljningen.", null, ["Salesforce", "Visma"]],
  ["Haluamme luokittelun (NLP). Zendesk on käytössä.", ["NLP"], []],
  ["WordPress och Azure finns. Vi behöver Python.", ["Python"], ["WordPress", "Azure"]],
  ["Currently the reports are made in Qlik. We want Power BI.", ["Power BI"], ["Qlik"]],
  ["Nykyisin raportit tehdään Qlikillä. Haluamme Power BI:n.", ["Power BI"], ["Qlik"]],
  ["Replace our Qlik reports with Power BI.", ["Power BI"], []],
  ["Vi vill byta rapporteringen från Qlik till Power BI.", ["Power BI"], []],
  ["The models are in SAS, the validation can be in R or Python.", ["R", "Python"], []],
  // Not what the work is about,
  ["We have a Laravel application that needs new features.", ["Laravel"], []],
  ["Meillä on Salesforce, johon tarvitaan integraatio.", ["Salesforce"], []],
  ["We have Power BI but it is slow.", ["Power BI"], []],
  ["Build an interface to Visma and Salesforce.", ["Visma", "Salesforce"], []],
  ["Vanha tietovarasto SQL Serverillä siirretään Azureen.", ["Data Warehousing", "SQL Server", "Azure"], []],
  // nor what somebody who makes things is told to work with.
  ["We use React; you will write React.", ["React"], []],
  [
    "We look for a backend developer. Our stack is Python, Django.",
    ["Backend Development", "Python", "Django"],
    [],
  ],
  ["We look for a React developer. We use TypeScript and Node.js.", ["React", "TypeScript", "Node.js"], []],
  ["Our stack: Python, Django. We use AWS.", ["Python", "Django", "AWS"], []],
  ["Etsimme kehittäjää. Käytössä on Python ja Django.", ["Python", "Django"], []],
  ["Käytämme Reactia, ja tiimiimme etsitään kolmatta kehittäjää.", ["React"], []],
  ["Vi söker en utvecklare. Vi använder Python och Django.", ["Python", "Django"], []],
  ["Start now: React and Node.js.", ["React", "Node.js"], []],
])("tells what there is from what is asked for: %j", (text, required, optional) => {
  expect(read(text)).toMatchObject({ requiredSkills: required, optionalSkills: optional });
});

it.each<[string, string[] | null]>([
  // A department, a thing that is attacked, what runs somewhere: the client's.
  ["Adapters between the HR system Populus and Lifecare.", ["Lifecare"]],
  ["We need an HR expert.", ["Human Resources"]],
  ["Asiakaspalveluun tulee 500 sähköpostia päivässä. Haluamme luokittelun (NLP).", ["NLP"]],
  ["Our customer service gets 500 mails a day.", null],
  ["Vår kundtjänst svarar på mejl. Vi behöver Python.", ["Python"]],
  ["Improve our customer service.", ["Customer Service"]],
  [
    "Our bank launches a chatbot. We want somebody to attack it, a penetration test.",
    ["Penetration Testing"],
  ],
  ["We need a chatbot for customers. It must withstand attacks.", ["Chatbots"]],
  ["Back end runs on AWS EKS.", ["AWS", "Amazon EKS"]],
  ["We need a back end that runs on AWS.", ["Backend Development", "AWS"]],
  // That AI shall help asks for nobody of all who have to do with it.
  ["Hallitus kysyy mitä me teemme tekoälyllä.", null],
  ["We have forty programs that have some artificial intelligence in them.", null],
  ["Vi vill ha en AI-assistent med Python.", ["Python"]],
  ["We need AI expertise: machine learning with Python.", ["Machine Learning", "Python"]],
  ["We look for an AI consultant.", ["Artificial Intelligence"]],
  ["Etsimme tekoälyasiantuntijaa.", ["Artificial Intelligence"]],
  ["Skills: AI, Python", ["Artificial Intelligence", "Python"]],
  ["It sends over Bluetooth or LoRa.", ["Bluetooth Low Energy", "LoRaWAN"]],
  ["We fine-tune our LLM with LoRa.", ["LLM", "LoRA"]],
  ["The firmware in C is missing.", ["Firmware Development", "C"]],
  ["C++, lidar-paikannus kun GPS ei toimi.", ["C++", "LiDAR"]],
])("tells a craft from what is merely named: %j", (text, required) => {
  expect(read(text)).toMatchObject({ requiredSkills: required });
});

it("takes no sentence of the work for one of the contact person's, whose number ends before it", () => {
  const text = "Yhteyshenkilö Pekka Virtanen, tekninen johtaja, 040 1234567. Etsimme data-arkkitehtia.";
  expect(read(text)).toMatchObject({
    description: "Etsimme data-arkkitehtia.",
    requiredSkills: ["Data Architecture"],
  });
});
