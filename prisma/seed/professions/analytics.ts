import { from, until } from "../text";
import { list, type Profession } from "./profession";

export const analytics: readonly Profession[] = [
  {
    name: "BI Consultant",
    field: "data",
    weight: 4,
    minYears: 1,
    leads: ["Lead BI Consultant", "BI Architect", "Head of Business Intelligence"],
    niches: [
      ["Power BI Specialist", "Power BI"],
      ["Power BI & Fabric Consultant", "Microsoft Fabric"],
      ["Qlik Consultant", "Qlik Sense"],
    ],
    rate: [64, 145],
    core: list("Power BI, SQL, Business Intelligence, DAX"),
    optional: list(
      "Microsoft Fabric, Data Modeling, Data Warehousing, Azure, Excel, Qlik Sense, Tableau, Data Visualization, ETL, Requirements Analysis, Workshop Facilitation, Azure Data Factory, Python",
    ),
    free: list("Budgeting models"),
    industries: ["retail", "manufacturing", "construction", "food", "health", "logistics", "public"],
    openings: [
      "I build reports people open on Monday morning without being told to.",
      "BI consultant with {years} years of monthly closings, sales pipelines and very patient controllers.",
      from(5, "Power BI is my main tool, but most of the work is agreeing what the numbers mean."),
    ],
    achievements: [
      "Replaced {90-240/10} Excel files of {client} with {9-18} reports; the monthly closing got {two|three|four} days shorter.",
      "Tuned a Power BI model of {client} from {40-80} seconds a page to {2-4}.",
      "The production dashboard I made for {client:manufacturing|food} hangs in {six|eight|eleven} plants and is argued about daily, which is the point.",
      "Built row-level security for {client} so that {300-900/50} users see exactly their own figures.",
      "Sales margins at {client:retail|manufacturing|food} were reported {three|four} ways; after {six|eight} weeks together there was one.",
      until(4, "My latest report for {client:retail} is used by {40-180/10} store managers on their phones."),
    ],
    prose: [
      ["Excel", "I am not too proud for Excel, and I can untangle other people's macros."],
      ["Workshop Facilitation", "I run the requirement workshops myself and like them short."],
    ],
  },
  {
    name: "Data Analyst",
    field: "data",
    weight: 4,
    minYears: 0,
    leads: ["Lead Data Analyst", "Head of Analytics", "Principal Analyst"],
    niches: [
      ["Product Analyst", "Product Analytics"],
      ["Marketing Data Analyst", "Marketing Analytics"],
    ],
    rate: [58, 125],
    core: list("SQL, Data Analysis, Excel, Data Visualization"),
    optional: list(
      "Power BI, Tableau, Python, R, Google Analytics, A/B Testing, Product Analytics, Marketing Analytics, Statistics, BigQuery, Looker, Pandas",
    ),
    free: list("Survey weighting"),
    industries: ["retail", "media", "games", "saas", "education", "telecom", "food"],
    openings: [
      "I find the three numbers that explain a month, and the one nobody wanted to hear.",
      "Data analyst with {years} years in product and marketing data.",
      "Curious, careful and quick with SQL; I like questions that begin with 'why did it drop'.",
    ],
    achievements: [
      "Found that {18-31}% of abandoned baskets at {client:retail} came from one payment step; fixing it paid my fee many times over.",
      "Made the weekly report of {client} in {40-60} minutes instead of a day and a half.",
      "Analysed {12-60},000 survey answers for {client:media|education|telecom} and presented the result on two pages.",
      "Set up event tracking for {client:saas|games|media|education} with {40-90} named events and no duplicates.",
      until(
        3,
        "During my traineeship at {client:saas|telecom|games} I built the churn dashboard the support team still uses.",
      ),
      from(6, "Built the analytics team of {client} from one person to {four|five|six}."),
    ],
    prose: [
      ["A/B Testing", "I have run dozens of A/B tests and stopped most of them from being read too early."],
      ["Google Analytics", "Yes, I can also repair your Google Analytics set-up, consent banner included."],
    ],
  },
  {
    name: "Customer Insight Analyst",
    field: "data",
    weight: 3,
    minYears: 2,
    leads: ["Customer Analytics Lead", "Head of Customer Insight"],
    niches: [
      ["Marketing Mix Modelling Specialist", "Marketing Analytics"],
      ["CRM Analyst", "CRM"],
    ],
    rate: [64, 142],
    core: list("Customer Analytics, SQL, Marketing Analytics, Data Analysis"),
    optional: list(
      "Python, R, CRM, Salesforce, A/B Testing, Statistics, Power BI, Tableau, Customer Segmentation, BigQuery, Predictive Analytics, HubSpot",
    ),
    industries: ["retail", "telecom", "media", "banking", "insurance", "energy"],
    openings: [
      "I know which customers will leave, which will come back and which were never really there.",
      "Customer data has been my field for {years} years, on both the agency and the client side.",
    ],
    achievements: [
      "A marketing mix model for {client:retail|telecom} moved {15-28}% of the budget from search to radio, and sales went up {3-6}%.",
      "Segmented {300-900/50},000 loyalty customers of {client:retail} into {five|six|seven} groups that the shop staff recognise.",
      "The win-back letters I targeted for {client:telecom|media|energy} cost {40-60}% less and brought home {9-16}% more customers.",
      "Rebuilt customer lifetime value at {client}; acquisition spend followed within one quarter.",
    ],
    prose: [
      [
        "Customer Segmentation",
        "Segmentation is only useful if the cashier can explain it, and that is my test.",
      ],
      ["Salesforce", "I also know my way around Salesforce, mostly from cleaning it."],
    ],
  },
  {
    name: "Financial Data Consultant",
    field: "data",
    weight: 2,
    minYears: 4,
    leads: ["Finance Transformation Lead", "Principal Consultant, Finance Data"],
    niches: [
      ["Risk Modelling Consultant", "Risk Management"],
      ["FP&A Automation Consultant", "Financial Modeling"],
    ],
    rate: [76, 168],
    core: list("Financial Modeling, SQL, Excel, Data Analysis"),
    optional: list(
      "Power BI, Python, Risk Management, SAP, Business Intelligence, Process Automation, Statistics, Regulatory Compliance, Microsoft Fabric, Predictive Analytics",
    ),
    free: list("IFRS 9 models, CSRD data collection"),
    industries: ["banking", "insurance", "manufacturing", "construction", "energy"],
    openings: [
      "A former controller who automated the job and kept going.",
      "Finance people trust my models because I have closed books myself, for {years} years in one form or another.",
    ],
    achievements: [
      "Rolling forecast of {client} in {four|five} days instead of {three|four} weeks, with {22-45} cost centres on board.",
      "Validated {nine|eleven|fourteen} credit risk models for {client:banking} before a supervisory inspection that ended without findings.",
      "Collected the sustainability figures of {client:manufacturing|construction|energy} from {16-40} sites with an audit trail that held.",
      "Freed {0-2}.{5-9} person-years at {client} by automating reconciliations nobody enjoyed.",
    ],
    prose: [
      [
        "Regulatory Compliance",
        "Regulatory reporting deadlines do not scare me; I have met some sixty of them.",
      ],
      ["SAP", "I can get the figures out of SAP without waiting for a project."],
    ],
  },
];
