// biome-ignore-all format: a table, one skill per line, is read and compared more easily than nested lists
import { inGroup } from "@/lib/shared/skills/types";

export const cloud = inGroup("cloud", [
  { key: "cloud-computing", label: "Cloud Computing", en: ["cloud", "cloud services", "public cloud", "cloud engineering", "cloud engineer"], fi: ["pilvipalvelu", "pilvipalvelut", "pilvipalveluiden", "pilvilaskenta", "pilviteknologia", "pilviteknologiat"], sv: ["molntjänst", "molntjänster", "molnteknik"], related: [["aws", 0.8], ["azure", 0.8], ["google-cloud", 0.8], ["cloud-architecture", 0.8], ["cloud-migration", 0.7], ["devops", 0.5]] },
  { key: "aws", label: "AWS", en: ["amazon web services", "amazon aws", "aws cloud"], fi: ["aws-pilvi"], related: [["azure", 0.6], ["google-cloud", 0.6], ["aws-lambda", 0.8], ["amazon-ec2", 0.8], ["terraform", 0.4]] },
  { key: "azure", label: "Azure", en: ["microsoft azure", "azure cloud", "ms azure"], fi: ["azure-pilvi"], related: [["google-cloud", 0.6], ["azure-devops", 0.6], ["azure-functions", 0.8], ["entra-id", 0.6], ["terraform", 0.4]] },
  { key: "google-cloud", label: "Google Cloud", en: ["google cloud platform"], abbr: ["gcp"], related: [["cloud-run", 0.8], ["firebase", 0.6], ["terraform", 0.4]] },
  { key: "cloud-architecture", label: "Cloud Architecture", en: ["cloud architect", "cloud solution architecture", "cloud design"], fi: ["pilviarkkitehtuuri", "pilviarkkitehtuurit", "pilviarkkitehti"], sv: ["molnarkitektur", "molnarkitekt"], related: [["aws", 0.6], ["azure", 0.6], ["google-cloud", 0.6], ["cloud-native", 0.8], ["multi-cloud", 0.7]] },
  { key: "cloud-migration", label: "Cloud Migration", en: ["cloud transformation", "cloud adoption", "lift and shift"], fi: ["pilvimigraatio", "pilvimigraatiot", "pilvisiirtymä", "pilveen siirtyminen"], sv: ["molnmigrering", "molnmigration"], related: [["cloud-architecture", 0.7], ["aws", 0.5], ["azure", 0.5], ["digital-transformation", 0.4]] },
  { key: "cloud-native", label: "Cloud Native", en: ["cloud native development", "cloud native applications"], fi: ["pilvinatiivi", "pilvinatiivit sovellukset"], sv: ["molnbaserad utveckling"], related: [["kubernetes", 0.7], ["serverless", 0.7], ["docker", 0.6]] },
  { key: "multi-cloud", label: "Multi-Cloud", en: ["multicloud", "hybrid cloud", "private cloud"], fi: ["monipilvi", "hybridipilvi"], sv: ["multimoln", "hybridmoln"], related: [["cloud-computing", 0.7], ["openstack", 0.5]] },
  { key: "serverless", label: "Serverless", en: ["serverless computing", "serverless architecture", "function as a service"], fi: ["palvelimeton arkkitehtuuri", "palvelimeton laskenta"], sv: ["serverlös arkitektur"], abbr: ["faas"], related: [["aws-lambda", 0.9], ["azure-functions", 0.8], ["cloud-run", 0.7], ["cloud-computing", 0.6]] },
  { key: "aws-lambda", label: "AWS Lambda", en: ["amazon lambda", "lambda functions"], related: [["azure-functions", 0.7], ["aws-cdk", 0.5]] },
  { key: "amazon-ec2", label: "Amazon EC2", en: ["aws ec2", "elastic compute cloud"], abbr: ["ec2"], related: [["amazon-s3", 0.6], ["cloud-computing", 0.5]] },
  { key: "amazon-s3", label: "Amazon S3", en: ["aws s3", "object storage"], abbr: ["s3"], related: [["aws", 0.7]] },
  { key: "aws-cdk", label: "AWS CDK", en: ["aws cloud development kit", "cloudformation", "aws cloudformation"], related: [["aws", 0.7], ["infrastructure-as-code", 0.8], ["pulumi", 0.6]] },
  { key: "azure-functions", label: "Azure Functions", en: ["azure logic apps"], related: [["cloud-run", 0.5]] },
  { key: "azure-bicep", label: "Azure Bicep", en: ["bicep", "arm templates"], related: [["azure", 0.6], ["infrastructure-as-code", 0.8], ["terraform", 0.6]] },
  { key: "cloud-run", label: "Google Cloud Run", en: ["cloud run", "google app engine"], related: [["docker", 0.4]] },
  { key: "firebase", label: "Firebase", en: ["google firebase", "firestore"], related: [["serverless", 0.5], ["supabase", 0.7]] },
  { key: "supabase", label: "Supabase", related: [["postgresql", 0.5]] },
  { key: "vercel", label: "Vercel", en: ["netlify"], related: [["serverless", 0.5], ["cloudflare", 0.5]] },
  { key: "cloudflare", label: "Cloudflare", en: ["cloudflare workers", "content delivery network"], abbr: ["cdn"], related: [["edge-computing", 0.5], ["network-engineering", 0.4]] },
  { key: "openstack", label: "OpenStack", related: [["virtualization", 0.7], ["linux", 0.5]] },
  { key: "finops", label: "FinOps", en: ["cloud cost optimization", "cloud cost optimisation", "cloud cost management", "cloud financial management"], fi: ["pilvikustannusten hallinta", "pilvikustannusten optimointi"], sv: ["molnkostnadsoptimering"], related: [["cloud-computing", 0.6], ["cloud-architecture", 0.5]] },
]);
