import { parseQuery } from "@/lib/shared/skills/query";
import { findSkill, narrowerSkills, partsOfSkill } from "@/lib/shared/skills/vocabulary";

// What people type, in three languages: each is a skill, and one only.
const usual = [
  "photogrammetry, fotogrammetria, fotogrammetri, chatbotar, chattibotti, GPU, GPUs, gaussian splatting, FAISS, Optuna",
  "MCP server, Claude Sonnet, DeepSeek, llama.cpp, agentic workflows, OpenAI Agents SDK, Agentforce, vibe coding",
  "kvantisointi, AI literacy, tekoälylukutaito, RAGAS, model serving, random forest, PCA, klusterointi, survival analysis",
  "SQLMesh, AWS Glue, Azure Event Hubs, Apache Beam, parquet, data contracts, semanttinen kerros, avoin data, SAP BW",
  "Streamlit, Matplotlib, Metabase, Apache Superset, SAP Analytics Cloud, KPI, pelianalytiikka, LabVIEW, Gradle, Maven",
  "shadcn/ui, tRPC, TanStack Query, Material UI, Spring Cloud, WCF, ARKit, FlutterFlow, Oracle Cloud, landing zones",
  "UpCloud, suvereeni pilvi, CloudWatch, Crossplane, KEDA, Microsoft Defender, CrowdStrike, OSINT, SASE, passkeys, eIDAS",
  "monivaiheinen tunnistautuminen, MFA, BankID, kriittinen infrastruktuuri, muuntajat, krafttransformatorer, NVIDIA Jetson",
  "cobots, yhteistyörobotit, AGV, KiCad, EMC, RISC-V, Rockwell Automation, digitaalinen tuotepassi, CATIA, Ansys, HAZOP",
  "SAPUI5, SAP FICO, Dynamics 365 Finance, Netvisor, Fortnox, LWC, SPFx, Microsoft Graph, FP&A, päästölaskenta",
  "sähkömarkkinat, kysyntäjousto, kaukolämpö, ydinvoima, lämpöpumput, aurinkosähkö, openEHR, SNOMED CT, Kanta-palvelut",
  // What roles are called.
  "agile coach, agiili valmentaja, ketterä valmentaja, agil coach, scrum master, scrummaster, product owner, tuoteomistaja",
  "produktägare, tuotevastaava, produktansvarig, data steward, dataförvaltare, datasteward, DPO, tietosuojavastaava",
  "dataskyddsombud, privacy officer, prompt engineer, promptingenjör, chief data officer, CDO, datajohtaja, datachef",
  "chief AI officer, CAIO, AI-chef, AI architect, tekoälyarkkitehti, AI-arkitekt, AI trainer, tekoälykouluttaja",
  "AI-utbildare, AI lawyer, tekoälyjuristi, AI-jurist, change manager, muutospäällikkö, verksamhetsanalytiker",
  "penetration tester, eettinen hakkeri, etisk hackare, vaatimusmäärittelijä, kravingenjör, data modeler, data strategist",
  "datastrateg, ohjelmapäällikkö, conversation designer, ontologist, DataOps, GIS analyst",
  "navision, Dynamics NAV, hana, S4, S/4, PM, self-driving, itseajava, självkörande, maskinlärning, start-up, startup company",
  "power grid, electricity network, sähköverkko, elnät, elbolag, sähköyhtiö, varustamo, rederi, teleoperatör, on-call",
  "public tender, julkinen tarjouskilpailu, tilinpäätös, bokslut, monthly closing, kunnossapidon ennakointi, churn model",
  // The space forgotten.
  "machinelearning, datascientist, dataengineer, computervision, dataanalyytikko, projectmanager, businessanalyst",
].flatMap((line) => line.split(", "));

it.each(usual)("knows '%s'", (name) => {
  expect(parseQuery(name)).toMatchObject([{ kind: "skill" }]);
});

// Who looks for the one does not mean the other.
it.each([
  ["Zigbee", "LoRaWAN"],
  ["NFC", "RFID"],
  ["proofreading", "interpreting"],
  ["pneumatics", "mechatronics"],
  ["IFRS 17", "Solvency II"],
  ["CAE", "CAD"],
  ["GMP", "computer system validation"],
  ["MPI", "OpenMP"],
  ["Braze", "Salesforce Marketing Cloud"],
  ["process engineering", "plant design"],
  ["real estate", "construction"],
  ["Qualys", "Nessus"],
  ["AI security", "AI safety"],
  ["power transformers", "transformers"],
  ["tekoälyjuristi", "artificial intelligence"],
  ["tekoälykouluttaja", "artificial intelligence"],
  ["CDO", "data strategy"],
  ["elbolag", "energy"],
  ["on-call", "incident management"],
])("takes '%s' for another skill than '%s'", (one, other) => {
  const [first, second] = [one, other].map(findSkill);
  expect(first).toBeDefined();
  expect(second).toBeDefined();
  expect(first).not.toBe(second);
});

it.each([
  ["infrastructure as code", "CloudFormation"],
  ["React", "Next.js"],
  ["Kubernetes", "OpenShift"],
  ["artificial intelligence", "computer vision"],
  ["M&A advisory", "due diligence"],
  ["fieldbuses", "Modbus"],
  ["solution architecture", "AI architect"],
])("finds by '%s' who has '%s'", (broad, narrow) => {
  expect(narrowerSkills(findSkill(broad)?.key ?? "")).toContain(findSkill(narrow)?.key);
});

it.each([
  ["agile coaching", ["agile", "coaching"]],
  ["AI leadership", ["artificial-intelligence", "leadership"]],
  // Who has both has not the product.
  ["Azure DevOps", []],
  ["Azure Machine Learning", []],
  ["machine learning", []],
])("'%s' is made of %j", (name, parts) => {
  expect(partsOfSkill(findSkill(name)?.key ?? "")).toEqual(parts);
});

it("finds no testers of software by who tests with users", () => {
  expect(narrowerSkills("software-testing")).not.toContain("usability-testing");
});
