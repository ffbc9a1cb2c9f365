import {
  clauseAfter,
  clauseAround,
  clauseBefore,
  type Found,
  isDenied,
  phraseAt,
  rangeMark,
  readSmallNumber,
  type Span,
  smallNumber,
  spanOf,
  spansOf,
  wholeWords,
  wordEnd,
  wordStart,
} from "./phrases";

const weeksPerMonth = 52 / 12;
/** Months that the posting form takes, as lib/features/postings/schemas.ts has them. */
const bounds = { min: 1, max: 60 } as const;

const units = {
  month:
    "months?|mths?|mos|kk|kuukautta|kuukauden|kuukausi|kuukaudeksi?|kuukaudessa|månader|månaders|månad|mån",
  week: "weeks?|wks?|vko|vkoa|vkoksi|viikkoa|viikon|viikoksi|viikossa|veckor|veckors|veckas",
  year: "years?|vuotta|vuoden|vuodeksi|års?",
} as const;

const duration = new RegExp(
  `${wordStart}(${smallNumber})(?:${rangeMark}(${smallNumber}))?[\\s-]{0,2}(?:(${units.month})|(${units.week})|(${units.year}))${wordEnd}`,
  "giu",
);
const coupleOfMonths = wholeWords(
  "a couple of months|pari kuukautta|pariksi kuukaudeksi|parin kuukauden|ett par månader",
);
const halfYear = wholeWords(
  "half a year|puoli vuotta|puolen vuoden|puoleksi vuodeksi|ett halvår|halvår|halvårs",
);

/** Lengths of time that are no length of a project: a delay, a notice, what is past. */
const otherBefore =
  /(?<!\p{L})(?:late|delay\p{L}*|behind|overdue|myöhässä|myöhäs\p{L}*|viivästy\p{L}*|försena\p{L}*|last|past|previous|every|each|viime|viimeisen|viimeisten|edellisen|joka|senaste|varje|notice|irtisanomisaika|uppsägningstid|warranty|takuu|garanti|trial|koeaika|within|start\p{L}*|begin\p{L}*|alkaa|aloitus\p{L}*|alkamis\p{L}*|börja\p{L}*|aged?)\s(?:\S{1,20}\s){0,2}$/iu;
