import { findSkill } from "@/lib/shared/skills";
import needs from "./data/needs.json";
import { needsTold } from "./needs";

const told = (text: string) => needsTold(text).map(({ key, words }) => `${key}: ${words}`);

it.each([
  [
    "Patients cancel late. We want to find out who is likely not to show up, and to remind them.",
    ["predictive-modeling: likely not to show up"],
  ],
  [
    "Asiakaspalvelumme saa 400 viestiä päivässä. Tekoälyn pitäisi lajitella viestit.",
    ["nlp: lajitella viestit"],
  ],
  [
    "Våra projektledare vill ha en app för telefonen där de kan diktera.",
    ["speech-recognition: telefonen där de kan diktera", "mobile-development: app för telefonen"],
  ],
  ["Our Kubernetes bill doubled in a year.", ["finops: Kubernetes bill doubled"]],
  ["Which subscribers are about to leave?", ["churn-prediction: subscribers are about to leave"]],
  ["Ennusta myyntiä. Ennusta myyntiä.", ["forecasting: Ennusta myyntiä"]],
])("reads in %j the need of %j", (text, expected) => {
  expect(told(text).sort()).toEqual([...expected].sort());
});

it.each([
  "Forecasts are made by hand. We have stock.",
  "Adsorption columns and applets",
  // Too far from each other to be said of each other.
  `Predict ${"and so on ".repeat(8)} sales`,
  "Koulut lämpiävät turhaan, ja henkilöstö palelee.",
  "Drivers for the radio are planned for the next visit of our supplier.",
  // Words that mean other things as well.
  "Kaksikymmentä tuhatta kuvaa palautetuista laitteista, jotka kone voisi lajitella. Työn voi tehdä etänä, aikataulu joustaa.",
  "Please estimate the price. Get in touch, and we make the schedule in order to plan the paper form together.",
  "We train models with our team, and of course the managers map areas for the campaign, which is accessible.",
  "Our messages queue loads sales data; suggest product improvements, and rank candidates with a model.",
  "Kuvatkaa kokemuksenne ja laskekaa tarjous.",
  "",
])("reads none in %j", (text) => {
  expect(told(text)).toEqual([]);
});

// As people of hospitals, farms, schools, harbours, shops, plants, municipalities, banks and studios would tell them.
it.each([
  ["Nurses dictate notes on the ward and somebody types them up at night.", "speech-recognition"],
  ["A drone flies over our fields and we want it to count the sheep.", "computer-vision"],
  [
    "Our pupils' parents get the same letter four times because they are on file under several spellings.",
    "data-quality",
  ],
  ["Ships wait at anchor because berths are given out on a whiteboard.", "mathematical-optimization"],
  ["The shelves are empty on Saturday and full of last season's boots.", "demand-forecasting"],
  [
    "The boss wants to know on his phone every morning what each of the five shops sold.",
    "business-intelligence",
  ],
  [
    "The saw stops twice a week without warning and we would like to know beforehand.",
    "predictive-maintenance",
  ],
  [
    "The council has eleven systems and a change of address must be made in each of them.",
    "data-integration",
  ],
  [
    "Each branch reports its own number of customers and the board no longer believes any of them.",
    "data-governance",
  ],
  [
    "The man who wrote our booking program retires in June and only he knows how it works.",
    "software-architecture",
  ],
  ["Deaf visitors cannot follow the videos on our museum's pages.", "accessibility"],
  ["Our staff paste patient letters into ChatGPT and I do not know whether that is allowed.", "privacy"],
  ["The freezer in the lorry got warm and no one noticed until the fish was spoiled.", "iot"],
  ["Hoitajien työvuorot tehdään käsin Excelissä, ja joka listassa on virheitä.", "mathematical-optimization"],
  ["Puimurin sijasta haluaisimme, että drooni katsoo rikkaruohot pellolta.", "computer-vision"],
  ["Opettajat haluaisivat oppia käyttämään tekoälyä tunneilla turvallisesti.", "training"],
  ["Rahtikirjat tulevat paperilla ja kolme ihmistä naputtelee ne järjestelmään.", "document-ai"],
  ["Hyllyt ovat tyhjiä ja varasto täynnä väärää tavaraa.", "demand-forecasting"],
  [
    "Tehtaan sähkölasku on karannut käsistä, ja haluamme tietää paljonko sähköä ensi viikolla kuluu.",
    "forecasting",
  ],
  ["Jokaisella osastolla on oma luku asiakkaiden määrästä, eikä johto luota yhteenkään.", "data-governance"],
  ["Joku yrittää huijata vakuutuskorvauksia samoilla kuvilla monta kertaa.", "fraud-detection"],
  ["Ainoa atk-ihmisemme lähtee eläkkeelle eikä kukaan muu tunne järjestelmiämme.", "software-architecture"],
  ["Projekti on puoli vuotta myöhässä, ja tarvitsemme jonkun ottamaan ohjat.", "project-management"],
  [
    "Asentajat ottavat kuvia työmaalla, ja ne pitäisi saada puhelimesta suoraan työmääräykselle.",
    "mobile-development",
  ],
  ["Laitamme kellariin anturit, jotka kertovat vuodosta heti.", "iot"],
  ["Vi vill veta hur många som kommer till akuten nästa helg.", "forecasting"],
  ["Varje morgon kopierar två personer beställningar från mejlen till affärssystemet.", "process-automation"],
  ["Lärarna behöver lära sig använda ChatGPT utan att röja elevernas uppgifter.", "training"],
  ["Lastbilarna kör halvtomma och i fel ordning mellan butikerna.", "route-optimization"],
  ["Vilka kunder tänker säga upp sitt abonnemang?", "churn-prediction"],
  ["Hur ska vi skära plåten så att mindre blir spill?", "mathematical-optimization"],
  ["Kommunens e-tjänst går inte att använda för den som inte ser.", "accessibility"],
  ["Rådgivarna svarar på samma frågor från kunder hela dagarna.", "chatbots"],
  ["Studions inspelningar ska bli text så att vi kan söka i dem.", "speech-recognition"],
  ["Sidan tar tio sekunder att öppna när många är inne samtidigt.", "performance-testing"],
  ["Vi undrar om någon kan ta sig in i våra system utifrån.", "penetration-testing"],
  ["Vad borde vi ta betalt för en plats i båthamnen?", "pricing-strategy"],
  [
    "Members leave and we hear of it late. We would like to know some weeks ahead who is about to quit.",
    "churn-prediction",
  ],
  ["Six people look for scratches. Could a camera do that?", "computer-vision"],
  [
    "The renewal of our booking system is seven months late. We need an experienced person to take charge.",
    "project-management",
  ],
  [
    "Our customers' programs have artificial intelligence in them. The lawyer says there are new EU rules.",
    "eu-ai-act",
  ],
  ["Vår IT-chef slutar i mars. Någon ska leda våra tekniker tills vi har en ny.", "technology-leadership"],
  ["Hallitus kysyy, mitä me teemme tekoälyllä.", "ai-strategy"],
  ["Langaton anturi mittaa kosteutta.", "iot"],
  ["Vi vill låta testa säkerheten i vår patientportal.", "penetration-testing"],
  ["Entisillä työntekijöillä on vielä tunnukset ja salasanat.", "iam"],
  ["Every release something breaks.", "test-automation"],
])("reads in %j the need of %s", (text, key) => {
  expect(needsTold(text).map((need) => need.key)).toContain(key);
});

