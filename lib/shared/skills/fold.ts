/**
 * What PostgreSQL's unaccent does beyond taking a mark off a letter: letters with a stroke, hook or tail,
 * small capitals and modifier signs. Pairs of lower case letters; both members of a pair are one character.
 */
const singles =
  "ðd øo đd ħh ıi ĸq łl ŋn ŧt ƀb ɓb ƃb ƈc ɖd ɗd ƌd ɛe ƒf ɠg ɩi ɨi ƙk ƚl ɲn ƞn ƥp ƫt ƭt ʈt ʋv ƴy ƶz ǥg ȡd ȥz ȴl ȵn " +
  "ȶt ȷj ⱥa ȼc ⱦt ȿs ɀz ʉu ɇe ɉj ɍr ɏy ɕc ɟj ɡg ɢg ɦh ɧh ɪi ɫl ɬl ɭl ɱm ɳn ɴn ɼr ɽr ɾr ʀr ʂs ʏy ʐz ʑz ʙb ʛg ʜh ʝj " +
  "ʟl ʠq ʹ' ʻ' ʼ' ʽ' ˆ^ ˈ' ˋ` ː: ёе ᴀa ᴃb ᴄc ᴅd ᴆd ᴇe ᴊj ᴋk ᴌl ᴍm ᴏo ᴘp ᴛt ᴜu ᴠv ᴡw ᴢz ᵬb ᵭd ᵮf ᵯm ᵰn ᵱp ᵲr ᵳr ᵴs " +
  "ᵵt ᵶz ᵻi ᵽp ᵾu ᶀb ᶁd ᶂf ᶃg ᶄk ᶅl ᶆm ᶇn ᶈp ᶉr ᶊs ᶌv ᶍx ᶎz ᶏa ᶑd ᶒe ᶓe ᶖi ᶙu ẜs ẝs ỽv ỿy ℘p ⱡl ⱨh ⱪk ⱬz ⱱv ⱳw ⱴv " +
  "ⱸe ⱺo 〇0 ꜰf ꜱs ꝁk ꝃk ꝅk ꝇl ꝉl ꝋo ꝍo ꝑp ꝓp ꝕp ꝗq ꝙq ꝟv ꝱd ꝲl ꝳm ꝴn ꝵr ꝶr ꝷt ꝺd ꝼf ꞇt ꞑn ꞓc ꞡg ꞣk ꞥn ꞧr ꞩs";

/** The same for letters and signs that become several characters. */
const several =
  "æ ae þ th ß ss œ oe ƕ hv ƣ oi ȸ db ȹ qp ɶ oe ʣ dz ʥ dz ʦ ts ʪ ls ʫ lz ᴁ ae ᵫ ue ᵺ th ỻ ll ꜳ aa ꜵ ao ꜷ au ꜹ av " +
  'ꜻ av ꜽ ay ꝏ oo ꝡ vy ꝥ th ꝧ th © (c) ® (r) ℗ (p) ℞ rx ₠ ce ₢ cr ₣ fr. ₤ l. ₧ pts ₹ rs ₺ tl ʺ ""';

/** Latin letters with a mark that unaccent has no rule for and therefore leaves alone. */
const kept = new Set("ǣǯǽǿ");

const markedLatinOrGreek = /^[\p{Script=Latin}\p{Script=Greek}]\p{M}/u;
const removedMark = /^[\u0300-\u0362\u20dd-\u20e0\u20e2-\u20e4]$/u;

let table: Map<string, string> | undefined;

function replacements(): Map<string, string> {
  if (table) return table;
  table = new Map<string, string>();
  for (const pair of singles.split(" ")) {
    const [from, to] = [...pair];
    if (from && to) table.set(from, to);
  }
  const words = several.split(" ");
  for (let index = 0; index + 1 < words.length; index += 2) {
    table.set(words[index] as string, words[index + 1] as string);
  }
  return table;
}

function foldCharacter(character: string): string {
  // One character at a time, because PostgreSQL lowers without context (a final Σ is σ there).
  const lower = character.toLowerCase();
  const replaced = replacements().get(lower);
  if (replaced !== undefined) return replaced;
  if (removedMark.test(lower)) return "";
  if (kept.has(lower)) return lower;
  const decomposed = lower.normalize("NFD");
  return markedLatinOrGreek.test(decomposed) ? decomposed.replace(/\p{M}/gu, "") : lower;
}

/**
 * Lower case without diacritics, letter for letter as PostgreSQL's `lower(unaccent(text))` with the
 * standard rules: ä → a, ø → o, ß → ss. Marks of other scripts than Latin and Greek stay (й is not и).
 */
export function foldCase(text: string): string {
  return text.replace(/\p{ASCII}+|\P{ASCII}/gu, (some) =>
    some < "\u0080" ? some.toLowerCase() : foldCharacter(some),
  );
}
