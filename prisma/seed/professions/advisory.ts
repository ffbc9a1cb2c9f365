import { from } from "../text";
import { list, type Profession } from "./profession";

export const advisory: readonly Profession[] = [
  {
    name: "AI Strategy Consultant",
    field: "advice",
    weight: 4,
    minYears: 6,
    leads: ["AI Strategy Adviser", "Executive AI Adviser", "Head of AI as a Service"],
    niches: [
      ["Generative AI Strategist", "Generative AI"],
      ["AI Transformation Consultant", "Digital Transformation"],
    ],
    rate: [95, 220],
    core: list("AI Strategy Consulting, Generative AI, Digital Transformation"),
    optional: list(
      "Executive Advisory, Change Management, Machine Learning, AI Governance, Data Strategy, Business Intelligence, Process Optimization, Stakeholder Management, Workshop Facilitation, Product Management, Business Development, LLM",
    ),
    free: list("Board training on AI"),
    industries: [
      "manufacturing",
      "banking",
      "insurance",
      "retail",
      "energy",
      "public",
      "media",
      "construction",
    ],
    openings: [
      "I help management teams decide where AI earns its keep and where it is only fashionable.",
      "Strategy consultant turned practitioner: {years} years in technology, the last {recent} of them almost entirely on generative AI.",
      "Most AI strategies die between the slide and the first pilot; I work exactly there.",
    ],
    achievements: [
      "For {client} I screened {45-90} ideas with the business units; {four|five|six} went to pilot and {two|three} are in production.",
      "The AI roadmap I wrote with {client} has saved about {0-2}.{4-9} million euros a year, checked by their own controllers.",
      "Stopped a {600-1900/100},000 euro programme at {client} after {three|four} weeks and put the money into data quality instead.",
      "Trained {120-600/20} managers of {client} to ask better questions of suppliers and of their own data people.",
      from(10, "Sat {two|three} years on the technology committee of {client} as an outside member."),
    ],
    prose: [
      [
        "AI Governance",
        "Governance comes with the package: roles, an inventory of systems and a way to say stop.",
      ],
      ["Executive Advisory", "A good part of my calendar is one-to-one sparring with chief executives."],
    ],
  },
  {
    name: "Data Protection & AI Act Adviser",
    field: "advice",
    weight: 3,
    minYears: 5,
    leads: ["Lead Adviser, AI Regulation", "Data Protection Officer as a Service", "AI Governance Lead"],
    niches: [
      ["AI Governance Consultant", "AI Governance"],
      ["Privacy Lawyer", "Privacy"],
    ],
    rate: [92, 205],
    core: list("GDPR, EU AI Act, AI Governance, Compliance"),
    optional: list(
      "Privacy, Risk Management, Contract Law, Data Governance, Information Security, ISO 27001, Stakeholder Management, Workshop Facilitation, AI Ethics, Public Procurement",
    ),
    free: list("Works council negotiations, DPIA templates in Finnish"),
    industries: ["health", "public", "banking", "insurance", "education", "saas", "retail"],
    openings: [
      "I read the AI Act so that your developers can keep developing.",
      "A lawyer who has sat in sprint reviews: {years} years of privacy and technology law, most of it in-house.",
    ],
    achievements: [
      "Classified {30-110/5} AI systems of {client} by risk in {five|six|eight} weeks; {two|three} were high-risk and one was switched off.",
      "Wrote the impact assessments for {client} that passed the authority's review without a request for more.",
      "Negotiated data processing terms with {12-40} suppliers of {client}, including the ones that never negotiate.",
      "Built an AI register for {client} that fits on one screen and is actually kept up to date.",
      "Handled {seven|nine|fourteen} personal data breaches for {client}, every one inside 72 hours.",
    ],
    prose: [
      ["Contract Law", "I draft the contracts as well, short ones."],
      ["AI Ethics", "I chair an AI ethics panel, which is more practical than it sounds."],
    ],
  },
  {
    name: "Digital Transformation Consultant",
    field: "advice",
    weight: 3,
    minYears: 7,
    leads: ["Digital Transformation Director", "Principal Adviser, Digital Business", "Programme Director"],
    niches: [
      ["Change Management Consultant", "Change Management"],
      ["Digital Business Consultant", "Business Development"],
    ],
    rate: [86, 190],
    core: list("Digital Transformation, Change Management, Stakeholder Management"),
    optional: list(
      "Process Optimization, Project Management, Business Development, ERP, Executive Advisory, Data Strategy, Service Design, Leadership, Enterprise Architecture, Agile, Workshop Facilitation",
    ),
    free: list("Municipal mergers"),
    industries: ["public", "manufacturing", "forestry", "energy", "logistics", "construction", "education"],
    openings: [
      "I lead changes that people can live with, in organisations older than their systems.",
      "{years} years in digital business, as a customer, a supplier and now an adviser.",
    ],
    achievements: [
      "Led a {four|six|nine} million euro renewal at {client} to the end, {two|three} months late and on budget, and everybody involved still talks to me.",
      "Moved {60-85}% of the service contacts of {client:public|energy|education} online without closing a single office first.",
      "The order-to-cash process of {client:manufacturing|forestry|logistics} is {nine|eleven|fourteen} days shorter after {eight|ten} months of work with {three|four} departments.",
      "Brought {two|three} merged units of {client} onto the same way of working, {300-1500/100} people in all.",
    ],
    prose: [
      [
        "ERP",
        "I have steered {two|three} ERP renewals from the client's side, and know what the supplier will say next.",
      ],
      ["Leadership", "I have managed people myself and know that a change is asked of individuals."],
    ],
  },
  {
    name: "Fractional CTO",
    field: "advice",
    weight: 3,
    minYears: 11,
    leads: ["Fractional CTO", "Interim Chief Technology Officer", "Technology Adviser to Boards"],
    niches: [
      ["Fractional Chief Data Officer", "Data Strategy"],
      ["Interim CTO", "Technical Leadership"],
    ],
    rate: [110, 220],
    core: list("Technical Leadership, Executive Advisory, Software Architecture"),
    optional: list(
      "Business Strategy, Product Management, Startups, Recruitment, Generative AI, Cloud Architecture, Agile, Leadership, Cybersecurity, Business Development, Data Strategy, Mentoring",
    ),
    free: list("Technical due diligence for investors"),
    industries: ["saas", "games", "media"],
    openings: [
      "I am the technology director you need two days a week.",
      "Founder once, CTO {twice|three times}, adviser since: {years} years of decisions I can now help you avoid.",
    ],
    achievements: [
      "Grew the engineering team of {client} from {three|four} to {eighteen|twenty-two|thirty} and then hired my own successor.",
      "Led {fourteen|twenty|thirty} technical due diligences for investors; {two|three} deals were dropped because of what we found.",
      "Rescued the release of {client}: {five|seven} months late when I arrived, live {ten|twelve} weeks after.",
      "Took {client:saas} from one large customer to {40-130/10} with the same {six|seven|eight} developers.",
    ],
    prose: [
      ["Recruitment", "I recruit engineers myself and can tell you who not to hire."],
      ["Mentoring", "Mentoring first-time CTOs is the part I would do for free, almost."],
    ],
  },
  {
    name: "AI Trainer",
    field: "advice",
    weight: 3,
    minYears: 3,
    leads: ["Lead AI Trainer", "AI Adoption Lead", "Head of AI Learning"],
    niches: [
      ["Copilot Adoption Consultant", "Microsoft Copilot"],
      ["Generative AI Coach", "Generative AI"],
    ],
    rate: [74, 165],
    core: list("Training, Generative AI, Prompt Engineering"),
    optional: list(
      "Microsoft Copilot, Change Management, Workshop Facilitation, ChatGPT, Process Optimization, AI Ethics, LLM, Coaching, Python, E-learning",
    ),
    free: list("Teaching people over 55"),
    industries: ["public", "education", "construction", "insurance", "media", "manufacturing", "logistics"],
    openings: [
      "I teach ordinary people to use AI at work without awe and without fear.",
      "A teacher by training and a technologist by accident, {years} years into helping adults learn tools.",
    ],
    achievements: [
      "Trained {400-2400/100} employees of {client} in {four|five|seven} months; {62-79}% still use the tools weekly.",
      "Coached {30-90/5} pairs of colleagues at {client} through a task of their own, and {two hours|half a day} a week came back to each of them.",
      "Wrote the AI guidelines of {client} with the staff, on two pages, in two languages.",
      "My course for {client} gets {4.6|4.7|4.8} out of 5, and the sceptics score it highest.",
    ],
    prose: [
      ["E-learning", "I also make short e-learning modules, under seven minutes each."],
      ["Public Speaking", "Keynotes for hundreds are fine, though I prefer a room of twelve."],
    ],
  },
  {
    name: "Process Optimisation Consultant",
    field: "advice",
    weight: 3,
    minYears: 5,
    leads: ["Lead Process Consultant", "Lean Director", "Operational Excellence Adviser"],
    niches: [
      ["Lean Consultant", "Lean"],
      ["Process Mining Specialist", "Process Mining"],
    ],
    rate: [76, 165],
    core: list("Process Optimization, Lean, Business Analysis"),
    optional: list(
      "Process Mining, Six Sigma, Change Management, Process Automation, Power BI, Workshop Facilitation, Project Management, Supply Chain Management, RPA, Stakeholder Management, Data Analysis",
    ),
    free: list("Hospital patient flow"),
    industries: ["health", "manufacturing", "food", "logistics", "insurance", "forestry", "public"],
    openings: [
      "I look for the queue, because that is where the money sits.",
      "Lean in hospitals and factories for {years} years, always with the people who do the work.",
    ],
    achievements: [
      "The emergency clinic of {a university hospital|a wellbeing services county} cut waiting by {23-38}% with the same staff and {two|three} moved desks.",
      "Process mining at {client:manufacturing|logistics|forestry} showed {1,100|1,700|2,300} ways to handle one order; we kept {six|nine|eleven}.",
      "Changeover on a line of {client:manufacturing|food}: {50-75} minutes to {14-22}.",
      "Claims handling at {client:insurance} now takes {two|three} days instead of {eleven|thirteen|sixteen}.",
    ],
    prose: [
      ["Six Sigma", "Black Belt in Six Sigma, which I mention rarely and use often."],
      ["Power BI", "I build the follow-up in Power BI myself, so improvement does not fade after I leave."],
    ],
  },
  {
    name: "Supply Chain Consultant",
    field: "advice",
    weight: 2,
    minYears: 6,
    leads: ["Lead Supply Chain Consultant", "Supply Chain Analytics Director"],
    niches: [
      ["Supply Chain Analytics Consultant", "Supply Chain Management"],
      ["Procurement Consultant", "Procurement"],
    ],
    rate: [80, 168],
    core: list("Supply Chain Management, Process Optimization, Data Analysis"),
    optional: list(
      "Supply Chain Management, Procurement, ERP, SAP, Forecasting, Power BI, SQL, Project Management, Simulation, Vendor Management, Sustainability",
    ),
    free: list("Baltic Sea logistics"),
    industries: ["retail", "food", "manufacturing", "forestry", "logistics"],
    openings: [
      "I get the right pallet to the right dock with less money tied up on the way.",
      "{years} years in supply chains, from a warehouse in {city} to a planning office.",
    ],
    achievements: [
      "Released {2-8}.{1-9} million euros of stock at {client:retail|food|manufacturing} with the service level unchanged.",
      "Tendered the freight of {client:retail|food|manufacturing|forestry}: {6-11}% cheaper and two carriers fewer.",
      "Introduced demand planning at {client:retail|food|manufacturing}; the forecast error fell from {34-42}% to {19-26}%.",
      "Calculated the emissions of {300-900/50} suppliers for {client} in time for the annual report.",
    ],
    prose: [
      ["Forecasting", "Demand planning meetings are my stage: one forecast, everyone in the room."],
      ["Sustainability", "Sustainability reporting has become a second profession, gladly."],
    ],
  },
];