const otherAfter =
  /^[\s:n-]{0,4}(?:of |in |with |'s? )?(?:(?:\p{L}+ ){0,2}(?:experience|kokemu\p{L}*|työkokemu\p{L}*|erfarenhet)|late(?:r)?(?!\p{L})|delay\p{L}*|behind|overdue|myöhä\p{L}*|myöhempi|viiväst\p{L}*|jäljessä|försena\p{L}*|sen(?:t|are|a)?(?!\p{L})|efter schema|notice|ago|earlier|old|a year|of data|of history|sitten|vanha|irtisanomis|koeaja|sedan|gammal|uppsägningstid|history|historia|dataa|warranty|takuu)/iu;
/** "Full-time for the first six weeks" is a part of it. */
const beginningBefore = /(?:first|ensimmäis\p{L}*|första)\s$/iu;
const lengthCue = wholeWords(
  "duration|length|lasts?|lasting|long|kesto|kestä\\p{L}*|mittainen|pituus|pituinen|varaa\\p{L}*|längd|varar|varaktighet|pågår|contract|assignment|project|engagement|toimeksian\\p{L}*|projekti\\p{L}*|hank\\p{L}*|sopimus\\p{L}*|uppdrag\\p{L}*|projekt\\p{L}*|kontrakt\\p{L}*|for|for about|noin|ca|cirka|about|approximately",
);
/** "A year" says a length only where it stands by itself, or is called one; "300 000 a year" and "next year" are none. */
const oneUnit = new RegExp(
  `${wordStart}(?:(?<year>(?:an?|one|a full|one full) year|(?:yksi |yhden |koko |kokonainen )?vuosi|(?:yhden |koko |kokonaisen )?vuode(?:n|ksi)|ett (?:helt )?år)|(?<month>(?:an?|one) month|(?:yksi |yhden )?kuukau(?:si|den|deksi)|en månad))(?<tail> (?:ajan|ajaksi|mittai\\p{L}*|pitui\\p{L}*|kestä\\p{L}*|verran|sopimus|projekti|pesti|toimeksianto))?${wordEnd}`,
  "giu",
);
const byItself =
  /(?:^|[,.;:(\n])\s{0,2}(?:(?:about|around|roughly|approximately|at least|up to|perhaps|maybe|for|for about|for at least|noin|n\.|ehkä|vähintään|ainakin|enintään|cirka|ca|ungefär|runt|minst|högst|under|i)\s)*$/iu;
const calledLength =
  /(?<!\p{L})(?:duration|length|lasts?|lasting|takes?|contract (?:of|for)|assignment (?:of|for)|project (?:of|for)|kesto|kestää|varattu|varaktighet|längd|varar|tar|uppdrag(?:et)? (?:på|är|i)|projekt(?:et)? (?:på|är|i)|i|under)\s{0,2}[:|]?\s{0,2}(?:(?:is|on|är|about|around|at least|noin|vähintään|ungefär|cirka|ca|minst)\s)*$/iu;
/** "For a year we have …", "hade vi i ett år": past. */
const isPast =
  /(?<!\p{L})(?:ha(?:ve|s|d)|was|were|been|took|ago|olemme|ollut|oli|kesti|har|hade|tog|varit)(?!\p{L})/iu;
/** "Kahden vuoden ajan" is no year, nor "puoleksi vuodeksi". */
const counted = new RegExp(
  `(?:${smallNumber}|puol\\p{L}+|usea\\p{L}*|monen|pari\\p{L}*|muutama\\p{L}*|viime\\p{L}*|joka)\\s$`,
  "iu",
);
const nothingBehind = /^\s{0,2}(?:[,.;)\n]|$)/u;

function oneOf(text: string): Length[] {
  return [...text.matchAll(oneUnit)].flatMap((match) => {
    const span = spanOf(match);
    const before = text.slice(Math.max(0, span.start - 40), span.start);
    const after = text.slice(span.end, span.end + 24);
    const { year, tail } = match.groups ?? {};
    // "Vuoden" and "kuukauden" belong to what follows.
    const isGenitive = /(?:vuoden|kuukauden)$/iu.test(match[0]);
    const isSaid = tail
      ? !isGenitive
      : nothingBehind.test(after) || /^\s(?:from|starting|alkaen|från|med start)(?!\p{L})/iu.test(after);
    const isOneWord = /(?:vuodeksi|kuukaudeksi)$/iu.test(match[0]);
    if (
      !(isOneWord || (isSaid && (tail !== undefined || byItself.test(before) || calledLength.test(before))))
    )
      return [];
    if (
      isGenitive ||
      counted.test(before) ||
      otherBefore.test(clauseBefore(text, span, 50)) ||
      otherAfter.test(after)
    )
      return [];
    if (isPast.test(clauseAround(text, span)) || isDenied(text, span)) return [];
    return [{ ...span, months: year ? 12 : 1, isNamed: true }];
  });
}

const experienceWord = /experience|kokemu|erfarenhet/iu;

const cue = (pattern: RegExp, text: string) => text.search(pattern) >= 0;

interface Length extends Span {
  readonly months: number;
  readonly isNamed: boolean;
}

function lengthsIn(text: string): Length[] {
  const found: Length[] = [];
  for (const match of text.matchAll(duration)) {
    const span = spanOf(match);
    const [, from = "", to, month, week] = match;
    const before = clauseBefore(text, span, 50);
    if (
      otherBefore.test(before) ||
      beginningBefore.test(before) ||
      otherAfter.test(clauseAfter(text, span, 40))
    )
      continue;
    const around = clauseAround(text, span);
    const isAlone = /^[\s*•–|-]*$/u.test(around.replace(phraseAt(text, span), ""));
    const isNamed =
      cue(lengthCue, around) ||
      isAlone ||
      /^\s?(?:from|från|alkaen|starting|med start)(?!\p{L})/iu.test(clauseAfter(text, span, 20)) ||
      (/^\s(?:ajan|ajaksi|mittai|pitui)/iu.test(clauseAfter(text, span, 20)) && !isPast.test(around));
    const count = readSmallNumber(to ?? from);
    // Years are more often somebody's experience ("Flutter, 3-5 years") or the age of a system.
    const isBeside = isAlone && !cue(lengthCue, around) && /,\s*$/u.test(text.slice(0, span.start));
    if (!month && !week && (!isNamed || isBeside || experienceWord.test(around))) continue;
    const months = month ? count : week ? count / weeksPerMonth : count * 12;
    found.push({ ...span, months: Math.ceil(months - 0.05), isNamed });
  }
  for (const [pattern, months] of [[halfYear, 6] as const, [coupleOfMonths, 2] as const])
    for (const span of spansOf(text, pattern)) {
      if (otherBefore.test(clauseBefore(text, span, 50))) continue;
      found.push({ ...span, months, isNamed: cue(lengthCue, clauseAround(text, span)) });
    }
  return [...found, ...oneOf(text)].sort((a, b) => a.start - b.start);
}

/**
 * How long the work takes, in whole months: "3-6 kk" is up to 6, "10 veckor" a little over two and so 3. A length
 * that is called one comes before others; experience, notice and "the last 6 months" are none.
 */
export function readDuration(text: string): Found<number> | null {
  const { min, max } = bounds;
  const lengths = lengthsIn(text).filter(({ months }) => months >= min && months <= max);
  const length = lengths.find(({ isNamed }) => isNamed) ?? lengths[0];
  return length ? { value: length.months, phrases: [phraseAt(text, length)] } : null;
}
