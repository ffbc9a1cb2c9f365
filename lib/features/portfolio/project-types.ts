import type { Messages } from "@/lib/shared/locales";

export type ProjectType = keyof Messages["Portfolio"]["projectTypes"];

const keys = (...lines: string[]): readonly string[] => lines.flatMap((line) => line.split(" "));

/** Kinds of projects by the skills that show them. A kind is named when the text names one of its skills. */
export const projectTypes: Readonly<Record<ProjectType, readonly string[]>> = {
  generativeAi: keys(
    "generative-ai llm rag prompt-engineering fine-tuning ai-agents langchain langgraph llamaindex chatbots",
    "voice-assistants image-generation video-generation semantic-search",
  ),
  machineLearning: keys(
    "machine-learning deep-learning neural-networks graph-neural-networks gradient-boosting predictive-modeling",
    "recommender-systems reinforcement-learning anomaly-detection fraud-detection federated-learning scikit-learn",
  ),
  mlops: keys("mlops llmops mlflow kubeflow sagemaker vertex-ai azure-machine-learning"),
  computerVision: keys("computer-vision object-detection image-processing opencv ocr"),
  languageTechnology: keys("nlp spacy machine-translation speech-technology document-ai"),
  forecasting: keys("forecasting mathematical-optimization simulation predictive-maintenance digital-twins"),
  dataPlatforms: keys(
    "data-engineering etl data-pipelines data-integration data-warehousing data-lakes data-platforms streaming-data",
    "apache-kafka apache-airflow dbt databricks microsoft-fabric snowflake bigquery",
  ),
  analytics: keys(
    "data-analysis business-intelligence dashboards data-visualization reporting power-bi tableau qlik looker",
    "product-analytics marketing-analytics customer-analytics experimentation",
  ),
  research: keys("causal-inference bayesian-statistics statistics quantum-computing"),
  web: keys(
    "web-development frontend-development full-stack-development backend-development react nextjs angular vuejs",
  ),
  mobile: keys("mobile-development ios android flutter react-native cross-platform-development"),
  cloud: keys(
    "cloud-architecture cloud-migration cloud-native devops kubernetes terraform platform-engineering",
    "infrastructure-as-code site-reliability-engineering",
  ),
  security: keys("cyber-security information-security penetration-testing security-auditing iso-27001"),
  integration: keys(
    "system-integration integration-architecture api-design mulesoft legacy-modernization enterprise-service-bus",
  ),
  automation: keys("rpa process-automation low-code power-platform industrial-automation"),
  businessSystems: keys("erp sap crm salesforce microsoft-dynamics-365 servicenow"),
  embedded: keys("iot industrial-iot embedded-systems robotics edge-computing autonomous-vehicles drones"),
  strategy: keys(
    "ai-strategy data-strategy digital-transformation executive-advisory management-consulting ai-governance eu-ai-act",
  ),
  change: keys("change-management process-optimization service-design organizational-development"),
  training: keys("training coaching agile-coaching"),
};

const most = 6;

/** The kinds of projects that skills show, by how many of their skills are there; equal ones in the table's order. */
export function projectTypesOf(skillKeys: readonly string[]): ProjectType[] {
  const named = new Set(skillKeys);
  return (Object.entries(projectTypes) as [ProjectType, readonly string[]][])
    .map(([type, wanted]) => ({ type, count: wanted.filter((key) => named.has(key)).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ type }) => type);
}
