import { from, until } from "../text";
import { list, type Profession } from "./profession";

export const cloudAndSecurity: readonly Profession[] = [
  {
    name: "Cloud Architect",
    field: "platform",
    weight: 4,
    minYears: 6,
    leads: ["Lead Cloud Architect", "Principal Cloud Architect", "Head of Cloud"],
    niches: [
      ["Azure Architect", "Azure"],
      ["AWS Solutions Architect", "AWS"],
      ["Google Cloud Architect", "Google Cloud"],
    ],
    rate: [86, 172],
    core: list("Cloud Architecture, Terraform, Kubernetes"),
    optional: list(
      "AWS, Azure, Google Cloud, Network Engineering, Information Security, CI/CD, Docker, Microservices, FinOps, Linux, Solution Architecture, Python, Identity and Access Management, Serverless",
    ),
    free: list("Sovereign cloud comparisons"),
    industries: ["banking", "public", "insurance", "energy", "retail", "manufacturing", "health"],
    openings: [
      "I design cloud environments that a normal team can run and a strict auditor can read.",
      "Cloud architect with {years} years in infrastructure, the first of them in a cold server room in {city}.",
    ],
    achievements: [
      "Moved {90-320/10} servers of {client} to the cloud in {eleven|fourteen|eighteen} months and shut the old data centre on schedule.",
      "Cut the cloud bill of {client} by {26-43}% in one quarter, without moving a single workload.",
      "The landing zone I designed for {client} now hosts {40-120/10} applications under the same rules.",
      "Built a disaster recovery for {client} that comes up in {18-50} minutes, measured twice a year.",
      from(
        10,
        "Advised {client:health} on where health data may live, and wrote the architecture their lawyers signed.",
      ),
    ],
    prose: [
      ["FinOps", "FinOps is a habit more than a title, and I teach it while I build."],
      [
        "Network Engineering",
        "I come from networking, so private endpoints and routing tables hold no terrors.",
      ],
    ],
  },
  {
    name: "DevOps Engineer",
    field: "platform",
    weight: 4,
    minYears: 1,
    leads: ["Lead DevOps Engineer", "Principal Platform Engineer", "DevOps Architect"],
    niches: [
      ["AWS DevOps Engineer", "AWS"],
      ["Azure DevOps Engineer", "Azure"],
      ["Platform Engineer", "Kubernetes"],
    ],
    rate: [64, 145],
    core: list("DevOps, CI/CD, Docker, Linux"),
    optional: list(
      "Kubernetes, Terraform, AWS, Azure, GitHub Actions, GitLab CI, Ansible, Prometheus, Grafana, Python, Bash, Helm, Google Cloud, PostgreSQL, Information Security",
    ),
    free: list("Air-gapped deployments"),
    industries: ["saas", "games", "telecom", "retail", "public", "media", "banking"],
    openings: [
      "I shorten the distance between a merged pull request and a happy user.",
      "DevOps engineer, {years} years in, allergic to manual steps.",
      until(4, "I automate builds, releases and environments, and I write the runbook while I am at it."),
    ],
    achievements: [
      "Build time at {client} went from {38-65} minutes to {five|six|eight}; developers stopped going for coffee.",
      "Set up {three|four|six} identical environments for {client} from one repository, rebuilt nightly.",
      "Releases at {client}: from one a month with a war room to {eight|eleven|fifteen} a day without one.",
      "Moved {30-80} repositories of {client} to {GitHub|GitLab} with history, pipelines and hardly any swearing.",
      from(
        5,
        "Introduced on-call at {client} with runbooks and alert budgets; pages fell from {40-70} to {four|six|seven} a month.",
      ),
    ],
    prose: [
      ["Ansible", "For the machines that will never be containers I use Ansible and patience."],
      ["Helm", "I maintain Helm charts other teams depend on, which teaches humility."],
    ],
  },
  {
    name: "Site Reliability Engineer",
    field: "platform",
    weight: 3,
    minYears: 4,
    leads: ["Lead Site Reliability Engineer", "Head of Reliability"],
    niches: [
      ["Kubernetes Specialist", "Kubernetes"],
      ["Observability Engineer", "Observability"],
    ],
    rate: [74, 158],
    core: list("Site Reliability Engineering, Kubernetes, Linux, Observability"),
    optional: list(
      "Prometheus, Grafana, Go, Python, Terraform, AWS, Google Cloud, PostgreSQL, Incident Management, OpenTelemetry, Elasticsearch, Database Performance Tuning, CI/CD",
    ),
    free: list("Blameless post-mortems"),
    industries: ["games", "banking", "telecom", "saas", "media", "retail"],
    openings: [
      "I keep systems up, and when they go down I make sure it was worth it.",
      "Reliability engineer with {years} years of graphs, budgets and three o'clock phone calls.",
    ],
    achievements: [
      "Error budgets at {client} ended a long quarrel between two departments, and availability rose to {99.95|99.97|99.98}%.",
      "Mean time to repair at {client}: {70-110/5} minutes when I came, {12-24} when I left.",
      "Scaled the launch weekend of {client:games} to {200-900/50},000 players without a queue.",
      "Merged {four|five|six} monitoring tools of {client} into one, and deleted {60-75}% of the alerts.",
    ],
    prose: [
      [
        "OpenTelemetry",
        "I have rolled out OpenTelemetry across polyglot systems and know where the samples go missing.",
      ],
      ["Go", "Small tools and operators I write in Go."],
    ],
  },
  {
    name: "Information Security Consultant",
    field: "platform",
    weight: 3,
    minYears: 4,
    leads: ["Lead Security Consultant", "CISO as a Service", "Security Architect"],
    niches: [
      ["ISO 27001 Consultant", "ISO 27001"],
      ["Cloud Security Specialist", "Cloud Security"],
      ["NIS2 Adviser", "NIS2"],
    ],
    rate: [80, 178],
    core: list("Cybersecurity, Risk Management, ISO 27001"),
    optional: list(
      "NIS2, Cloud Security, GDPR, Identity and Access Management, Incident Management, Azure, AWS, Security Auditing, Threat Modeling, Compliance, DevSecOps, Penetration Testing",
    ),
    free: list("Katakri readiness, Tietoturvamerkki"),
    industries: ["health", "energy", "public", "banking", "saas", "manufacturing"],
    openings: [
      "I make security something people do, not something they sign.",
      "Information security for {years} years, on both sides of the audit table.",
    ],
    achievements: [
      "Took {client} from nothing to an ISO 27001 certificate in {nine|ten|twelve} months, with {no|one minor|two minor} non-conformities.",
      "Prepared {client} for NIS2: {25-60} gaps found, {80-95}% closed before the date.",
      "Led the response when {client} was hit by ransomware; production was back in {four|five|six} days and nothing was paid.",
      "Phishing exercises at {client}: clicks fell from {19-28}% to {three|four|five} per cent in a year, without shaming anyone.",
    ],
    prose: [
      [
        "Threat Modeling",
        "Threat modelling with developers, two hours and a whiteboard, is the best money I know in security.",
      ],
      [
        "GDPR",
        "Because security and privacy meet in every incident, I know the GDPR notification rules by heart.",
      ],
    ],
  },
  {
    name: "Penetration Tester",
    field: "platform",
    weight: 2,
    minYears: 2,
    leads: ["Lead Penetration Tester", "Offensive Security Lead"],
    niches: [
      ["Application Security Specialist", "Application Security"],
      ["AI Red Teamer", "LLM"],
    ],
    rate: [76, 168],
    core: list("Penetration Testing, Cybersecurity, Application Security"),
    optional: list(
      "Python, Linux, Network Engineering, Cloud Security, Threat Modeling, LLM, AWS, Azure, Kubernetes, DevSecOps, Bash, Security Auditing",
    ),
    free: list("Hardware hacking, OSCP"),
    industries: ["banking", "health", "energy", "saas", "telecom", "games"],
    openings: [
      "I break in, write down how and help you close the door.",
      "Ethical hacker, {years} years, more interested in your worst five holes than in a list of five hundred.",
    ],
    achievements: [
      "Found a way from a public form to the payroll of {client} in {three|four} hours; it took {two|three} lines to close.",
      "Tested {18-60} applications for {client} over {two|three} years, and the critical findings went from {eleven|thirteen} to none.",
      "Red-teamed the chatbot of {client}: {nine|twelve|sixteen} ways to make it leak, all fixed before launch.",
      "Trained {60-240/10} developers of {client} with their own vulnerabilities as the exercise material.",
    ],
    prose: [
      ["Kubernetes", "Kubernetes clusters are my favourite target, because defaults are generous."],
      ["DevSecOps", "I also build the checks into pipelines, so the same hole does not come back."],
    ],
  },
];
