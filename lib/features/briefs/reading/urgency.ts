import type { Urgency } from "@/lib/features/postings/rules";
import { clauseBefore, type Found, isDenied, phraseAt, type Span, spansOf, wholeWords } from "./phrases";

/** What says no hurry is looked for first: "not urgent", "ei kiire". */
const words: readonly (readonly [Urgency, RegExp])[] = [
  [
    "flexible",
    wholeWords(
      "no (?:particular |great |real )?(?:rush|hurry|panic)|(?:not|\\p{L}+n['’]t) (?:urgent|in a hurry)|flexible on timing|whenever you have time|at your convenience|flexible (?:start|timing|schedule|timeline|starting date)|(?:start|timing|schedule|timeline)(?: date)? is flexible|whenever (?:suits|you)|(?:timing|schedule) is (?:free|open|up to you)|at your own pace|kiirei(?:nen|llinen) (?:\\p{L}+ )?ei ole|aikataulu on vapaa|vapaa aikataulu|omaan tahtiin|tidtabellen? är (?:fri|flexibel)|fri tidtabell|i egen takt|ei (?:ole )?kiire(?:ttä|llinen)?|joustava (?:aikataulu|aloitus)\\p{L}*|kiirettä ei ole|ehtii myöhemminkin|aikataulu (?:joustaa|on joustava)|aloitus (?:joustaa|on joustava|sopimuksen mukaan)|aikataulu sopimuksen mukaan|ingen (?:brådska|panik|stress)|inte bråttom|brådskar inte|inga brådskande(?: datum)?|när det passar|start: flexibel\\p{L}*|flexibel start|flexibelt startdatum|start enligt överenskommelse",
    ),
  ],
  [
    "urgent",
    wholeWords(
      "asap|a\\.s\\.a\\.p|as soon as possible|urgent|urgently|immediately|immediate start|right away|straight away|within (?:a|one|1) week|this week|next week|(?:start|starting|begin) (?:on )?(?:monday|tomorrow|today)|heti|heti tänään|(?:ens|ensi) viiko(?:lla|sta)|from next week|från nästa vecka|välittömästi|mahdollisimman (?:pian|nopeasti|nopealla aikataululla)|kiireelli\\p{L}*|kiire|kiireesti|pikai[ns]\\p{L}*|pikana|viikon sisällä|tällä viikolla|omgående|omedelbart|genast|snarast(?: möjligt)?|så (?:snart|fort) som möjligt|brådskande|bråttom|akut|inom en vecka|nästa vecka",
    ),
  ],
  [
    "normal",
    wholeWords(
      "within (?:a|one|1|the next) month|within (?:a couple of|a few|two|2|three|3) weeks|next month|in (?:a month|two weeks|2 weeks|a few weeks|the coming weeks)|kuukauden (?:sisällä|kuluessa)|ensi kuussa|parin viikon (?:sisällä|päästä|kuluttua)|lähiviikkoina|inom en månad|nästa månad|inom ett par veckor|om (?:två|några) veckor",
    ),
  ],
];

/** "Remote, soon.", "aloitus pian", "börja snart": where it is said of the work. "We will soon move" is none. */
const soon = wholeWords(
  "(?:quite |rather |very |fairly |melko |aika |mahdollisimman |ganska )?(?:soon|pian|piakkoin|snart)",
);
const isOfWork = (text: string, span: Span) =>
  (/(?:^|[.,;:!(\n–-])\s*$/u.test(text.slice(0, span.start)) && isEnd(text, span)) ||
  /(?<!\p{L})(?:start\p{L}*|begin\p{L}*|kick-?off|aloit\p{L}*|alka[aiv]\p{L}*|alku|käyntiin|liikkeelle|börja|börjar|igång)(?:\s\p{L}+)?\s$/iu.test(
    clauseBefore(text, span, 40),
  ) ||
  (isEnd(text, span) &&
    /^\s*(?:we need|needed|tarvitsemme|tarvitaan|vi behöver|behövs)(?!\p{L})(?!.*(?<!\p{L})(?:because|since|when|which|that|kun|koska|joka|eftersom|när|som)(?!\p{L}))/iu.test(
      clauseBefore(text, span, 90),
    ));
const isEnd = (text: string, span: Span) =>
  /^\s*(?:[.;!)\n]|,(?!\s(?:we|our|vi)\s)|$)/iu.test(text.slice(span.end, span.end + 12));

/** How soon the work should start (001 §9): within a week, within a month, or any time. */
export function readUrgency(text: string): Found<Urgency> | null {
  for (const [urgency, pattern] of words) {
    const named = spansOf(text, pattern).find((span) => urgency === "flexible" || !isDenied(text, span));
    if (named) return { value: urgency, phrases: [phraseAt(text, named)] };
  }
  const named = spansOf(text, soon).find((span) => isOfWork(text, span) && !isDenied(text, span));
  return named ? { value: "normal", phrases: [phraseAt(text, named)] } : null;
}
