import { from, until } from "../text";
import { list, type Profession } from "./profession";

export const software: readonly Profession[] = [
  {
    name: "Full-Stack Developer",
    field: "software",
    weight: 5,
    minYears: 1,
    leads: ["Lead Full-Stack Developer", "Principal Software Engineer", "Tech Lead"],
    niches: [
      ["Full-Stack TypeScript Developer", "TypeScript"],
      ["React & Node.js Developer", "Node.js"],
      ["Full-Stack Python Developer", "Python"],
    ],
    rate: [60, 130],
    core: list("TypeScript, React, PostgreSQL"),
    optional: list(
      "Node.js, Next.js, Python, Docker, AWS, Azure, GraphQL, REST APIs, Tailwind CSS, CI/CD, Playwright, Django, Git, Redis, Accessibility",
    ),
    free: list("Suomi.fi identification, Procountor integrations"),
    industries: ["saas", "public", "education", "construction", "retail", "media", "health"],
    openings: [
      "I build web services from the table in the database to the button that saves it.",
      "Full-stack developer with {years} years behind me and a soft spot for software used at work rather than for fun.",
      from(
        5,
        "Small teams hire me to build the first version properly, and larger ones to untangle the third.",
      ),
    ],
    achievements: [
      "Built the customer portal of {client} from an empty repository to {4-30},000 users in {seven|eight|ten} months.",
      "Rewrote the order form of {client:retail|media|saas}: completion rose from {54-63}% to {74-86}%, mostly by asking less.",
      "Brought the page load of {client:retail|media|education} from {four|five|six} seconds to {under one|about one}, on a phone, on a train.",
      "Replaced a {twelve|fourteen|sixteen}-year-old system of {client} piece by piece; the last piece was switched off on a Tuesday and nobody noticed.",
      "Took the online service of {client:public|education|health} to WCAG 2.2 AA before the audit, with {two|three} small findings left.",
      until(
        4,
        "My most recent feature for {client:health|education} was a booking calendar with {500-900/50} reservations in its first week.",
      ),
      from(
        7,
        "Led {four|five|six} developers at {client} through {two|three} years of releases every other week.",
      ),
    ],
    prose: [
      [
        "Accessibility",
        "Accessibility is something I test with a screen reader, not with a checklist alone.",
      ],
      [
        "GraphQL",
        "I have designed GraphQL schemas as well, and still choose plain REST about half the time.",
      ],
    ],
  },
  {
    name: "Backend Developer",
    field: "software",
    weight: 4,
    minYears: 1,
    leads: ["Lead Backend Developer", "Principal Backend Engineer", "Backend Architect"],
    niches: [
      ["Java Developer", "Java"],
      ["Kotlin Backend Developer", "Kotlin"],
      ["Go Developer", "Go"],
    ],
    rate: [62, 135],
    core: list("Java, Spring Boot, PostgreSQL, REST APIs"),
    optional: list(
      "Kotlin, Go, Apache Kafka, Docker, Kubernetes, Microservices, AWS, Azure, Redis, CI/CD, RabbitMQ, GraphQL, SQL, Git, Event-Driven Architecture",
    ),
    free: list("SEPA payment files"),
    industries: ["banking", "insurance", "logistics", "public", "telecom", "energy"],
    openings: [
      "I write the part of the system nobody sees until it stops.",
      "Backend developer for {years} years: payments, policies, timetables and other things that must add up.",
    ],
    achievements: [
      "The payment service I built for {client:banking|telecom} handles {40-300/10},000 transactions a day with no double charge so far.",
      "Split the billing of {client:telecom|energy|insurance} out of a monolith in {nine|eleven|thirteen} months while it kept billing.",
      "Found a race condition at {client} that had cost {20-90/5},000 euros a year and fixed it in {eleven|nineteen|thirty} lines.",
      "Response times of {client} at the busiest hour: {900-1600/100} ms before, {90-180/10} ms after.",
      until(4, "At {client} I own {two|three} services with {99.9|99.95}% availability over the past year."),
      from(6, "Designed the event contracts {six|eight|nine} teams at {client} build on."),
    ],
    prose: [
      [
        "RabbitMQ",
        "Queues, mostly RabbitMQ, are the tool I reach for when two systems refuse to be awake at the same time.",
      ],
      ["Clojure", "For two years I wrote Clojure for a living, which improved my Java."],
    ],
  },
  {
    name: ".NET Developer",
    field: "software",
    weight: 4,
    minYears: 1,
    leads: ["Lead .NET Developer", ".NET Architect", "Principal .NET Engineer"],
    niches: [
      ["Azure .NET Developer", "Azure"],
      ["C# Developer", "C#"],
      ["Full-Stack .NET Developer", "React"],
    ],
    rate: [62, 132],
    core: list("C#, .NET, SQL"),
    optional: list(
      "Azure, ASP.NET Core, Entity Framework, Microsoft SQL Server, React, Angular, Blazor, Docker, Azure DevOps, REST APIs, Microservices, CI/CD, TypeScript",
    ),
    free: list("WinForms modernisation"),
    industries: ["manufacturing", "energy", "public", "insurance", "construction", "health"],
    openings: [
      "C# has paid my rent for {years} years and I still like it.",
      "I modernise .NET systems that are too important to rewrite and too old to leave alone.",
      until(5, "I build .NET services on Azure and enjoy the dull parts too: logging, migrations, tests."),
    ],
    achievements: [
      "Moved {12-40} services of {client} from .NET Framework to current .NET without a feature freeze.",
      "The field service app of {client:manufacturing|energy|construction} works offline in a basement and syncs when the technician comes up; {300-1400/100} technicians use it.",
      "Halved the Azure costs of {client}, from {14-22},000 to {7-9},000 euros a month.",
      "Automated the releases of {client}: from a Saturday every quarter to a button any weekday.",
      from(
        6,
        "Took over a stalled project at {client} with {90-200/10} open bugs and went live {four|five} months later.",
      ),
    ],
    prose: [
      ["Angular", "I am comfortable in Angular too, as much of the .NET world is."],
      [
        "Azure DevOps",
        "Build pipelines in Azure DevOps are usually on my desk whether or not the contract says so.",
      ],
    ],
  },
  {
    name: "Python Developer",
    field: "software",
    weight: 3,
    minYears: 1,
    leads: ["Lead Python Developer", "Principal Python Engineer"],
    niches: [
      ["Python Backend Developer (FastAPI)", "FastAPI"],
      ["Django Developer", "Django"],
    ],
    rate: [60, 132],
    core: list("Python, PostgreSQL, REST APIs"),
    optional: list(
      "FastAPI, Django, Docker, AWS, Message Queues, Redis, React, CI/CD, Pandas, Linux, Google Cloud, Data Engineering, Git",
    ),
    free: list("Scientific instrument control"),
    industries: ["saas", "education", "energy", "health", "media", "public"],
    openings: [
      "I write Python that still makes sense a year later.",
      "Python developer, {years} years: web back ends, data tools and the glue in between.",
    ],
    achievements: [
      "Built the measurement API of {client:energy|health}, {6-40} million readings a day on {two|three} modest servers.",
      "Typed and tested an inherited code base of {40-110/5},000 lines at {client}; production errors fell by {two thirds|three quarters}.",
      "The import tool I wrote for {client} replaced {five|six|seven} people's Friday afternoons.",
      "Upgraded the service of {client} across {three|four} major Django versions in {six|seven|nine} weeks.",
    ],
    prose: [
      [
        "Message Queues",
        "Background jobs with Celery are a solved problem for me, retries and dead letters included.",
      ],
      ["Linux", "I grew up on Linux and am happy to look after the servers as well."],
    ],
  },
  {
    name: "Frontend Developer",
    field: "software",
    weight: 4,
    minYears: 0,
    leads: ["Lead Frontend Developer", "Frontend Architect", "Principal Frontend Engineer"],
    niches: [
      ["React Developer", "React"],
      ["Vue Developer", "Vue.js"],
      ["Design System Developer", "Design Systems"],
    ],
    rate: [56, 122],
    core: list("React, TypeScript, CSS, HTML"),
    optional: list(
      "JavaScript, Next.js, Vue.js, Tailwind CSS, Accessibility, Design Systems, Storybook, Figma, Playwright, GraphQL, D3.js, Web Development, UI Design",
    ),
    free: list("Right-to-left layouts"),
    industries: ["retail", "media", "saas", "public", "education", "banking"],
    openings: [
      "I make interfaces that are quick, calm and usable with a keyboard.",
      "Frontend developer with {years} years of React, a few of everything before it and a drawer of old phones for testing.",
      until(3, "I build interfaces in React and TypeScript and care about the last five pixels."),
    ],
    achievements: [
      "The design system I built with {client} has {40-90} components and is used by {five|seven|nine} teams.",
      "Raised the Lighthouse score of {client:retail|media|education} from {31-48} to {92-98}; organic visits rose by {9-17}%.",
      "Rebuilt the checkout of {client:retail} for phones: abandoned orders down {12-21}%.",
      "Charts I made for {client:energy|banking|saas} draw {20-90},000 points without dropping a frame.",
      "Made the service of {client} work in Finnish, Swedish and English, including the texts nobody remembered.",
    ],
    prose: [
      ["D3.js", "Give me a dataset and a free afternoon and I will draw it in D3."],
      ["Figma", "I read and fix Figma files, which saves designers a round of comments."],
    ],
  },
  {
    name: "Mobile Developer",
    field: "software",
    weight: 3,
    minYears: 1,
    leads: ["Lead Mobile Developer", "Mobile Architect", "Principal Mobile Engineer"],
    niches: [
      ["iOS Developer", "Swift"],
      ["Android Developer", "Kotlin"],
      ["Flutter Developer", "Flutter"],
      ["React Native Developer", "React Native"],
    ],
    rate: [60, 130],
    core: list("Mobile Development, REST APIs, Git"),
    optional: list(
      "Swift, Kotlin, Flutter, React Native, TypeScript, iOS, Android, Firebase, CI/CD, Bluetooth Low Energy, UI Design, Accessibility, Jetpack Compose, SwiftUI",
    ),
    free: list("App Store review appeals"),
    industries: ["health", "banking", "retail", "logistics", "energy", "media", "games"],
    openings: [
      "I make apps that people keep after the first week.",
      "Mobile developer for {years} years, with {11-40} apps in the stores and {two|three} I am truly proud of.",
    ],
    achievements: [
      "The app I built for {client:banking|retail|health|media} has {60-700/10},000 users and a rating of 4.{5-8}.",
      "Crash-free sessions of {client} went from {96|97}% to {99.8|99.9}% in {two|three} releases.",
      "Wrote the Bluetooth link between a {wrist sensor|heat pump|door lock} and two phone platforms for {a health technology start-up|a family-owned manufacturer|a spin-off from Oulu}; pairing works first time in {95-99}% of homes.",
      "Merged two native code bases of {client} into one and now ship the same day on both.",
      from(
        5,
        "Took the mobile bank of {client:banking} through accessibility and security audits in the same spring.",
      ),
    ],
    prose: [
      ["Bluetooth Low Energy", "Bluetooth Low Energy has cost me nights, and I know its moods by now."],
      ["SwiftUI", "I have rewritten UIKit screens in SwiftUI one by one, and know when to leave one be."],
    ],
  },
];
