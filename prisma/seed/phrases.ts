import { from, type Template, until } from "./text";

/** What a line of work has in common, whatever the profession. */
export interface Manner {
  /** First sentences for people at the start of their career. */
  beginnings: readonly Template[];
  /** First sentences anybody in the field could write. */
  openings: readonly Template[];
  /** How they work. */
  ways: readonly Template[];
  finnish: readonly string[];
  swedish: readonly string[];
}

export type Field = "ai" | "data" | "software" | "platform" | "advice" | "delivery";

export const manners: Readonly<Record<Field, Manner>> = {
  ai: {
    beginnings: [
      until(
        2,
        "I finished my master's thesis on applied machine learning {last year|two years ago} and went straight into client work.",
      ),
      until(
        2,
        "Early in my career, but everything I list here I have used in real projects and not only in courses.",
      ),
      until(
        2,
        "I came to this work from a physics degree, and I still like to know why a model does what it does.",
      ),
    ],
    openings: [
      from(
        3,
        "Physicist by education, practitioner by choice: {years} years of models that had to work on Monday.",
      ),
      "I like problems where the data is messy and the decision is real.",
      from(5, "After {years} years in research and industry I am happiest where the two meet."),
      "My background is in mathematics at the university in {Helsinki|Turku|Jyväskylä|Oulu}, my habits are those of a software developer.",
      "Less slideware, more evaluation: that sums up how I work with machine learning.",
      from(
        7,
        "I led an AI team of {five|six|eight} at {client} before going independent, and I still code every day.",
      ),
    ],
    ways: [
      "I keep a log of failed experiments, because the next person will have the same ideas.",
      "Privacy and licences get checked before the first line of code, not after the pilot.",
      "I work in short loops: something to look at every week, a decision every third.",
      "I start with a simple baseline and only make things more complicated when the numbers say so.",
      "Before any modelling I want to know which decision will change and what a mistake costs.",
      "Every model I hand over comes with an evaluation set, so the next person can see whether a change made it better.",
      "I say no to machine learning when a rule or a report would do the job, which clients usually thank me for later.",
      "I write short weekly notes in plain language, because half of my stakeholders are not technical.",
      "Notebooks are for thinking; what I deliver is tested, versioned code that your own team can run.",
      from(6, "I am used to presenting results to steering groups, including the results nobody hoped for."),
    ],
    finnish: [
      "Työskentelen sujuvasti suomeksi ja englanniksi, ja kerron mallien rajoituksista niin, että johtoryhmäkin ymmärtää ne.",
      "Suomenkielinen aineisto on tekoälylle oma haasteensa, ja juuri siitä minulla on kokemusta.",
      "Aloitan mielelläni pienellä kokeilulla, jonka hyöty nähdään muutamassa viikossa.",
    ],
    swedish: [
      "Jag arbetar lika gärna på svenska som på finska eller engelska.",
      "Jag har byggt lösningar för både svenska och finska texter och vet var modellerna snubblar.",
    ],
  },
  data: {
    beginnings: [
      until(
        2,
        "I am two jobs into my career and already the person colleagues ask when a number looks wrong.",
      ),
      until(2, "I graduated in information systems and have worked with data every day since."),
      until(2, "After retraining from accounting I now build the reports I used to wait for."),
    ],
    openings: [
      "If two reports disagree, I am the person who finds out why.",
      from(4, "I started out in accounting at {client}, which is why my figures add up."),
      from(2, "{years} years with data have taught me that the definitions are the hard part."),
      "Numbers people trust, delivered on the day they were promised; that is the whole offer.",
      from(
        6,
        "Formerly on the client side at {client}, so I know what it is like to receive a consultant's work.",
      ),
    ],
    ways: [
      "I name things carefully, and it saves more time than any tool.",
      "If a report has not been opened for three months, I suggest deleting it.",
      "I write SQL that a colleague can read without me in the room.",
      "I would rather deliver one trusted report than twenty that contradict each other.",
      "I document as I go, so nobody has to phone me in two years to ask where a figure comes from.",
      "The first week I spend with the people who use the data, not with the database.",
      "Tests on data are as normal to me as tests on code.",
      "I like to leave a team able to carry on alone, and I price the handover into the work.",
      "My deliveries are small and frequent: something usable every second week.",
      from(
        7,
        "I have learned to ask about ownership first, because technology is rarely why data projects fail.",
      ),
    ],
    finnish: [
      "Teen töitä suomeksi ja englanniksi ja tulen mielelläni myös paikan päälle.",
      "Tietovarasto kannattaa aloittaa liiketoiminnan kysymyksistä eikä tauluista, ja niin teenkin.",
      "Dokumentoin työni niin, että seuraavakin tekijä pärjää sen kanssa.",
    ],
    swedish: [
      "Jag håller gärna workshoppar på svenska med dem som ska använda rapporterna.",
      "Svenska, finska och engelska går lika bra i vardagen.",
    ],
  },
  software: {
    beginnings: [
      until(2, "I have been paid to write code for a short time and have written it for much longer."),
      until(
        2,
        "A recent graduate with two internships, a few thousand users and a healthy respect for code review.",
      ),
      until(2, "I changed careers through a coding school and have been shipping features every week since."),
    ],
    openings: [
      "Quiet, thorough and quick to ask: colleagues describe me so, and I will take it.",
      from(
        3,
        "I have spent {years} years in product teams and consultancies, the best of them in teams of five.",
      ),
      from(8, "I have maintained my own code for long enough to have become careful."),
      "I like software that does one job well and tells you when it cannot.",
      from(7, "Previously {three|four|five} years in the product team of {client}, now independent."),
    ],
    ways: [
      "Deadlines and I get along, as long as we are allowed to talk about scope.",
      "I remove more code than I add in a good month.",
      "Security updates are part of my Monday, not a separate project.",
      "I keep changes small, reviewed and easy to undo.",
      "I write the test first when the rule is tricky and the documentation first when the interface is.",
      "Readable code matters more to me than clever code, and I leave a repository tidier than I found it.",
      "I am happy to join an existing team and take tickets from the top of the list, tedious ones included.",
      "I ask a lot in the first week and very little after that.",
      "Estimates from me come with the assumptions written down.",
      from(
        6,
        "I enjoy pairing with juniors and have mentored {four|five|seven|nine} of them into independent developers.",
      ),
    ],
    finnish: [
      "Onnistun parhaiten tiimissä, jossa puhutaan suoraan ja julkaistaan usein.",
      "Työkieleni ovat suomi ja englanti.",
      "Pidän koodin luettavana, jotta muutkin uskaltavat muuttaa sitä.",
    ],
    swedish: [
      "Jag jobbar gärna i svensk- och finskspråkiga team.",
      "Svenska är mitt modersmål, men koden och dokumentationen skriver jag på engelska.",
    ],
  },
  platform: {
    beginnings: [
      until(2, "I started in support, automated most of my own tickets away and moved to the platform team."),
      until(
        2,
        "Fairly new to consulting, with certifications fresh in memory and a home lab that runs hotter than it should.",
      ),
      until(2, "I learned operations on night shifts, which taught me to like boring systems."),
    ],
    openings: [
      from(
        3,
        "{years} years of other people's servers have made me fond of automation and suspicious of Fridays.",
      ),
      "I like systems that are boring on purpose.",
      from(6, "I ran infrastructure at {client} before consulting, so I have lived with my own decisions."),
      "Give me read access and a week, and I will tell you what will break first.",
      from(4, "Operations taught me calm, consulting taught me to explain; I offer both."),
    ],
    ways: [
      "Naming, tagging and ownership come first; the rest of the cloud follows.",
      "I keep secrets out of repositories and people out of production.",
      "When something breaks, I write down why in words a manager can read.",
      "Everything I build is code in your repository; nothing lives only on my laptop.",
      "I measure before I optimise and show the bill before and after.",
      "My goal is a calm on-call rota, and I count the pages to prove it.",
      "I pair with your people from day one, so the knowledge stays when I leave.",
      "I prefer managed services and few moving parts over a diagram that looks impressive.",
      "Restores get rehearsed, because a backup nobody has restored is only a hope.",
      from(
        7,
        "I have been through enough audits to know which evidence an auditor wants and which is theatre.",
      ),
    ],
    finnish: [
      "Rakennan ympäristöt niin, että ne pysyvät pystyssä myös silloin, kun olen itse lomalla.",
      "Palvelen asiakkaita suomeksi ja englanniksi, tarvittaessa myös päivystysluonteisesti.",
      "Turvallisuus suunnitellaan alusta asti mukaan, ei liimata päälle lopuksi.",
    ],
    swedish: [
      "Jag hjälper gärna till på svenska, även när det är bråttom.",
      "Dokumentationen skriver jag på engelska, men mötena går bra på svenska och finska.",
    ],
  },
  advice: {
    beginnings: [],
    openings: [
      from(
        13,
        "I spent {seven|eight} years in line management at {client} before anyone paid me for advice.",
      ),
      from(5, "{years} years of projects have left me with a short list of things that work."),
      "You have heard the promises; I come to count what is left of them after a year.",
      "Clear questions, short reports, decisions that hold: that is what I am hired for.",
      from(10, "Former consultant at one of the large houses, now working alone, at a human pace."),
    ],
    ways: [
      "I prefer an awkward question in the first week to an awkward report in the last.",
      "What I recommend, I am ready to stay and carry out.",
      "I write short memos instead of long slide decks, and I put my name under a recommendation.",
      "I do not sell licences for anyone, so the advice is only advice.",
      "Half of my work is interviews: the people who do the job usually know what is wrong with it.",
      "I leave behind a plan with names and dates, and I come back after three months to see what happened.",
      "I speak both boardroom and engine room, and translate between the two.",
      "Small, honest pilots first; a strategy that has met reality is worth more than a polished one.",
      from(
        12,
        "After this many years I mostly get called when a first attempt has already failed, and I do not mind.",
      ),
    ],
    finnish: [
      "Tekoälyn käyttöönotto on ennen kaikkea johtamista, ja siinä autan mielelläni.",
      "Pidän työpajat ja johdon sparraukset suomeksi tai englanniksi, miten vain talossa puhutaan.",
      "Sanon myös silloin, kun hanketta ei kannata aloittaa.",
    ],
    swedish: [
      "Jag leder workshoppar och styrgruppsmöten på svenska, finska och engelska.",
      "Mina kunder finns på båda sidor om Bottenviken, så svenska är ett vardagsspråk i arbetet.",
    ],
  },
  delivery: {
    beginnings: [
      until(2, "I moved into this role from customer service, so I know the users' complaints by heart."),
      until(
        2,
        "New to consulting, not new to difficult calendars, shy stakeholders and half-written requirements.",
      ),
    ],
    openings: [
      "People first, plan second, tool third; in that order things tend to get finished.",
      from(3, "{years} years between business and technology, at home on both sides."),
      from(9, "I worked inside {client} for {five|six} years and know how slowly a good idea can move."),
      "I am at my best when a project has too many opinions and too little time.",
      "Calm in meetings, stubborn about goals.",
    ],
    ways: [
      "I write things down the same day, while everybody still agrees.",
      "A demo every other week keeps me and the sponsor honest.",
      "I look after the quiet ones in the room; they usually have the missing piece.",
      "I make decisions visible: one page, always current, readable in five minutes.",
      "I would rather move a deadline early and honestly than late and quietly.",
      "Meetings I run end on time and with fewer open questions than they started with.",
      "I talk to end users every week, however senior the project gets.",
      "I bring structure without ceremony, and drop any ritual that no longer earns its time.",
      from(
        6,
        "Distributed teams are my normal: most of mine have spanned {two|three|four} countries and at least as many opinions.",
      ),
    ],
    finnish: [
      "Fasilitoin työpajat sujuvasti suomeksi ja englanniksi.",
      "Saan eri taustoista tulevat ihmiset puhumaan samasta asiasta samoilla sanoilla.",
      "Tiimin työrauha on minulle tärkeämpi kuin hienot kaaviot.",
    ],
    swedish: [
      "Jag faciliterar gärna på svenska och byter språk när någon i rummet behöver det.",
      "Tvåspråkiga organisationer är min hemmaplan.",
    ],
  },
};