// The same words, of which each means something else.
it.each([
  "Our project manager goes on parental leave in March, and members of staff know who to ask.",
  "We are launching a new product line and look for a marketer who has seen trade fairs.",
  "Please close the door behind you; the doors of our shop are open on Saturdays.",
  "Team members may leave early on Fridays, and everybody knows why.",
  "The customers leave their shoes at the door.",
  "We search for a developer who fixes errors in our web shop.",
  "What would the work cost, and how much should we expect to pay your team?",
  "Tell us what the whole should cost and when you could start.",
  "We look for a camera operator who has found his own style.",
  "Please take a look at the drawings and check the details with our designer.",
  "The phone app is made by somebody else, and we do not need one.",
  "We do not want a dashboard; sales figures and stock are fine as they are.",
  "He has stopped smoking, and his machine shop knows it.",
  "It is late, and the project group wants to go home.",
  "The last train leaves before the staff comes to the station.",
  "Trains are late and the staff at the station is tired.",
  "Our staff meets customers twice a week in the system room.",
  "We pay the supplier twice a year from the system.",
  "The board meets every Monday and drinks the coffee that we sell.",
  "There is nobody who loves reports more than the two of us.",
  "A paradigm shift: plan a move that is fair for everyone.",
  "We draw up a cutting-edge plan for the sheet music of the choir.",
  "Cut waste in meetings and roll out the change in steps.",
  "The elderly board calls us to form a group of users.",
  "We show others what the customers bought, and why they like it.",
  "Buy tickets for the summer concert before the shelves of the kiosk are opened.",
  "Our web shop sells cameras, lenses and bags that get scratches.",
  "Bring your own phone, and report to the reception with the workers.",
  "Our tender asks for a fixed price; which price do you offer?",
  "Use the same form to answer the questions of this survey, all customers did.",
  "The meeting room is full of boxes, papers and old chairs that we search no more.",
  "We can test the coffee and the security guard makes the service pleasant.",
  "Somebody can get into the building with a key from the reception.",
  "Our IT manager left a message: call her on Monday.",
  "The head of data leads the work with you until the end of May.",
  "Forecast of the weather: warm, and nobody noticed.",
  "Vanhempainvapaa alkaa maaliskuussa, ja jäsenet tietävät kuka lähtee lomalle.",
  "Uusi tuotelinja esitellään messuilla, katsomme kuvia ja juomme kahvia koko päivän.",
  "Sulje ovi, kun lähdet viimeisenä varastosta.",
  "Vuorovaikutus asiakkaiden kanssa on tärkeää, suunnittelu tehdään yhdessä.",
  "Paljonko työ maksaa, ja milloin voisitte aloittaa?",
  "Kertokaa, mitä työn pitäisi maksaa ja mihin hintaan tarjoatte sen.",
  "Asiakkaat käyvät meillä kahdesti viikossa, ja varaukset ovat järjestelmässä.",
  "Etsimme kuvaajaa, joka osaa katsoa valoa ja löytää oikean hetken kameralla.",
  "Laki sanelee ehdot, ja hoitajat noudattavat niitä.",
  "Projektipäällikkömme lähtee myöhässä lomalle.",
  "Juna on myöhässä ja hanke kiinnostaa meitä, voit tulla mukaan.",
  "Kirjoitamme tarjouspyynnön, ja toimittaja valitaan hinnan ja laadun mukaan.",
  "Hallitus kokoontuu joka maanantai, ja myynti tuo pullaa.",
  "Henkilöstö vastustaa kilpailevaa joukkuetta jääkiekossa.",
  "Osta liput ennen kesää, hylly löytyy eteisestä.",
  "Testaamme kahvia ja pidämme palvelua hyvänä, tietoturva kuuluu kaikille.",
  "Hinnoittele tarjouksesi tunneittain ja kerro, mikä on oikea hinta.",
  "Föräldraledigheten börjar i mars, och medlemmarna i teamet vet vem som slutar.",
  "En ny produktlinje visas på mässan, och vi tittar på bilder hela dagen.",
  "Stäng dörren när du lämnar lagret.",
  "Vi söker en utvecklare som rättar fel i vår webbutik.",
  "Vad skulle arbetet kosta, och när kunde ni börja?",
  "Vi söker en fotograf som ser ljuset och hittar rätt ögonblick med sin kamera.",
  "Vi behöver inte en app för telefonen, chaufförerna rapporterar redan sina timmar.",
  "Kunderna besöker oss två gånger i veckan, det finns i systemet.",
  "Lagen dikterar villkoren, och sekreterarna följer dem.",
  "Ledningen möts varje måndag och dricker kaffet som vi säljer.",
  "Köp biljetter före sommaren, hyllan finns i hallen.",
  "Vad ska anbudet innehålla, och till vilket pris erbjuder ni det?",
  "Våra leverantörer och vi hjälper varandra att välja rätt lunch.",
  "Kartan över kundresan hänger på väggen.",
  "Dollarkursen påverkar våra chefer och vår personal.",
  "Some people call the office and ask for the owner every day.",
  "Our company has moved its data team to the cloud quarter of the city.",
  "We believe in numbers, and nobody works alone.",
  "Do you know the members of our board, who may leave at any time?",
  "The customer data team of our bank trusts nobody but the own figures of its boss.",
  "The site opens at seven, and it takes ten minutes to walk there.",
  "Toimisto avautuu seitsemältä ja sinne kävelee viidessä minuutissa.",
  "Wireless headphones are allowed, and we tell the sensor story over lunch.",
  "The camera crew checks the lighting, the trees and the cars before the show.",
  "The robot vacuum stops in our office, you should know that before you come.",
])("reads none in %j, that has words of some", (text) => {
  expect(told(text)).toEqual([]);
});

