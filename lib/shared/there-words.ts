import { findSkill } from "@/lib/shared/skills";

// What a brief's clause only tells to be there: what others make or take care of, what is used today, what one has. The
// reader of briefs and matching go by the same words. English, Finnish, Swedish, as people write them.

const wholeWord = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "iu");
/** Where a name begins, known by its capital, the words around it may still be written large or small. */
const eitherCase = (words: string) =>
  words.replace(/(?<=^|\||\(\?:)\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** What is wished for in the same clause is not only told. */
const wishes = wholeWord(
  [
    "needs?|needed|wants?|wanted|wish|would|should|must|shall|will|going to|to be|(?:can|could|may) be|like to|looking for|look for|seek(?:ing|s)?|search(?:ing)? for|hir(?:e|ing)|requir\\p{L}+|experience\\p{L}*|expert(?:ise|s)?|knowledge|knows?|skill\\p{L}*|help|teach(?:es)?|train(?:ing)?|plan to|planning to|let['’]s|please|you|\\p{L}+['’](?:d|ll)",
    "tarvi\\p{L}+|tarve\\p{L}*|halu\\p{L}+|toivo\\p{L}+|etsi\\p{L}+|hae(?:mme|taan|n)|hakee|haussa|pitää|pitäisi|täytyy|tulisi|voisi\\p{L}*|osaa\\p{L}*|kokemu\\p{L}+|kouluttaa|opettaa|autta\\p{L}+|edellyt\\p{L}+|vaadi\\p{L}+|aio\\p{L}+|sinä|sinu\\p{L}+|siirry\\p{L}+|siirrä\\p{L}+|siirtyä|kaipaa\\p{L}*",
    "behöv\\p{L}+|vill|söker|sökes|söks|letar|ska|skall|måste|borde|bör|kräv\\p{L}+|krav|erfarenhet|kunskap\\p{L}*|önskar|hjälp\\p{L}*|utbilda\\p{L}*|du|dig",
  ].join("|"),
);

/** "(We need React) and our partner handles Azure": from here on something else is told. */
export const ownSubject =
  "\\s(?:and|ja|och|sekä)\\s(?!(?:we|vi) \\p{L}+(?: care of)? (?:that|it|this|them|det|den|dem)(?!\\p{L})|\\p{L}+mme (?:se|sen|sitä|ne)(?!\\p{L}))(?=(?:we|our|you|another|somebody|someone|others|meillä|me|toinen|joku|\\p{L}{4,}mme|sinä|vi|vår|våra|vårt|du|en annan|ett annat|någon annan)\\s)";

const people =
  "developers?|engineers?|programmers?|coders?|analysts?|architects?|scientists?|designers?|testers?|administrators?|admins?|dbas?|consultants?|specialists?|experts?|person|people|guys?";
const finnishPeople =
  "(?:kehittäj|insinöör|koodari|koodaaj|ohjelmoij|analyytik|arkkiteht|arkkitehd|testaaj|suunnittelij|osaaj|asiantuntij|ylläpitäj|konsult|devaaj|tutkij)";
const swedishPeople =
  "\\p{L}*(?:utvecklare|ingenjör(?:er)?|programmerare|kodare|analytiker|arkitekt(?:er)?|testare|administratör(?:er)?|tekniker|experter|specialister|konsulter)";

const otherFirm =
  "partners?|vendors?|suppliers?|integrators?|subcontractors?|contractors?|providers?|agency|consultancy|house|company|firm|team|third party";
/** Not "the supplier", which of a tender is the one that is looked for; "the company" is the client. */
const others = `(?:our|an?|another|an? (?:other|different|separate|external|outside))(?: [\\p{L}-]+)? (?:partners?|vendors?|suppliers?|integrators?|subcontractors?|providers?|agency|consultancy|third party)|(?:another|an? (?:different|separate|external|outside))(?: [\\p{L}-]+)? (?:${otherFirm})|(?:somebody|someone) else|others|other (?:people|companies|suppliers)`;
/** A team of one's own may be the one that somebody is to join. */
const ownPeople = `our(?: own| \\d+| two| three| four| five)?(?: [\\p{L}\\d+#.-]+){0,2} (?:developers|engineers|programmers|coders|analysts|architects|scientists|designers|testers|administrators|admins|people|department|staff|colleagues|dba|cto|cio|it manager|it)|our (?:cto|cio|dba|it manager|it people)|our own (?:[\\p{L}-]+ )?(?:team|person|people|staff)`;
const often = "(?:already |also |now |currently |all )*";
const cares =
  "handles?|takes? care of|looks? after|runs?|operates?|maintains?|(?:is|are) (?:already )?(?:responsible for|in charge of)|manages?|hosts?";
const makes =
  "makes?|builds?|does|do|writes?|develops?|delivers?|provides?|(?:is|are) (?:making|building|doing|writing|developing)";

const finnishOther =
  "(?:toinen|eri|ulkopuolinen|ulkoinen|nykyinen) (?:\\p{L}+ ?-?)?(?:toimittaja|kumppani|yritys|talo|firma|tiimi|konsulttitalo|palveluntarjoaja|alihankkija)|\\p{L}*-?(?:toimittaja|kumppani|palveluntarjoaja|alihankkija|integraattori)(?:t)?mme|joku (?:muu|toinen)|muut";
const finnishOwn = `[\\p{L}-]*${finnishPeople}\\p{L}*mme|oma(?:t)? (?:\\p{L}+ )?(?:väki|väkemme|ihmise(?:t|mme)|porukka(?:mme)?|tiimi(?:mme)?|\\p{L}+(?:osasto|hallinto)(?:mme)?)|it-osasto(?:mme)?|tietohallinto(?:mme)?`;
const finnishOften = "(?:jo |myös |nyt )*";
const finnishCares =
  "hoita(?:a|vat)|vasta(?:a|avat)|ylläpitä(?:ä|vät)|huolehti(?:i|vat)|pitä(?:ä|vät) huol\\p{L}+|pyörittä(?:ä|vät)|operoi(?:vat)?|hallinnoi(?:vat)?";
const finnishMakes =
  "tek(?:ee|evät)|rakenta(?:a|vat)|toimitta(?:a|vat)|kehittä(?:ä|vät)|koodaa(?:vat)?|toteutta(?:a|vat)";

const swedishOther =
  "(?:vår|våra|vårt|deras)(?: \\p{L}+)? ?[\\p{L}-]*(?:partner|leverantör|leverantörer|underleverantör|driftsbolag|byrå)|(?:en|ett) (?:annan|annat|extern|externt|utomstående)(?: \\p{L}+)? ?[\\p{L}-]*|(?:en|ett) [\\p{L}-]*(?:partner|leverantör|byrå)|någon annan|andra";
const swedishOwn = `(?:våra|vår|vårt|egna)(?: egna| egen| eget| två| tre| \\d+)?(?: [\\p{L}-]+)? (?:${swedishPeople}|it-avdelning|folk|personal)|vår it-avdelning|vårt eget (?:\\p{L}+-?)?team|(?:våra|vår) (?:${swedishPeople})`;
const swedishOften = "(?:redan |också |nu )*";
const swedishCares =
  "sköter|driver|drivs|underhåller|förvaltar|ansvarar för|har hand om|tar hand om|står för|hanterar|svarar för";
const swedishMakes = "gör|bygger|utvecklar|levererar|skriver|kodar|tillverkar";

const either = (one: string, between: string, other: string) =>
  `(?:${one}) ${between}(?:${other})|(?:${other}) ${between}(?:${one})`;
const done =
  "done|made|built|handled|run|maintained|hosted|managed|taken care of|looked after|provided|delivered|written|developed|operated";

const doneByOthers = wholeWord(
  [
    `(?:${others}) ${often}(?:${cares}|${makes})`,
    `(?:${ownPeople}) ${often}(?:${cares})`,
    `our own (?:[\\p{L}-]+ )?(?:team|people|staff) ${often}(?:${makes})`,
    `(?:${done}) (?:\\p{L}+ )?by (?:${others}|our own|our (?:[\\p{L}-]+ )?(?:it|people|department|dba|developers|engineers))`,
    `comes? (?:\\p{L}+ )?from (?:${others})`,
    "outsourced(?: to)?",
    either(finnishOther, finnishOften, `${finnishCares}|${finnishMakes}`),
    either(finnishOwn, finnishOften, finnishCares),
    either("omat? (?:\\p{L}+-?)?(?:tiimi|porukka|ihmise)\\p{L}*", finnishOften, finnishMakes),
    `tule(?:e|vat) (?:\\p{L}+ )?(?:\\p{L}*toimittajalta|\\p{L}*kumppanilta\\p{L}*|toimittajaltamme|muualta)`,
    "on ulkoistettu",
    either(swedishOther, swedishOften, `${swedishCares}|${swedishMakes}`),
    either(swedishOwn, swedishOften, swedishCares),
    either("vårt eget (?:\\p{L}+-?)?team|vår egen \\p{L}+|våra egna \\p{L}+", swedishOften, swedishMakes),
    `(?:görs|sköts|byggs|drivs|underhålls|hanteras|levereras|utvecklas|tillhandahålls|förvaltas) (?:\\p{L}+ )?av (?:${swedishOther}|${swedishOwn})`,
    `kommer (?:\\p{L}+ )?från (?:${swedishOther})`,
    "är utlagd?t?",
  ].join("|"),
);

const number = "\\d+|one|two|three|four|yksi|kaksi|kolme|neljä|två|tre|fyra";
/** "We have one Python developer", "talossa on kaksi Java-kehittäjää": people who are there. */
const havePeople = wholeWord(
  [
    `(?:we|they) (?:already )?(?:have|employ)(?:['’]ve)? (?:already )?(?:${number}|an?|our own|some|several)(?: [\\p{L}\\d+#.-]+){0,4}[ -](?:${people})`,
    `there (?:is|are) (?:already )?(?:${number})(?: [\\p{L}\\d+#.-]+){0,3}[ -](?:${people})`,
    `(?:meillä|talossa|tiimissä|tiimissämme|meiltä löytyy) (?:on )?(?:jo )?(?:${number}|oma|omat|pari|muutama)(?: [\\p{L}\\d+#.-]+){0,3}[ -]?\\p{L}*${finnishPeople}\\p{L}*`,
    `(?:vi har|det finns|i huset finns)(?: redan)? (?:${number}|en|egna|några)(?: [\\p{L}\\d+#.-]+){0,3}[ -]?${swedishPeople}`,
    "\\d+ in-house(?: [\\p{L}\\d+#.-]+){0,2}",
  ].join("|"),
);
/** One more of them is looked for, or the sentence says that a place is free. */
const oneMore = wholeWord(
  "another|third|fourth|one more|more|opening|vacancy|position|kolmannen|kolmatta|toista|toisen|lisää|vielä yh\\p{L}+|paikka|en till|ytterligare|fler|tredje|ledig\\p{L}*|behov\\p{L}*|uppdrag",
);

/** Whether a clause tells of what others do, or of people who are there: none of it is asked for. */
export const isDoneByOthers = (clause: string): boolean =>
  (doneByOthers.test(clause) && !/(?<!\p{L})(?:you|sinä|du)(?!\p{L})/iu.test(clause)) ||
  (havePeople.test(clause) && !oneMore.test(clause) && !wishes.test(clause));

const today = wholeWord(
  "today|currently|at present|at the moment|these days|so far|until now|up to now|nowadays|right now|now|still|nykyisin|nykyään|nykyinen|nykyiset|nykyisellään|tällä hetkellä|toistaiseksi|tähän asti|nyt|vielä|tänään|i dag|idag|i nuläget|för närvarande|för tillfället|hittills|nu|än så länge|fortfarande|nuvarande",
);
/** "At the moment" may also mean the start. */
const startsNow = wholeWord(
  "start\\p{L}*|asap|soon|heti|aloit\\p{L}*|alka\\p{L}*|genast|börja\\p{L}*|available|join\\p{L}*",
);

const sheet = "(?:[Ee]xcel|EXCEL|Google Sheets)";
const workedInSheet = new RegExp(
  [
    `(?<!\\p{L})(?:${eitherCase("we|they|it|people|somebody|someone|everybody|everyone|everything|all|is|are|was|were|gets?|our")})\\s(?:[^,;]+\\s)?(?:in|with|as|on|from|by|using|into|through)\\s(?:[\\p{Ll}\\d]+\\s){0,3}${sheet}`,
    `(?<!\\p{L})${sheet}(?:[- ](?:[Ff]iles?|[Ss]heets?|[Ss]preadsheets?|tables?|lists?|workbooks?|macros?|filer\\p{L}*|ark\\p{L}*|blad\\p{L}*|listor\\p{L}*|tabell\\p{L}*|tiedosto\\p{L}*|taulu\\p{L}*|lista\\p{L}*|listo\\p{L}*))`,
    `(?:\\p{L}mme|\\p{L}(?:taan|tään|daan|dään|vat|vät)|(?<!\\p{L})(?:on|ovat|tekee|menee|kulkee))\\s(?:[^,;]+\\s)?[Ee]xcel(?:i?ss[aä]|i?ll[aä]|eissä|eillä|iin|istä|in avulla)`,
    `[Ee]xcel(?:i?ss[aä]|i?ll[aä]|eissä|eillä|iin|istä)(?:\\s[^,;]+)?\\s(?:\\p{L}+mme|\\p{L}+(?:taan|tään|daan|dään|vat|vät)|on|ovat)(?!\\p{L})`,
    `(?<!\\p{L})(?:${eitherCase("vi|det|man|de|allt|är|görs|sköts|finns|våra?|vårt")}|\\p{L}+(?:as|eras|förs|ks|ls))\\s(?:[^,;]+\\s)?(?:i|med|på|från|ur|till|som)\\s(?:[\\p{Ll}\\d]+\\s){0,2}${sheet}`,
    `(?<!\\p{L})(?:out of|away from|rid of|instead of|irti|eroon|bort från)\\s${sheet}`,
    `${sheet}(?:ist[äa]|eistä) (?:eroon|pois|irti)`,
  ].join("|"),
  "u",
);

/** Whether a clause only tells that people work with spreadsheets, which is none of a craft: "today we do it in Excel". */
export const isWorkedInSheets = (clause: string): boolean =>
  !wishes.test(clause) && (workedInSheet.test(clause) || tellsWhatIsUsed(clause, () => true));

const named = "(?:\\p{Lu}[\\p{L}\\d.+#-]*)";
const small = eitherCase(
  "an?|the|our|some|own|only|just|several|many|two|three|already|also|still|mostly|mainly|all",
);
const weHave = new RegExp(
  [
    `(?<!\\p{L})${eitherCase("we")}(?:['’]ve)? (?:(?:already|also|currently|now|only|just|still|mostly|mainly) )*(?:have|use|got|own)(?: got)? (?:(?:${small}) )*${named}`,
    `${named}(?: licen[cs]es?| subscription)? (?:is|are) (?:already |currently |now )?(?:in use|used|in place|there)(?!\\p{L}| to | for )`,
    `(?<!\\p{L})${eitherCase("meillä on")} (?:(?:jo|nyt|käytössä|vain|oma|omat|valmiiksi) )*${named}`,
    `${named} (?:on |ovat )?(?:meillä |jo |nyt )?käytössä`,
    `(?<!\\p{L})${eitherCase("käytössä")}(?:mme)? (?:on |ovat )?(?:jo |nyt )?${named}`,
    `(?<!\\p{L})${eitherCase("käytämme")} (?:(?:jo|nyt|vain) )*${named}`,
    `(?<!\\p{L})${eitherCase("vi (?:har|använder)")} (?:(?:redan|nu|idag|i dag|bara|i bruk) )*${named}`,
    `${named} (?:finns|används)(?!\\p{L}|\\s(?:att|för))`,
  ].join("|"),
  "u",
);
/** "Three of us do nothing but type invoices into Procountor." */
const keyedInto = new RegExp(
  [
    `(?<!\\p{L})(?:types?|typing|keys?|keying|enters?|entering|cop(?:y|ies|ying))\\s[^,;.]*\\s(?:in)?to ${named}`,
    `(?:näppäil|syöt(?:ä|e)|kopioi)\\p{L}*\\s[^,;.]*\\p{Lu}\\p{L}*(?:iin|ään|aan|oon|een|hin)(?!\\p{L})`,
    `(?<!\\p{L})(?:skriver|matar|knappar|kopierar)\\s[^,;.]*\\s(?:in i|i|till) ${named}`,
  ].join("|"),
  "u",
);
/** A clause about what is done with it, or of how badly it does, tells of the work. */
const workedOn = wholeWord(
  [
    "migrat\\p{L}*|integrat\\p{L}*|interfac\\p{L}*|extend\\p{L}*|extensions?|upgrad\\p{L}*|connect\\p{L}*|conver[ts]\\p{L}*|port(?:ing|ed)|improv\\p{L}*|develop(?!er)\\p{L}*|redesign\\p{L}*|renew\\p{L}*|optimi[sz]\\p{L}*|fix(?:ed|ing)?|clean\\p{L}*|tun(?:e|ing)|moderni[sz]\\p{L}*|rewrit\\p{L}*|adapters?|slow|mess\\p{L}*|broken|crash\\p{L}*|moved?|moving|switch\\p{L}*|nobody|badly|wrong|but",
    "siir\\p{L}+|integro\\p{L}+|integraatio\\p{L}*|rajapin\\p{L}+|liittym\\p{L}+|laajen\\p{L}+|kehit(?!täj)\\p{L}+|päivit\\p{L}+|yhdist\\p{L}+|kytk\\p{L}+|paran\\p{L}+|korja\\p{L}+|moderniso\\p{L}+|uudist\\p{L}+|optimoi\\p{L}+|hida\\p{L}*|sekava\\p{L}*|sekaisin|mutta",
    "migrer\\p{L}+|integrer\\p{L}+|integration\\p{L}*|gränssnitt\\p{L}*|koppl\\p{L}+|uppgrader\\p{L}+|utveckl(?!are)\\p{L}+|utök\\p{L}+|förbättr\\p{L}+|flytta\\p{L}*|moderniser\\p{L}+|bygg\\p{L}* om|långsam\\p{L}*|men",
  ].join("|"),
);
const denial = wholeWord(
  "no|not|never|without|\\p{L}+n['’]t|ei|eivät|emme|ilman|inte|ej|inga|inget|ingen|utan",
);

/** "(We have Oracle), which should" */
const goesOnOfIt = /,\s(?:which|that|joka|jotka|jota|josta|johon|jonka|som|där)(?!\p{L})/iu;

/**
 * Whether a clause only tells what there is or what is used today: "we have Visma", "WordPress finns", "the reports are
 * made with Tableau today". What one uses in place of what is denied in the sentence is chosen.
 * @param isOnlyTool nobody is looked for who would work in it; of what such people work in, the clause must tell more than "we use"
 */
export function tellsWhatIsUsed(clause: string, isOnlyTool: () => boolean, sentence = clause): boolean {
  if (wishes.test(clause)) return false;
  if (keyedInto.test(clause)) return isOnlyTool();
  if (denial.test(sentence) || workedOn.test(sentence)) return false;
  const ofIt = sentence.search(goesOnOfIt);
  if (ofIt >= 0 && wishes.test(sentence.slice(ofIt))) return false;
  if (weHave.test(clause)) return isOnlyTool();
  return today.test(clause) && !startsNow.test(clause);
}

const makers =
  "developer\\p{L}*|devs?|engineer(?!ing)\\p{L}*|programmers?|coders?|data scientists?|scientists?|architects?|devops|sre|full[- ]?stack|\\p{L}*(?:kehittäj|insinöör|ohjelmoij|koodari|koodaaj|arkkiteht|arkkitehd|devaaj)\\p{L}*|\\p{L}*(?:utvecklare|ingenjör|programmerare|arkitekt|kodare)";
const seeksMakers = new RegExp(
  `(?<!\\p{L})(?:looking for|look for|needs?|seek(?:s|ing)?|hiring|hire|wanted|want|search(?:ing)? for|etsi\\p{L}+|hae(?:mme|taan)|hakee|haussa|tarvi\\p{L}+|kaipaa\\p{L}*|söker|sökes|behöver|letar|vill ha)(?!\\p{L})[^.!?\\n]{0,80}?(?<!\\p{L})(?:${makers})(?!\\p{L})|^[^\\n.]{0,60}(?<!\\p{L})(?:${makers})(?!\\p{L})|(?<!\\p{L})(?:you(?:['’]ll| will)? (?:write|build|code|develop|join|work)|join (?:our|the|a)|(?:tech(?:nolog\\p{L}+)?|teknologia\\p{L}*|tekniikat|teknik\\p{L}*|stack):|(?:our|tech) stack|du (?:kommer|skriver|bygger|utvecklar|jobbar)|kirjoitat|rakennat|koodaat|kehität|tiimiimme)(?!\\p{L})`,
  "iu",
);
/**
 * Whether a skill is no more than a tool to whoever a brief looks for. To somebody who makes things "we use React" tells what
 * they are made with.
 */
export const isTool = (key: string, text: string): boolean =>
  !seeksMakers.test(text) || findSkill(key)?.group === "platforms";
