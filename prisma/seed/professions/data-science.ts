import { from, until } from "../text";
import { list, type Profession } from "./profession";

export const dataScience: readonly Profession[] = [
  {
    name: "Data Scientist",
    field: "ai",
    weight: 5,
    minYears: 1,
    leads: ["Lead Data Scientist", "Principal Data Scientist", "Head of Data Science"],
    niches: [
      ["Data Scientist (Forecasting)", "Time Series Forecasting"],
      ["Data Scientist, Causal Inference", "Causal Inference"],
    ],
    rate: [68, 172],
    core: list("Data Science, Python, SQL, Machine Learning, Statistics"),
    optional: list(
      "R, scikit-learn, Time Series Forecasting, A/B Testing, Causal Inference, Power BI, Data Visualization, Pandas, PyTorch, Databricks, Azure, Predictive Analytics, Apache Spark, Bayesian Statistics",
    ),
    free: list("Uplift modelling"),
    industries: ["retail", "energy", "banking", "insurance", "telecom", "games", "food", "logistics"],
    openings: [
      "I answer business questions with data and tell you how sure I am.",
      "Data scientist, {years} years, with a habit of asking what we would do differently if the answer were known.",
      from(
        5,
        "Statistician first, data scientist second: I care about whether the effect is real before I plot it.",
      ),
    ],
    achievements: [
      "My demand forecast for {client:retail|food} covers {4-30},000 products a day and cut spoilage by {12-23}%.",
      "Designed the experiment programme of {client:games|retail|telecom}: {40-90} tests a year, and a third of the planned features were dropped on evidence.",
      "A pricing study for {client:retail|insurance|telecom|logistics} found {1-3}.{1-9}% of margin that nobody had been looking for.",
      "Showed {client:retail|telecom|energy} that their best campaign brought customers who would have come anyway, which saved {200-700/50},000 euros a year.",
      "Predicted heat load for a district heating company two days ahead with an error of {3-6}%, down from {9-12}%.",
      until(
        4,
        "In my latest assignment I built a credit risk model for {client:banking} together with their validation team.",
      ),
      from(
        7,
        "Hired and coached a team of {four|five|seven} data scientists at {client} and then handed it over.",
      ),
    ],
    prose: [
      ["Bayesian Statistics", "I am a Bayesian by temperament and use Stan or PyMC whenever data is thin."],
      ["SAS", "Survival models are my quiet speciality: when, not just whether."],
    ],
  },
  {
    name: "Optimisation Scientist",
    field: "ai",
    weight: 2,
    minYears: 3,
    leads: ["Lead Optimisation Scientist", "Operations Research Lead"],
    niches: [["Supply Chain Optimisation Specialist", "Supply Chain Management"]],
    rate: [78, 175],
    core: list("Mathematical Optimization, Python, Operations Research"),
    optional: list(
      "Machine Learning, Simulation, Supply Chain Management, Reinforcement Learning, C++, Julia, SQL, Statistics, Time Series Forecasting, Data Science",
    ),
    free: list("Mixed-integer programming, Rolling stock rostering"),
    industries: ["logistics", "forestry", "energy", "manufacturing", "health", "food"],
    openings: [
      "Routes, rosters, blends and schedules: I find plans that are better than the one everybody is used to.",
      "I have spent {years} years turning planners' rules of thumb into models they trust.",
    ],
    achievements: [
      "A route planner for {client:logistics|food} drives {7-14}% fewer kilometres with the same {30-120} vehicles.",
      "Shift planning at {client:health|logistics} went from {two|three} days of spreadsheet work to {20-50} minutes, and sick-leave cover got easier.",
      "Optimised the bidding of a {10-60} MW battery for {client:energy}; the first year beat the manual plan by {18-31}%.",
      "Cut trim loss at a packaging board producer from {4-6}% to {2-3}%, which is a great deal of paper.",
      from(
        6,
        "Simulated a new terminal for a port operator before it was built and saved one crane, {2-4} million euros.",
      ),
    ],
    prose: [
      [
        "Reinforcement Learning",
        "I have also tried reinforcement learning on the same problems and can tell you when it is worth it.",
      ],
      ["Simulation", "Discrete-event simulation is how I convince planners, and sometimes myself."],
    ],
  },
  {
    name: "Health Data Scientist",
    field: "ai",
    weight: 2,
    minYears: 2,
    leads: ["Lead Health Data Scientist", "Principal Biostatistician"],
    niches: [
      ["Bioinformatician", "Bioinformatics"],
      ["Real-World Data Analyst", "Statistics"],
    ],
    rate: [68, 155],
    core: list("R, Python, Statistics, Data Science"),
    optional: list(
      "Bioinformatics, SQL, Machine Learning, SAS, Data Visualization, GDPR, Life Sciences, FHIR, Bayesian Statistics, Linux, Deep Learning",
    ),
    free: list("Findata permit process, OMOP mapping"),
    industries: ["health", "education", "public"],
    openings: [
      "I work with health data, which means I ask about permits before I ask about columns.",
      "Registers, genomes and patient records: {years} years of getting careful answers from sensitive data.",
    ],
    achievements: [
      "Mapped {1-4}.{1-9} million patient records of {client:health} to a common data model in {seven|nine|eleven} months.",
      "A readmission model I validated for {a university hospital|a wellbeing services county} is used on {four|six|nine} wards and checked for drift every month.",
      "Cut the time to a register study at {client:health} from {14-20} months to {6-9} by preparing the permit and the code together.",
      "Analysed {two|three} phase II trials for a pharmaceutical company, from the protocol to the clinical report.",
    ],
    prose: [
      ["FHIR", "I have built FHIR interfaces by hand and would choose them again."],
      [
        "Bioinformatics",
        "Variant calling and other bioinformatics pipelines were my daily bread before consulting.",
      ],
    ],
  },
  {
    name: "Spatial Data Scientist",
    field: "ai",
    weight: 2,
    minYears: 2,
    leads: ["Lead Spatial Data Scientist", "GIS Architect"],
    niches: [
      ["GIS Developer", "GIS"],
      ["Remote Sensing Specialist", "Remote Sensing"],
    ],
    rate: [66, 148],
    core: list("GIS, Python, PostGIS, SQL"),
    optional: list(
      "QGIS, Remote Sensing, Machine Learning, PostgreSQL, R, Computer Vision, Data Visualization, JavaScript, Data Engineering, AWS",
    ),
    free: list("Laser scanning of forests, INSPIRE data sets"),
    industries: ["forestry", "public", "energy", "construction", "logistics"],
    openings: [
      "Maps, satellites and laser points: I turn places into decisions.",
      "I have worked with spatial data for {years} years, from snowmobile routes to cable trenches.",
    ],
    achievements: [
      "Storm damage maps for {a forest owners' association|a regional council|an electricity distribution company} are ready {five|six|eight} hours after the satellite passes; they used to take a week.",
      "Estimated standing timber on {40-220/10},000 hectares for {client:forestry} within {6-9}% of the harvester's own measure.",
      "Chose {three|four} charging station sites out of {120-400/20} for {client:energy|retail}; all of them are in use above plan.",
      "Moved the map services of {client:public|forestry} to open source and ended a {60-180/10},000 euro yearly licence.",
    ],
    prose: [
      [
        "Remote Sensing",
        "Sentinel imagery and remote sensing are where I started, and clouds are still my enemy.",
      ],
      ["JavaScript", "I build the web maps myself, so JavaScript is part of the trade."],
    ],
  },
];