it.each([
  ["The phone app is made by somebody else.", "The phone app is missing."],
  ["We do not need an app for the phone.", "We need an app for the phone."],
  ["Emme tarvitse sovellusta puhelimeen.", "Tarvitsemme sovelluksen puhelimeen."],
  ["Appen för telefonen gör vi själva.", "Vi vill ha appen för telefonen."],
])("reads none in %j, which is not asked for, and one in %j", (other, own) => {
  expect(needsTold(other)).toEqual([]);
  expect(needsTold(own).map(({ key }) => key)).toEqual(["mobile-development"]);
});

it("reads words of a passage only where they tell it apart too", () => {
  expect(told("Our foremen have phones. An app of one thing.")).toEqual([
    "mobile-development: foremen have phones. An app",
  ]);
  expect(told("Translate slowly. Many manuals. Three languages.")).toEqual([]);
  expect(told(`Could a camera ${"and so on ".repeat(12)} scratches.`)).toEqual([]);
});

it("knows each as a skill, by groups of words as they are compared", () => {
  const { notAsked, inSentence, inPassage } = needs;
  const keys = [...Object.keys(inSentence), ...Object.keys(inPassage)];
  expect(keys.filter((key) => findSkill(key)?.key !== key)).toEqual([]);
  const groups = [notAsked, ...[inSentence, inPassage].flatMap((ways) => Object.values(ways).flat(2))];
  expect(groups.filter((group) => !/^(?:- )?[a-z0-9*$_ ]+$/.test(group))).toEqual([]);
  const twice = groups.filter((group) => new Set(group.split(" ")).size < group.split(" ").length);
  expect(twice).toEqual([]);
});
