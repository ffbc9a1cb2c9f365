import { findSkill, normalizeTerm, tradesNamed } from "@/lib/shared/skills";
import { counted } from "./other-meanings";

// How long something takes, how many people do it and how much of their time: a search cannot ask for that, and the
// numbers would find whoever has them in a text by chance.

const qualifier =
  "(?:(?:for|about|around|approximately|approx|over|under|at least|at most|up to|max|min|more than|less than|noin|yli|alle|vahintaan|enintaan|korkeintaan|cirka|ca|minst|hogst|over|i) )?";
const number =
  "(?:\\d+|half(?: an?)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|an?|puol(?:i|en)|yksi|yhden|kaksi|kahden|kolme|kolmen|nelja|neljan|viisi|viiden|kuusi|kuuden|seitseman|kahdeksan|yhdeksan|kymmenen|en|ett|tva|tre|fyra|fem|sex|sju|atta|nio|tio|tolv)";
const some = `${number}(?: (?:to|till|or|tai|eller) ${number})?`;
const time =
  "(?:months?|mos?|weeks?|wks?|days?|hours?|hrs?|years?|yrs?|kk|kuukau(?:si|tta|den|deksi|sien)|vk|vko|viik(?:koa|on|oksi|ko)|pv|paiva(?:a|n|ksi)?|tun(?:ti|tia|nin|niksi)|vuo(?:si|tta|den|deksi)|man|manad(?:s|en)?|manader(?:s)?|veck(?:a|as|or|ors)|dag(?:s|ar|ars)?|timm(?:e|ar|ars)|ars?|halvar)";
const each =
  "(?: (?:(?:a|per|each|every|in a|i|om) )?(?:day|week|month|year|dagen|dag|veckan|vecka|manaden|manad|aret|ar|paivassa|viikossa|kuukaudessa|vuodessa))?";
/** What lasts so long. */
const lasting =
  "(?: (?:long|project|contract|assignment|gig|engagement|period|old|ago|from now|of|projekti(?:in|ssa|n)?|toimeksiant\\p{L}*|keik\\p{L}*|pesti\\p{L}*|sopimu\\p{L}*|jakso\\p{L}*|mittai\\p{L}*|pitui\\p{L}*|vanha\\p{L}*|sitten|projekt|uppdrag|kontrakt|lang(?:t|a)?|gamm\\p{L}*|gaml\\p{L}*|sedan))?";
const team =
  "(?:(?:a |an |the |our |ett |en |vart )?(?:team|group|squad|crew|company|organi[sz]ation|tiimi\\p{L}*|ryhm\\p{L}*|grupp|foretag)(?: (?:of|with|pa|om|med))?)";
const share =
  "(?: (?:time|allocation|workload|fte|capacity|tyoaika\\p{L}*|tyoaja\\p{L}*|allokaatio\\p{L}*|tjanst|arbetstid))?";

const hollow = [
  `${qualifier}${some} ?${time}${each}${lasting}`,
  `(?:${team} )?${qualifier}\\d+(?: (?:to|till) \\d+)? ?(?:${counted})(?: (?:tiimi\\p{L}*|ryhma\\p{L}*|team))?`,
  `${team} ${qualifier}\\d+(?: (?:to|till) \\d+)?`,
  `(?:allocation |allokaatio )?${qualifier}\\d{1,3}(?: (?:to|till) \\d{1,3})? percent${share}`,
].map((pattern) => new RegExp(`^(?:${pattern})$`, "u"));

/** Whether a few words tell only of a time, a number of people or a share of time. @param typed as they were typed */
export function isHollowPhrase(typed: string): boolean {
  const words = normalizeTerm(
    typed
      .replaceAll("%", " percent ")
      .replace(/(?<=\d)[.,](?=\d)/gu, "")
      .replace(/(?<=\d)\s?[-–—]\s?(?=\d)/gu, " to "),
  );
  return hollow.some((pattern) => pattern.test(words));
}

/**
 * Whether a number tells how many people are looked for: "2 senior developers". Behind a name it may be a version:
 * "Angular 2 developers".
 */
export function countsPeople(words: readonly string[], at: number): boolean {
  if (!/^\d{1,2}$/.test(words[at] ?? "") || findSkill(words[at - 1] ?? "")) return false;
  const next = words.slice(at + 1, at + 4);
  return next.some(
    (word) =>
      tradesNamed(word).length > 0 || (word.endsWith("s") && tradesNamed(word.slice(0, -1)).length > 0),
  );
}
