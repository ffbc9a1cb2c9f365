import type { BriefFields } from "@/lib/features/briefs/schemas";

/** A brief as a company could paste it, and what is to be read from it; a field that is not named is not checked. */
export interface SampleBrief {
  readonly name: string;
  readonly text: string;
  readonly expected: Partial<BriefFields>;
}

/** Of the day on which the samples are read. */
export const samplesToday = "2026-11-20";

export const sampleBriefs: readonly SampleBrief[] = [
  {
    name: "an English brief with headings",
    text: `Demand forecasting for grocery stores

We run 120 grocery stores and want to forecast daily demand per store and product. Today planners do it by hand in spreadsheets.

Requirements:
- Python, pandas and time series forecasting
- Experience with Databricks and Azure
- Senior level, 8+ years of experience

Duration: 3-6 months, 3 days a week. Start 11 January 2027.
Hybrid, our office is in Tampere.
Rate: 80-100 €/h.`,
    expected: {
      title: "Demand forecasting for grocery stores",
      requiredSkills: ["Python", "pandas", "Forecasting", "Databricks", "Azure"],
      experienceRequired: "senior",
      durationMonths: 6,
      hoursPerWeek: 23,
      startDate: "2027-01-11",
      workArrangement: ["hybrid"],
      location: "Tampere",
      budgetType: "hourly",
      hourlyRateMin: 80,
      hourlyRateMax: 100,
      fixedBudgetMin: null,
    },
  },
  {
    name: "an English e-mail",
    text: `Hi,

we are looking for a mid-level data engineer who can build our first data warehouse in Snowflake with dbt. About 20 hours per week for four months, fully remote. Our hourly budget is at most €95 per hour. Could somebody start as soon as possible?

Best regards
Matti Salo`,
    expected: {
      title: "Mid-level data engineer",
      requiredSkills: ["Data Engineering", "Data Warehousing", "Snowflake", "dbt"],
      experienceRequired: "mid",
      durationMonths: 4,
      hoursPerWeek: 20,
      workArrangement: ["remote"],
      location: null,
      urgency: "urgent",
      hourlyRateMin: null,
      hourlyRateMax: 95,
      budgetType: "hourly",
    },
  },
  {
    name: "a Finnish brief",
    text: `Etsimme kokenutta koneoppimisen asiantuntijaa ennustamaan energiankulutusta. Työ tehdään pääosin etänä, toimistomme on Oulussa.

Osaaminen: Python, PyTorch, MLOps, Kubernetes
Kesto: 3-6 kk, 40 h/vko
Aloitus: heti
Tuntihinta 90–110 €/h (alv 0 %)`,
    expected: {
      title: "Kokenutta koneoppimisen asiantuntijaa ennustamaan energiankulutusta",
      requiredSkills: ["Machine Learning", "Python", "PyTorch", "MLOps", "Kubernetes"],
      experienceRequired: "senior",
      durationMonths: 6,
      hoursPerWeek: 40,
      workArrangement: ["remote"],
      location: "Oulu",
      urgency: "urgent",
      budgetType: "hourly",
      hourlyRateMin: 90,
      hourlyRateMax: 110,
    },
  },
  {
    name: "a Finnish fixed-price brief",
    text: `Asiakaspalvelubotti verkkokaupalle

Tarvitsemme suomenkielisen chatbotin, joka vastaa toimituksia koskeviin kysymyksiin. Ratkaisu rakennetaan kielimallin päälle (RAG), ja se liitetään Zendeskiin.

Projektin pituus on noin kolme kuukautta ja budjetti 30 000 euroa, kiinteä hinta. Työn voi tehdä täysin etänä. Aikataulu joustaa.`,
    expected: {
      title: "Asiakaspalvelubotti verkkokaupalle",
      durationMonths: 3,
      budgetType: "fixed",
      fixedBudgetMin: 30_000,
      fixedBudgetMax: 30_000,
      hourlyRateMax: null,
      workArrangement: ["remote"],
      urgency: "flexible",
    },
  },
  {
    name: "a Swedish brief",
    text: `Vi söker en erfaren datakonsult till ett projekt inom sjukvård i Helsingfors.

Uppdraget pågår i sex månader på heltid, på plats två dagar i veckan och annars på distans.
Kompetenser: SQL, Power BI, Azure Data Factory
Timpris: högst 100 €/tim
Start: snarast`,
    expected: {
      title: "Erfaren datakonsult",
      requiredSkills: ["SQL", "Power BI", "Azure Data Factory"],
      experienceRequired: "senior",
      industry: "Healthcare",
      durationMonths: 6,
      hoursPerWeek: 38,
      location: "Helsinki",
      urgency: "urgent",
      hourlyRateMin: null,
      hourlyRateMax: 100,
    },
  },
  {
    name: "a Swedish fixed-price brief",
    text: `Ämne: Bildigenkänning för kvalitetskontroll

Vi behöver en prototyp som hittar sprickor i plåt med kamera. Tidsplan 10 veckor. Budget 25 000 – 40 000 euro, fast pris. Arbetet görs hos oss i Vasa, på plats. Ingen brådska.`,
    expected: {
      title: "Bildigenkänning för kvalitetskontroll",
      durationMonths: 3,
      budgetType: "fixed",
      fixedBudgetMin: 25_000,
      fixedBudgetMax: 40_000,
      location: "Vaasa",
      workArrangement: ["onsite"],
      urgency: "flexible",
    },
  },
  {
    name: "a telegram",
    text: "NLP expert, €25k, 3 months, remote",
    expected: {
      requiredSkills: ["NLP"],
      budgetType: "fixed",
      fixedBudgetMin: 25_000,
      fixedBudgetMax: 25_000,
      durationMonths: 3,
      workArrangement: ["remote"],
    },
  },
  {
    name: "what is denied",
    text: `We need a React and TypeScript developer. Java is not required. No remote work: everything happens on-site at our office in Espoo. 37,5 h is a normal week; 12 months.`,
    expected: {
      title: "React and TypeScript developer",
      requiredSkills: ["React", "TypeScript"],
      workArrangement: ["onsite"],
      location: "Espoo",
      durationMonths: 12,
    },
  },
  {
    name: "what is only nice to have",
    text: `Data platform engineer

Must have: Terraform, AWS, Kafka
Nice to have:
- Kubernetes
- Scala

Experience with Go is a plus.`,
    expected: {
      title: "Data platform engineer",
      requiredSkills: ["Data Platforms", "Terraform", "AWS", "Kafka"],
    },
  },
  {
    name: "numbers that are something else",
    text: `Our turnover is 25 M€ and we have 300 employees. Over the last 6 months returns have grown by 40 %. We need help with churn prediction. Suppliers send us invoices of 30 000 € a month. The notice period is 3 months.`,
    expected: {
      durationMonths: null,
      hoursPerWeek: null,
      fixedBudgetMin: null,
      fixedBudgetMax: null,
      hourlyRateMax: null,
      budgetType: null,
      experienceRequired: null,
    },
  },
  {
    name: "words that are skills only by name",
    text: `Spring is busy for us, so the rest of the team must react quickly. We go to market in May and need to express our needs; access to data is fine.`,
    expected: { requiredSkills: null },
  },
  {
    name: "day rates of a Finnish tender",
    text: `Tarjouspyyntö: pilviarkkitehti julkiselle sektorille

Hyvinvointialue hankkii pilviarkkitehdin (Azure) 60 htp:n työn. Hinta enintään 900 €/htp. Vähintään 10 vuoden työkokemus. Työpaikka Jyväskylässä, läsnätyötä. Työ alkaa 1.2.2027.`,
    expected: {
      experienceRequired: "expert",
      hourlyRateMin: null,
      hourlyRateMax: 120,
      budgetType: "hourly",
      location: "Jyväskylä",
      workArrangement: ["onsite"],
      industry: "Public Sector",
      startDate: "2027-02-01",
    },
  },
  {
    name: "a junior wanted in Finnish",
    text: `Haemme junioria analytiikkaprojektiin Turkuun. Power BI ja SQL riittävät alkuun. Kaksi päivää viikossa, 6 kuukautta, 45–55 €/tunti, hybridi.`,
    expected: {
      experienceRequired: "junior",
      location: "Turku",
      requiredSkills: ["Power BI", "SQL"],
      hoursPerWeek: 15,
      durationMonths: 6,
      hourlyRateMin: 45,
      hourlyRateMax: 55,
      workArrangement: ["hybrid"],
    },
  },
  {
    name: "years of experience instead of a level",
    text: `Computer vision engineer wanted. At least 5 years of experience with OpenCV and C++. Project length half a year, part of the work at our factory in Lahti.`,
    expected: {
      experienceRequired: "mid",
      requiredSkills: ["Computer Vision", "OpenCV", "C++"],
      durationMonths: 6,
      location: "Lahti",
    },
  },
  {
    name: "senior management is no level",
    text: `AI strategy workshops for senior management. One day a week during two months. Helsinki or remote.`,
    expected: {
      title: "AI strategy workshops for senior management",
      experienceRequired: null,
      hoursPerWeek: 8,
      durationMonths: 2,
      location: "Helsinki",
      workArrangement: ["remote"],
    },
  },
  {
    name: "a principal in a bank",
    text: `Role: Principal data architect (banking)
Location: Helsinki, 2 days per week on-site
Allocation: 50-60 % allocation
Contract: 1 year
Rate: from 120 €/h
Skills: data modeling, Kafka, AWS, GDPR
Industry: banking`,
    expected: {
      title: "Principal data architect (banking)",
      experienceRequired: "expert",
      location: "Helsinki",
      workArrangement: ["hybrid"],
      hoursPerWeek: 23,
      durationMonths: 12,
      hourlyRateMin: 120,
      hourlyRateMax: null,
      industry: "Banking",
    },
  },
  {
    name: "amounts with thousands and million",
    text: `Kokonaisbudjetti on 1,2 M€ ja se jakautuu kahdelle vuodelle. Toiminnanohjaus vaihtuu (SAP). Projektipäällikkö tarvitaan 24 kuukaudeksi, 80 % työpanoksella.`,
    expected: {
      fixedBudgetMin: 1_200_000,
      fixedBudgetMax: 1_200_000,
      hoursPerWeek: 30,
    },
  },
  {
    name: "a budget in k without a sign",
    text: `Budget: 25-30k. We want a proof of concept for speech recognition in Finnish, delivered in 8 weeks.`,
    expected: { fixedBudgetMin: 25_000, fixedBudgetMax: 30_000, durationMonths: 2, budgetType: "fixed" },
  },
  {
    name: "an ISO date and flexible timing",
    text: `Penetration testing of our mobile app. Kick-off 2027-03-15, timing is flexible. Up to 10 000 €.`,
    expected: {
      startDate: "2027-03-15",
      urgency: "flexible",
      fixedBudgetMin: null,
      fixedBudgetMax: 10_000,
      requiredSkills: ["Penetration Testing", "Mobile Development"],
    },
  },
  {
    name: "a Swedish start month",
    text: `Molnarkitekt sökes till Åbo. Uppdraget börjar i mars 2027 och varar ett halvår. Du har minst 6 års erfarenhet av AWS och Terraform. Hybridarbete, 30 timmar per vecka.`,
    expected: {
      location: "Turku",
      startDate: "2027-03-01",
      durationMonths: 6,
      experienceRequired: "senior",
      workArrangement: ["hybrid"],
      hoursPerWeek: 30,
      requiredSkills: ["Cloud Architecture", "AWS", "Terraform"],
    },
  },
  {
    name: "a start that is past has no year of its own",
    text: `Analytics for a webshop. Starting in January, about 10 h/week for 2 months.`,
    expected: { startDate: "2027-01-01", hoursPerWeek: 10, durationMonths: 2 },
  },
  {
    name: "a start that is over",
    text: `The project started 1.3.2024 and continues. React, Node.js and PostgreSQL.`,
    expected: { startDate: null, requiredSkills: ["React", "Node.js", "PostgreSQL"] },
  },
  {
    name: "a Finnish town in the genitive",
    text: `Seinäjoen tehtaalle tarvitaan konenäkö tuotantolinjan laadunvalvontaan. Työ tehdään Seinäjoella paikan päällä. Kesto 4 kuukautta. Budjetti 45.000 €.`,
    expected: {
      location: "Seinäjoki",
      workArrangement: ["onsite"],
      durationMonths: 4,
      fixedBudgetMax: 45_000,
      requiredSkills: ["Computer Vision"],
    },
  },
  {
    name: "two arrangements",
    text: `Remote or on-site in Oulu, as you like. Full-time. LLM agents with LangGraph, 100 €/h.`,
    expected: {
      workArrangement: ["remote", "onsite"],
      location: "Oulu",
      hoursPerWeek: 38,
      hourlyRateMin: 100,
      hourlyRateMax: 100,
      requiredSkills: ["AI Agents", "LangGraph"],
    },
  },
  {
    name: "remote sensing is no remote work",
    text: `Remote sensing of forests: segment satellite images with PyTorch for the forest industry. The work is done at our premises in Joensuu.`,
    expected: { workArrangement: ["onsite"], location: "Joensuu", industry: "Forestry" },
  },
  {
    name: "no hurry in Finnish",
    text: `Ei kiirettä. Raporttien automatisointi Excelistä Power BI:hin, muutama päivä viikossa. Tuntihinta alle 80 €/h.`,
    expected: { urgency: "flexible", hourlyRateMin: null, hourlyRateMax: 80 },
  },
  {
    name: "a surname and a company are no towns",
    text: `Terve! Olen Liisa Salo ja työskentelen Nokiassa. Tarvitsemme apua tietoturvaan ensi viikolla.`,
    expected: { location: null, urgency: "urgent" },
  },
  {
    name: "a single word",
    text: "Kubernetes",
    expected: { title: "Kubernetes", requiredSkills: ["Kubernetes"], durationMonths: null, location: null },
  },
  {
    name: "a job advertisement with bullets",
    text: `Senior Full-Stack Developer for fintech startup

We're a 12-person fintech startup based in Helsinki building an open banking platform. We need somebody to lead the front-end rewrite (Next.js, TypeScript, GraphQL) and help out with our Node backend on AWS.

• Own the customer dashboard
• 4 days a week, remote-first with one office day a week
• 6+ months, starting 1st of February
• €85–105/hour depending on experience

Contact: jane@python.example, +358 40 123 4567`,
    expected: {
      title: "Senior Full-Stack Developer for fintech startup",
      requiredSkills: [
        "Full-Stack Development",
        "Frontend Development",
        "Next.js",
        "TypeScript",
        "GraphQL",
        "Node.js",
        "Backend Development",
        "AWS",
      ],
      industry: "FinTech",
      workArrangement: ["hybrid"],
      startDate: "2027-02-01",
      hoursPerWeek: 30,
      hourlyRateMin: 85,
      hourlyRateMax: 105,
    },
  },
  {
    name: "a workshop in Ylöjärvi",
    text: `Hei! Meillä on noin 40 henkilön konepaja Ylöjärvellä ja haluaisimme selvittää, voisiko tekoälyä käyttää tarjouslaskennassa. Vanhoja tarjouksia on n. 15 vuoden ajalta. Etsimme osaajaa, joka tekisi ensin esiselvityksen (n. 2-3 viikkoa). Budjetti esiselvitykseen max 8000 e. Aloitus tammikuussa. Etänä onnistuu, mutta aloituspalaveri paikan päällä.`,
    expected: {
      requiredSkills: ["Artificial Intelligence"],
      location: "Ylöjärvi",
      workArrangement: ["remote", "onsite"],
      durationMonths: 1,
      startDate: "2027-01-01",
      experienceRequired: null,
      budgetType: "fixed",
      fixedBudgetMin: null,
      fixedBudgetMax: 8_000,
    },
  },
  {
    name: "an assignment as agencies write it",
    text: `Toimeksianto: DevOps-konsultti
Asiakas: vakuutusyhtiö
Sijainti: Espoo / etä
Kesto: 2.1.2027 - 31.12.2027
Allokaatio: 100 %
Hinta: max 88 €/h + alv
Vaatimukset: AWS, Kubernetes, Terraform, GitLab CI, vähintään 5 vuoden kokemus
Eduksi: Python, Go`,
    expected: {
      title: "DevOps-konsultti",
      requiredSkills: ["DevOps", "AWS", "Kubernetes", "Terraform", "GitLab CI"],
      experienceRequired: "mid",
      location: "Espoo",
      workArrangement: ["remote"],
      startDate: "2027-01-02",
      durationMonths: 12,
      hoursPerWeek: 38,
      hourlyRateMin: null,
      hourlyRateMax: 88,
    },
  },
  {
    name: "other money than euros is none",
    text: `Uppdragsbeskrivning: Scrum master till bank. Du ska leda två team och har arbetat minst 8 år som scrum master. Omfattning 80-100%. Period: 2027-01-07 – 2027-06-30. Ort: Stockholm eller Helsingfors, 50% distans. Arvode 950 SEK/h.`,
    expected: {
      title: "Scrum master till bank",
      requiredSkills: ["Scrum"],
      experienceRequired: "senior",
      startDate: "2027-01-07",
      durationMonths: 6,
      hoursPerWeek: 38,
      location: "Helsinki",
      hourlyRateMax: null,
      budgetType: null,
    },
  },
  {
    name: "a day rate that is called one",
    text: `Tarvitsemme apua GDPR- ja NIS2-asioissa: kartoitus ja toimenpidelista. 10-15 htp, päivähinta 750-900 €. Teams-etätyö ok, toimisto Kuopiossa.`,
    expected: {
      requiredSkills: ["GDPR/data protection", "NIS2"],
      hourlyRateMin: 100,
      hourlyRateMax: 120,
      fixedBudgetMin: null,
      location: "Kuopio",
    },
  },
  {
    name: "hardly a sentence",
    text: "Looking for React Native dev. Budget 15-20k€. 3kk. Oulu/remote. Start in March",
    expected: {
      title: "React Native dev",
      requiredSkills: ["React Native"],
      fixedBudgetMin: 15_000,
      fixedBudgetMax: 20_000,
      durationMonths: 3,
      location: "Oulu",
      workArrangement: ["remote"],
      startDate: "2027-03-01",
    },
  },
];