/** Last sentences, about the practical side. */
export const closings: readonly Template[] = [
  "Most of my recent assignments have been for {client} and {client}.",
  from(3, "Recent clients include {client}, {client} and {client}."),
  "I live in {city} and come to the office whenever a whiteboard helps.",
  "Based in {city}, used to fully remote teams and happy to meet face to face for the kick-off.",
  "Happiest in assignments of {three|four|six} months or longer, but a one-week review is fine too.",
  "I am available for part-time work as well, which suits {client} right now and may suit you.",
  from(2, "Ask me for references; the last two clients have offered to talk."),
  "I usually work {three|four} days a week for one client and keep the rest for short reviews.",
  from(4, "Three out of four of my clients have come back, which I am quietly proud of."),
  from(3, "I work through my own company, so contracts are simple and start quickly."),
  from(5, "I have said no to projects that were too vague, and yes to a few that only sounded impossible."),
  "Outside work I {coach a junior floorball team|sail in the archipelago|restore old radios|ski far and slowly|sing in a choir|run orienteering courses}.",
  "A short call tells you more than this profile, so let us have one.",
  from(6, "For {client} I have been the outside pair of eyes for {two|three} years now."),
  "I am used to security clearances and to clients who cannot be named here.",
  "Travel inside Finland is fine, {north of Oulu|the archipelago|eastern Finland} with pleasure.",
  from(6, "I pick two or three longer assignments a year and do them properly."),
  "You get one person, no sales team and a clear invoice.",
  "If the problem is unclear, that is fine: a two-day scoping usually makes it clear.",
];
