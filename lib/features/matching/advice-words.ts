import { isVocabularyWord } from "@/lib/shared/skills";

/** Endings of English and Swedish words that say how something is or is done, and not what it is. */
const saysHow = /(?:ly|ed|ing|ous|ful|ive|less|able|ible|est|ish|ande|lig|liga|ligt|aste)$/u;

/**
 * Words that tell how, or that something happens, where the ending does not: normalised, English, Finnish, Swedish.
 * What every text has stands in lib/shared/function-words.ts, where it counts for nothing at all.
 */
const notNouns = new Set(
  [
    "able across actual apart aware bad basic best better big bigger brief bright busy calm careful certain cheap clean",
    "clear close common complete complex concrete core correct current daily deep different difficult direct early easy",
    "eager empty enough entire equal essential exact extra fair familiar famous fast final fine firm flat free fresh full",
    "further future general gentle giant global great hands happy hard heavy high higher honest huge ideal important",
    "independent internal key large larger last late latest least light likely limited little live local low lower main",
    "major many mature minor missing modern monthly narrow native natural near neat necessary next nice normal obvious",
    "okay older only open optimal ordinary other particular past patient perfect plain poor possible practical precise",
    "present previous primary prior private proper proud public pure quick quiet rare raw ready real recent regular",
    "relevant rich robust rough round safe same secure senior separate serious several severe sharp short similar simple",
    "single slow small smart smooth solid special specific stable steady strict strong stronger subtle such sudden sure",
    "sweet tall thick thin tight tiny tough true typical unique urgent usual vague valid various vast weak weekly weird",
    "whole wide wild wise young yearly",
    "accept achieve add adopt agree allow appear apply ask assume avoid become believe belong break build builds call",
    "care carry catch cause choose come compare consider contain continue cover create creates cut deal decide define",
    "deliver delivers depend depends describe design designs develop disappear discuss draw drive drop enable ensure",
    "enter establish evaluate exist expect explain explore fail fall feel fill fit fix follow follows gain grow grows",
    "handle handles happen happens hear hold holds identify implement improve improves include includes increase",
    "integrate introduce involve join lead leads learn leave lets lose maintain manage matter mean means measure meet",
    "migrate modernise modernize move moves occur offer offers operate own owns pay plan plans play point predict prefer",
    "prepare prevent produce propose protect prove provide provides read reach reaches reduce reduces refer remain",
    "remains remove replace replaces report require requires resolve rest rewrite run runs save seem seems sell send set",
    "share show shows solve speak spend spot stand state stop suggest suit supply support supports talk teach think touch",
    "train try turn understand update validate vary verify wait watch win write writes",
    "kokenut kokenutta kokenutta vaikea helppo nopea hidas vahva selkea tarkka valmis nykyinen kriittinen sujuva",
    "itsenainen laaja kehittaa rakentaa toteuttaa vieda tukea ohjata parantaa vahentaa yhdistaa seurata arvioida",
    "ymmartaa osallistua osata tuottaa",
    "erfaren svar enkel snabb stark tydlig fardig befintlig bygga utveckla leda stodja forbattra minska folja forsta",
  ].flatMap((line) => line.split(" ")),
);

/** Whether a word may stand in an advice of what a profile should speak of: the name of a skill, or a noun. */
export const isWorthNaming = (word: string): boolean =>
  isVocabularyWord(word) || !(notNouns.has(word) || saysHow.test(word));
