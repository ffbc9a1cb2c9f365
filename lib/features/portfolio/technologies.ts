import type { SkillGroup } from "@/lib/shared/skills";
import { findSkill } from "@/lib/shared/skills";

const keys = (...lines: string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(" ")));

/** Groups of the vocabulary that hold languages, frameworks, tools and platforms but for what is named here. */
const technical: Partial<Record<SkillGroup, ReadonlySet<string>>> = {
  "programming-languages": keys("software-development object-oriented-programming functional-programming"),
  web: keys("frontend-development backend-development full-stack-development web-development"),
  mobile: keys(
    "mobile-development cross-platform-development mobile-ui-design mobile-security mobile-backend",
    "app-store-optimization wearables mobile-payments",
  ),
  cloud: keys(
    "cloud-computing cloud-architecture cloud-migration cloud-native multi-cloud serverless finops",
  ),
  databases: keys(
    "databases relational-databases nosql-databases graph-databases database-design database-administration",
    "database-performance database-migration stored-procedures time-series-databases",
  ),
  devops: keys(
    "devops ci-cd service-mesh infrastructure-as-code gitops site-reliability-engineering platform-engineering",
    "observability system-administration network-engineering virtualization",
  ),
  platforms: keys(
    "erp crm rpa process-automation low-code content-management-systems product-lifecycle-management",
  ),
};

/** Tools among the methods of other groups. */
const tools = keys(
  "tensorflow pytorch keras jax scikit-learn opencv spacy mlflow kubeflow sagemaker vertex-ai azure-machine-learning",
  "langchain langgraph llamaindex hugging-face openai-api azure-openai anthropic-claude google-gemini amazon-bedrock",
  "microsoft-copilot model-context-protocol apache-spark hadoop apache-kafka apache-flink apache-airflow dbt databricks",
  "microsoft-fabric azure-data-factory ssis informatica sql-server-reporting-services power-bi tableau qlik looker excel",
  "sas numpy pandas jupyter spss splunk entra-id oauth mulesoft grpc jmeter playwright cypress selenium",
  "robot-framework jest junit unity unreal-engine jira figma adobe-creative-cloud storybook hl7-fhir",
);

/** Whether a skill of the vocabulary is something one works with, rather than something one can do. */
export function isTechnology(key: string): boolean {
  const group = findSkill(key)?.group;
  return tools.has(key) || (group !== undefined && technical[group]?.has(key) === false);
}

/** Every key that these tables name, for the test that holds them to the vocabulary. */
export const namedKeys: readonly string[] = [
  ...Object.values(technical).flatMap((group) => [...group]),
  ...tools,
];
