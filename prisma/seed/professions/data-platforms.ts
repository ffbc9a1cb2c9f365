import { from, until } from "../text";
import { list, type Profession } from "./profession";

export const dataPlatforms: readonly Profession[] = [
  {
    name: "Data Engineer",
    field: "data",
    weight: 5,
    minYears: 1,
    leads: ["Lead Data Engineer", "Principal Data Engineer", "Data Platform Lead"],
    niches: [
      ["Azure Data Engineer", "Azure"],
      ["Data Engineer (Databricks)", "Databricks"],
      ["Data Engineer (Snowflake & dbt)", "dbt"],
    ],
    rate: [66, 158],
    core: list("Data Engineering, SQL, Python, ETL"),
    optional: list(
      "Azure, Databricks, Snowflake, dbt, Apache Airflow, Apache Spark, Apache Kafka, Azure Data Factory, PostgreSQL, AWS, BigQuery, Data Modeling, Terraform, Docker, Data Warehousing, Microsoft Fabric, CI/CD",
    ),
    free: list("SAP extraction, Change data capture"),
    industries: ["retail", "manufacturing", "energy", "banking", "logistics", "telecom", "public", "food"],
    openings: [
      "I move data from where it is born to where it is needed, on time and without surprises.",
      "Data engineer with {years} years of pipelines behind me, of which the best ones are the ones nobody talks about.",
      from(
        4,
        "I build data platforms for companies that have outgrown spreadsheets and cannot yet afford a team of twenty.",
      ),
      from(
        8,
        "From nightly Oracle jobs to streaming lakehouses, I have seen most ways to move a row and quite a few ways to lose one.",
      ),
    ],
    achievements: [
      "Moved {40-160} nightly jobs of {client} to {Databricks|Snowflake|Microsoft Fabric}; the morning reports are ready by {five|six} instead of ten.",
      "Cut the cloud bill of {client} by {27-46}% by sizing clusters properly and deleting what nobody read.",
      "Built the ingestion for {client}: {14-45} source systems, one pattern, {two|three} hours to add the next one.",
      "A late-arriving-data problem had haunted {client} for years; I fixed it with change data capture and {200-500/50} lines of SQL.",
      "At {client} the data tests I wrote catch about {five|seven|nine} upstream breaks a month before anyone sees a chart.",
      until(
        4,
        "Most recently I wrote the pipelines behind the sales dashboard of {client:retail|food|telecom}, used by {60-240/10} people every morning.",
      ),
      from(
        7,
        "Led {four|five|six} engineers through a {nine|twelve|fourteen}-month warehouse migration at {client} without a day of downtime.",
      ),
    ],
    prose: [
      [
        "Apache Kafka",
        "For three years I also ran the Kafka cluster that fed those pipelines, on-call rota included.",
      ],
      ["Terraform", "Everything I set up is in Terraform, so you can throw it away and build it again."],
      ["Scala", "I read Scala fluently, which helps with older Spark code."],
    ],
  },
  {
    name: "Analytics Engineer",
    field: "data",
    weight: 3,
    minYears: 1,
    leads: ["Lead Analytics Engineer", "Principal Analytics Engineer"],
    niches: [
      ["Analytics Engineer (dbt)", "dbt"],
      ["Analytics Engineer, Product Data", "Product Analytics"],
    ],
    rate: [64, 145],
    core: list("SQL, dbt, Data Modeling"),
    optional: list(
      "Snowflake, BigQuery, Python, Power BI, Looker, Tableau, Git, Data Warehousing, Product Analytics, CI/CD, Data Quality, Databricks, Data Visualization",
    ),
    free: list("Metric trees"),
    industries: ["saas", "retail", "games", "media", "banking", "education"],
    openings: [
      "I sit between the data engineers and the business, and write the models both sides agree on.",
      "Analytics engineer for {years} years; my natural habitat is a dbt project with too many models and not enough names.",
      "I make sure that revenue means the same thing in every meeting.",
    ],
    achievements: [
      "Reduced {300-700/50} tangled views at {client} to {70-130/10} tested models; build time fell from {two|three} hours to {12-25} minutes.",
      "Defined {20-45} company metrics with {client}, each with an owner and one query.",
      "The self-service layer I built at {client} answers {60-80}% of ad hoc questions without an analyst.",
      "Moved {client} from hand-written SQL in dashboards to a semantic layer in {eight|ten|twelve} weeks.",
      from(5, "Trained {9-25} analysts of {client} to write and review their own models."),
    ],
    prose: [
      [
        "Data Quality",
        "I am stubborn about data quality and put freshness and uniqueness checks on everything that reaches a board pack.",
      ],
      ["Git", "Getting analysts to use Git without fear is a small talent of mine."],
    ],
  },
  {
    name: "Data Architect",
    field: "data",
    weight: 3,
    minYears: 7,
    leads: ["Lead Data Architect", "Enterprise Data Architect", "Chief Data Architect"],
    niches: [
      ["Data Vault Architect", "Data Vault"],
      ["Azure Data Architect", "Azure"],
    ],
    rate: [88, 178],
    core: list("Data Architecture, Data Modeling, SQL, Data Warehousing"),
    optional: list(
      "Azure, Snowflake, Databricks, Data Vault, Data Governance, Enterprise Architecture, Apache Kafka, Master Data Management, Microsoft Fabric, AWS, Data Mesh, Integration Architecture, Data Strategy",
    ),
    free: list("Information model of Finnish social care"),
    industries: ["public", "health", "insurance", "banking", "manufacturing", "energy"],
    openings: [
      "I draw the map before the roads are built: what data exists, who owns it and how it may be used.",
      "For {years} years I have designed data platforms that outlived the project that paid for them.",
    ],
    achievements: [
      "Designed the data platform of {client}: {30-70} source systems, one conceptual model and a roadmap the board understood.",
      "Brought {two|three} merged companies under {client:insurance|banking|manufacturing} onto one customer model in {ten|fourteen|sixteen} months.",
      "Reviewed the warehouse of {client} and recommended keeping {two thirds|three quarters} of it, which saved {400-900/50},000 euros.",
      "The reference architecture I wrote for {client} has been used in {nine|eleven|thirteen} projects since.",
      from(
        12,
        "Chaired the architecture board of {client} for {three|four} years and shortened its decisions from weeks to days.",
      ),
    ],
    prose: [
      [
        "Data Mesh",
        "I have tried data mesh in a large organisation, and can tell you which half of the idea survives.",
      ],
      [
        "Enterprise Architecture",
        "ArchiMate and enterprise architecture are familiar tools, though I keep the diagrams few.",
      ],
    ],
  },
  {
    name: "Data Platform Engineer",
    field: "platform",
    weight: 3,
    minYears: 3,
    leads: ["Lead Data Platform Engineer", "Data Infrastructure Architect"],
    niches: [
      ["Databricks Platform Engineer", "Databricks"],
      ["Streaming Platform Engineer", "Apache Kafka"],
    ],
    rate: [76, 165],
    core: list("Python, Terraform, SQL, Kubernetes"),
    optional: list(
      "Apache Kafka, Apache Flink, Databricks, Snowflake, Apache Spark, AWS, Azure, Google Cloud, Scala, Data Engineering, PostgreSQL, CI/CD, Apache Airflow, Docker, Java, Grafana",
    ),
    free: list("Iceberg table maintenance"),
    industries: ["telecom", "games", "energy", "banking", "logistics", "manufacturing"],
    openings: [
      "I run the platform under the data team: access, cost, upgrades and the pager.",
      "Streaming, lakehouse, permissions, bills: {years} years of making data infrastructure boring in the best sense.",
    ],
    achievements: [
      "Operated a Kafka platform at {client} with {2-9}00 topics and {three|four} nines of availability.",
      "Took {client:energy} from meter readings once a day to once every {five|ten|fifteen} minutes, {400-900/50},000 meters in all.",
      "Split one runaway workspace of {client} into {11-26} domains with budgets; total spend fell by {24-39}%.",
      "Restored {two|three} terabytes for {client} in {25-70} minutes in a rehearsal nobody had announced.",
    ],
    prose: [
      [
        "Apache Flink",
        "Stream processing with Flink is the part I enjoy most, exactly-once headaches included.",
      ],
      ["Java", "I started as a Java developer and still profile a JVM when a job misbehaves."],
    ],
  },
  {
    name: "Data Governance Consultant",
    field: "data",
    weight: 3,
    minYears: 4,
    leads: ["Data Governance Lead", "Chief Data Officer as a Service", "Data Management Adviser"],
    niches: [
      ["Master Data Consultant", "Master Data Management"],
      ["Data Quality Specialist", "Data Quality"],
    ],
    rate: [74, 158],
    core: list("Data Governance, Data Quality, Data Strategy"),
    optional: list(
      "Master Data Management, GDPR, Data Modeling, SQL, Change Management, Microsoft Purview, Collibra, Data Catalog, Stakeholder Management, Business Analysis, Power BI, Workshop Facilitation",
    ),
    free: list("Data ownership workshops"),
    industries: ["insurance", "banking", "public", "health", "manufacturing", "energy", "retail"],
    openings: [
      "I get people to agree on who owns which data, and then help them act like owners.",
      "Data governance without a 90-page policy: {years} years of catalogues, quality rules and patient conversations.",
    ],
    achievements: [
      "Named {35-90} data owners at {client} and got {80-93}% of them to their first review meeting.",
      "Customer master data of {client}: duplicates down from {9-14}% to below {one|two} per cent, and they have stayed there.",
      "Rolled out a data catalogue at {client}; {400-1200/100} people use it monthly, a year after I left.",
      "A supervisory finding about data lineage at {client:banking|insurance} was closed in {five|six|seven} months on the first attempt.",
      "Product data of {client:manufacturing|retail} now passes customs and the web shop with the same record, which took {three|four} departments and one whiteboard.",
    ],
    prose: [
      [
        "GDPR",
        "I have sat on both sides of data protection assessments and know the GDPR articles that matter in daily work.",
      ],
      ["SQL", "I write my own SQL when I want to see how bad the data really is."],
    ],
  },
  {
    name: "Database Specialist",
    field: "platform",
    weight: 3,
    minYears: 4,
    leads: ["Database Architect", "Principal Database Engineer", "Senior Database Consultant"],
    niches: [
      ["PostgreSQL Specialist", "PostgreSQL"],
      ["SQL Server Specialist", "Microsoft SQL Server"],
    ],
    rate: [72, 155],
    core: list("SQL, PostgreSQL, Database Performance Tuning"),
    optional: list(
      "Microsoft SQL Server, Oracle Database, MySQL, Linux, AWS, Azure, Data Modeling, Database Administration, Python, Ansible, Terraform, MongoDB, Redis",
    ),
    free: list("Zero-downtime major upgrades"),
    industries: ["saas", "public", "banking", "logistics", "games", "health"],
    openings: [
      "When the database is slow, I am the person who reads the plan before buying a bigger server.",
      "{years} years of keeping databases fast, backed up and, above all, uninteresting.",
    ],
    achievements: [
      "A report at {client} took {35-70} minutes; with {two|three} indexes and one rewritten join it takes {4-9} seconds.",
      "Moved {3-12} terabytes of {client} from Oracle to PostgreSQL with {20-45} minutes of downtime and {200-500/50},000 euros less in licences a year.",
      "Designed the failover of {client}: tested every quarter, {18-40} seconds, no lost transactions.",
      "Found why checkout froze at {client:retail} every Friday: one unindexed foreign key, {11-30} million rows.",
    ],
    prose: [
      [
        "Ansible",
        "I automate the rest of the server with Ansible, because a database is only as calm as the machine below it.",
      ],
      ["Redis", "Caching with Redis is sometimes the answer, and I will say so when it is not."],
    ],
  },
];
