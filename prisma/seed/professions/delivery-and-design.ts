import { from, until } from "../text";
import { list, type Profession } from "./profession";

export const deliveryAndDesign: readonly Profession[] = [
  {
    name: "Product Manager",
    field: "delivery",
    weight: 3,
    minYears: 3,
    leads: ["Lead Product Manager", "Head of Product", "Product Director"],
    niches: [
      ["AI Product Manager", "Generative AI"],
      ["Product Owner", "Scrum"],
      ["Data Product Manager", "Data Strategy"],
    ],
    rate: [70, 158],
    core: list("Product Management, Stakeholder Management, Agile"),
    optional: list(
      "Scrum, Generative AI, User Research, Product Analytics, Product Strategy, A/B Testing, SQL, Data Strategy, Business Development, Jira, UX Design, Business Model Innovation",
    ),
    free: list("Pricing interviews"),
    industries: ["saas", "media", "banking", "retail", "health", "games", "telecom"],
    openings: [
      "I keep the list of what we build short and the reasons for it in writing.",
      "Product manager with {years} years, {two|three} launches I brag about and one I tell as a warning.",
    ],
    achievements: [
      "Launched an AI assistant for {client} that {22-38}% of customers used in the first {two|three} months, ahead of plan.",
      "Dropped {40-60}% of the roadmap of {client:saas|media|games} after {25-60} user interviews; revenue per customer rose {9-16}%.",
      "Brought the time from idea to release at {client} from {five|six} months to {five|six|seven} weeks.",
      "Owned a product line of {client:saas|media|telecom} worth {3-14} million euros a year.",
      until(5, "At {client} I run the backlog for {two|three} teams and speak with a customer every week."),
    ],
    prose: [
      ["User Research", "User research is not a phase for me; I do at least one interview a week."],
      ["SQL", "I write enough SQL to check my own hopes."],
    ],
  },
  {
    name: "Agile Coach",
    field: "delivery",
    weight: 3,
    minYears: 5,
    leads: ["Lead Agile Coach", "Organisational Coach", "Enterprise Agile Coach"],
    niches: [
      ["Scrum Master", "Scrum"],
      ["SAFe Coach", "SAFe"],
    ],
    rate: [72, 148],
    core: list("Agile, Scrum, Coaching, Workshop Facilitation"),
    optional: list(
      "Kanban, SAFe, Leadership, Change Management, Jira, Stakeholder Management, Project Management, Mentoring, Product Management",
    ),
    free: list("Team conflict mediation"),
    industries: ["banking", "public", "telecom", "insurance", "manufacturing", "saas"],
    openings: [
      "I help teams finish what they start and argue better while doing it.",
      "Developer once, coach for long: {years} years in total, with {40-110/5} teams along the way.",
    ],
    achievements: [
      "{five|six|eight} teams at {client} went from releasing twice a year to every {two|three} weeks.",
      "Halved the work in progress at {client}; lead times fell from {70-95} days to {28-41}.",
      "Coached the management group of {client} to run their own portfolio on a wall, then online, then without me.",
      "Engagement at {client} rose from {3.1|3.2|3.3} to {4.0|4.1|4.2} out of 5 in a year of retrospectives that led somewhere.",
    ],
    prose: [
      ["Kanban", "If one thing sticks, I want it to be Kanban limits."],
      ["SAFe", "I hold the SAFe certificates too, and use the useful third."],
    ],
  },
  {
    name: "Project Manager",
    field: "delivery",
    weight: 3,
    minYears: 4,
    leads: ["Lead Project Manager", "Programme Manager", "Programme Director"],
    niches: [
      ["AI Project Manager", "Machine Learning"],
      ["ERP Project Manager", "ERP"],
      ["Data Project Manager", "Data Warehousing"],
    ],
    rate: [70, 150],
    core: list("Project Management, Stakeholder Management, Risk Management"),
    optional: list(
      "Agile, Scrum, PRINCE2, Jira, ERP, Data Warehousing, Machine Learning, Finance, Change Management, Public Procurement, Vendor Management, Leadership",
    ),
    free: list("Steering groups of two municipalities"),
    industries: ["public", "health", "energy", "construction", "manufacturing", "banking", "logistics"],
    openings: [
      "I run projects with many owners and one deadline.",
      "Project manager with {years} years of software, data and the occasional building.",
    ],
    achievements: [
      "Delivered a {1-4}.{1-9} million euro data platform for {client} on time, with {three|four} suppliers under one plan.",
      "Took over a project of {client} in the red; {six|seven|nine} months later it was green and smaller.",
      "Led the public tender of {client:public|health} from market dialogue to a contract in {seven|eight|ten} months, without an appeal.",
      "Coordinated the go-live of {client:retail|health|energy} on {60-220/10} sites in one weekend.",
    ],
    prose: [
      [
        "Public Procurement",
        "Public procurement law is familiar enough that the lawyers get short questions.",
      ],
      ["Vendor Management", "I negotiate change requests calmly, and often down to zero."],
    ],
  },
  {
    name: "Business Analyst",
    field: "delivery",
    weight: 3,
    minYears: 2,
    leads: ["Lead Business Analyst", "Principal Business Analyst"],
    niches: [
      ["Requirements Specialist", "Requirements Analysis"],
      ["Business Architect", "Enterprise Architecture"],
    ],
    rate: [62, 132],
    core: list("Business Analysis, Requirements Analysis, Stakeholder Management"),
    optional: list(
      "SQL, Process Optimization, Workshop Facilitation, Jira, Agile, BPMN, Enterprise Architecture, Data Analysis, Power BI, Service Design, Software Testing, UX Design",
    ),
    free: list("Tender specifications"),
    industries: ["insurance", "banking", "public", "energy", "health", "logistics"],
    openings: [
      "I translate between people who know what hurts and people who can fix it.",
      "Business analyst, {years} years of asking 'and what happens then'.",
    ],
    achievements: [
      "Wrote the requirements for the new core system of {client:insurance|banking|public}: {120-320/20} of them, of which {38-52}% were crossed out before tender.",
      "Mapped {22-60} processes of {client} and found {three|four} done twice by different floors.",
      "Change requests after go-live at {client} stayed under {three|four|five} per cent of the budget.",
      "Described the claim process of {client:insurance} so that the developers built it right the first time.",
    ],
    prose: [
      ["BPMN", "BPMN is my drawing language, in moderation."],
      ["Software Testing", "I also plan and run acceptance testing, because I know what was promised."],
    ],
  },
  {
    name: "UX Designer",
    field: "delivery",
    weight: 3,
    minYears: 1,
    leads: ["Lead UX Designer", "Principal Product Designer", "Head of Design"],
    niches: [
      ["Product Designer", "Product Design"],
      ["UX Researcher", "User Research"],
      ["Accessibility Specialist", "Accessibility"],
    ],
    rate: [60, 132],
    core: list("UX Design, Figma, User Research"),
    optional: list(
      "UI Design, Prototyping, Design Systems, Accessibility, Service Design, Usability Testing, Workshop Facilitation, HTML, CSS, Product Design, Interaction Design, Chatbots",
    ),
    free: list("Conversation design in Finnish"),
    industries: ["saas", "public", "banking", "health", "retail", "games", "education"],
    openings: [
      "I design services for people who are in a hurry, tired or on a bus.",
      "Designer for {years} years, mostly of tools people use eight hours a day.",
      until(3, "I design interfaces, test them with real people and change my mind when they stumble."),
    ],
    achievements: [
      "Redesigned the application form of {client:public|banking|education}; calls to customer service dropped by {27-44}%.",
      "Ran {40-120/10} user tests for {client} in {two|three} languages and kept the findings to one page a week.",
      "Designed how an AI assistant of {client} shows its doubt, which doubled the share of answers people verify.",
      "Built the design system of {client} with {two|three} developers, {35-80} components and dark mode included.",
      from(
        6,
        "Set up design at {client} from one person to {four|five}, with a shared critique every Thursday.",
      ),
    ],
    prose: [
      [
        "Usability Testing",
        "Usability tests are my favourite day of the week, the humbling ones most of all.",
      ],
      [
        "Service Design",
        "I have worked as a service designer too and look at the letters and phone calls around the screen.",
      ],
    ],
  },
  {
    name: "Service Designer",
    field: "delivery",
    weight: 3,
    minYears: 2,
    leads: ["Lead Service Designer", "Service Design Director"],
    niches: [
      ["Design Strategist", "Business Development"],
      ["Service Designer, Public Sector", "Public Sector"],
    ],
    rate: [64, 138],
    core: list("Service Design, Workshop Facilitation, User Research"),
    optional: list(
      "UX Design, Prototyping, Figma, Change Management, Business Development, Public Sector, Co-creation, Stakeholder Management, Product Management, Accessibility, Process Optimization",
    ),
    free: list("Design games"),
    industries: ["public", "health", "energy", "insurance", "education", "logistics"],
    openings: [
      "I design the whole service: the letter, the queue, the screen and the person behind the desk.",
      "{years} years of service design, most of it where the customer cannot choose another provider.",
    ],
    achievements: [
      "With {client:insurance|energy|education} I redrew the path of a new customer; {five|six|seven} steps became {two|three} and complaints halved.",
      "Facilitated {30-90/5} workshops for {client:public|health} with officials, patients and their families.",
      "A pilot I planned with {a city of 200,000 people|a growing municipality} for {three|four} neighbourhoods is now used in the whole city.",
      "Interviewed {40-110/10} users of {client} and turned the result into {four|five|six} principles that still hang on the wall.",
    ],
    prose: [
      ["Prototyping", "I prototype with cardboard first and code last."],
      ["Figma", "For the screens I work in Figma as far as a developer needs."],
    ],
  },
];
