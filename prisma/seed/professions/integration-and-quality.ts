import { from, until } from "../text";
import { list, type Profession } from "./profession";

export const integrationAndQuality: readonly Profession[] = [
  {
    name: "Software Architect",
    field: "software",
    weight: 3,
    minYears: 9,
    leads: ["Lead Software Architect", "Principal Architect", "Chief Architect"],
    niches: [
      ["Solution Architect", "Solution Architecture"],
      ["AI Solution Architect", "Generative AI"],
    ],
    rate: [90, 175],
    core: list("Software Architecture, Microservices, Domain-Driven Design"),
    optional: list(
      "Solution Architecture, Java, .NET, TypeScript, AWS, Azure, Kubernetes, Event-Driven Architecture, API Design, Generative AI, Information Security, PostgreSQL, Enterprise Architecture, Technical Leadership",
    ),
    free: list("Architecture decision records"),
    industries: ["banking", "insurance", "public", "logistics", "saas", "telecom", "health"],
    openings: [
      "I help teams choose what not to build.",
      "Architect who still writes code every week, {years} years into the profession.",
      "I draw fewer boxes than most architects and delete more of them.",
    ],
    achievements: [
      "Reviewed the architecture of {client} in {two|three} weeks; their next release needed {three|four} teams instead of seven.",
      "Guided {client} from {60-140/10} microservices back to {eleven|fourteen|eighteen}, and incidents fell by half.",
      "Designed the case management of {client:public}, in use by {2-9},000 officials and not once down for a day.",
      "Kept a {three|four|six} million euro programme at {client} on its budget by cutting integrations to the ones with users.",
      from(
        14,
        "Have been responsible for systems with more than {one|two} million users, {twice|three times}.",
      ),
    ],
    prose: [
      ["API Design", "API design is where I am strictest, because it is what you cannot take back."],
      ["Technical Leadership", "I coach tech leads, and most of that is listening."],
    ],
  },
  {
    name: "Integration Architect",
    field: "software",
    weight: 3,
    minYears: 5,
    leads: ["Lead Integration Architect", "Head of Integrations"],
    niches: [
      ["Azure Integration Developer", "Azure"],
      ["API Architect", "API Design"],
    ],
    rate: [76, 155],
    core: list("Integration Architecture, REST APIs, API Design"),
    optional: list(
      "System Integration, MuleSoft, Apache Kafka, Apache Camel, Azure, SAP, C#, Java, Microservices, OAuth, Event-Driven Architecture, Azure Functions, API Management, RabbitMQ",
    ),
    free: list("EDI and Peppol messages, Suomi.fi Data Exchange Layer"),
    industries: ["manufacturing", "retail", "public", "logistics", "insurance", "energy", "food"],
    openings: [
      "I make systems that were never meant to meet talk to each other politely.",
      "Integrations for {years} years: ERP to web shop, register to register, truck to office.",
    ],
    achievements: [
      "Replaced {70-220/10} point-to-point integrations at {client} with {25-45} documented interfaces.",
      "An order at {client:retail|food|manufacturing} now reaches the warehouse in {two|four|five} seconds; it used to take until the next morning.",
      "Connected {client} to {nine|twelve|fifteen} partners through one API, with a test environment they actually like.",
      "Monitoring I set up at {client} finds a stuck message in {two|three} minutes instead of on Monday.",
      from(
        8,
        "Ran the integration centre of {client}: {eight|eleven|fourteen} people, {300-700/50} interfaces, one backlog.",
      ),
    ],
    prose: [
      ["SAP", "SAP on the other side of the interface is normal to me, IDocs and all."],
      ["OAuth", "I have implemented OAuth flows often enough to recognise a broken one by its redirect."],
    ],
  },
  {
    name: "Test Automation Engineer",
    field: "software",
    weight: 3,
    minYears: 1,
    leads: ["Lead Test Automation Engineer", "Test Manager", "Quality Lead"],
    niches: [
      ["Robot Framework Specialist", "Robot Framework"],
      ["QA Engineer (Playwright)", "Playwright"],
      ["Performance Test Engineer", "Performance Testing"],
    ],
    rate: [58, 122],
    core: list("Test Automation, Software Testing, Git"),
    optional: list(
      "Robot Framework, Playwright, Python, Cypress, Selenium, TypeScript, CI/CD, Performance Testing, API Testing, Accessibility, Docker, SQL, Agile",
    ),
    free: list("Exploratory testing charters"),
    industries: ["banking", "health", "telecom", "public", "manufacturing", "saas"],
    openings: [
      "I find the bug on Thursday so that your customer does not find it on Friday.",
      "Tester with {years} years in, who automates what is boring and explores what is not.",
    ],
    achievements: [
      "Regression testing at {client} shrank from {six|eight|nine} person-days to {35-80} minutes a night.",
      "Brought flaky tests at {client} from {11-18}% of runs to under {one|two} per cent.",
      "Load-tested the ticket sale of {a ferry line|a concert promoter|a sports federation} for {20-80/5},000 simultaneous buyers; the real peak was a relief.",
      "Built the Robot Framework library {four|five|seven} teams at {client} share.",
      until(
        4,
        "Wrote {300-600/50} API checks for {client} that run on every commit in {three|four} minutes.",
      ),
    ],
    prose: [
      ["Accessibility", "I test accessibility with the people who need it, not only with a tool."],
      ["SQL", "Test data is half the battle, and I am quick enough with SQL to make my own."],
    ],
  },
  {
    name: "SAP Consultant",
    field: "delivery",
    weight: 3,
    minYears: 4,
    leads: ["Lead SAP Consultant", "SAP Solution Architect", "SAP Programme Lead"],
    niches: [
      ["SAP S/4HANA Consultant", "SAP S/4HANA"],
      ["SAP Finance Consultant", "Accounting"],
    ],
    rate: [82, 165],
    core: list("SAP, ERP, Requirements Analysis"),
    optional: list(
      "SAP S/4HANA, ABAP, Accounting, Project Management, Integration Architecture, Data Migration, SQL, Business Analysis, Supply Chain Management, Change Management, Stakeholder Management",
    ),
    free: list("Group templates for 12 countries"),
    industries: ["manufacturing", "forestry", "energy", "food", "retail"],
    openings: [
      "I have been through {five|six|seven} S/4HANA cut-over weekends and slept after most of them.",
      "SAP for {years} years, from the warehouse floor upwards.",
    ],
    achievements: [
      "Rolled out the finance template of {client:manufacturing|forestry|food} to {seven|nine|twelve} countries in {sixteen|twenty|twenty-two} months.",
      "Cleaned {200-900/50},000 material records of {client:manufacturing|energy} before migration; {30-45}% were never needed again.",
      "Shortened the monthly closing of {client} by {three|four} working days.",
      "Removed {600-1500/100} custom programs at {client} that nobody had called in two years.",
    ],
    prose: [
      ["ABAP", "I still read ABAP without help, so developers cannot scare me."],
      ["Data Migration", "Data migration is where these projects are won, and where I put my time."],
    ],
  },
  {
    name: "Automation Developer",
    field: "software",
    weight: 3,
    minYears: 1,
    leads: ["Lead Automation Developer", "Intelligent Automation Architect"],
    niches: [
      ["RPA Developer", "RPA"],
      ["Power Platform Developer", "Power Platform"],
    ],
    rate: [60, 128],
    core: list("RPA, Process Automation, Python"),
    optional: list(
      "UiPath, Power Automate, Power Platform, Robot Framework, Azure, SQL, LLM, Document AI, REST APIs, Business Analysis, C#, Excel",
    ),
    free: list("Robot care after hours"),
    industries: ["public", "health", "insurance", "banking", "construction", "energy"],
    openings: [
      "I take the copy-and-paste out of working days.",
      "Automation developer with {years} years and about {30-120/10} robots behind me, most of them still employed.",
    ],
    achievements: [
      "Robots I built for {client} do the work of {four|five|seven} people, who now answer the phone instead.",
      "Invoice handling at {client}: {71-88}% without a human touch, up from {12-25}%.",
      "Retired {nine|fourteen|twenty} robots at {client} by replacing them with a proper interface, which was the right end.",
      "Combined a language model with a rule check for {client:public|education}; application letters are sorted in {two|three} minutes instead of {two|three} days.",
    ],
    prose: [
      [
        "UiPath",
        "UiPath and Power Automate are both familiar, and I pick by licence cost more than by taste.",
      ],
      ["LLM", "Lately I let large language models read the free text and keep the decisions in plain code."],
    ],
  },
];
