/**
 * What says that something is welcome and not asked for, in English, Finnish and Swedish, as whole words; for use
 * inside a pattern. The reader of briefs and matching go by the same words, so that neither calls missing what the
 * other calls welcome.
 */
export const welcomeWords = [
  // English
  "nice[- ]to[- ]haves?|nice to know|good to (?:have|know)|(?:is |are |as |be |)?(?:a |an )?(?:big |huge |definite |real |strong |)(?:plus|bonus|merit)(?: points)?|an? (?:\\p{L}+ )?(?:advantage|asset)|advantageous",
  "optional(?:ly)?|nice|desirable|desired|preferred|preferably|ideally|welcome|merits?|appreciate[ds]?|valued|beneficial|helpful|handy",
  "helps(?: a lot)?|(?:would|will|can|could) help|(?:is|are) useful|not (?:a must|essential|required but)|(?:would(?: also)?|will) be (?:great|good|lovely|fantastic|handy|a help)|(?:great|good|fantastic|lovely) if|(?:doesn['’]t|won['’]t|wouldn['’]t|does not|would not) hurt",
  // Finnish
  "eduksi|etua|etu|plussa[anksi]*|lisäplussaa|plus|bonus(?:ta|pistei\\p{L}*)?|bonust|hyödyksi|hyödyllistä|hyödyllinen|lisäksi hyvä|hyvä lisä|hyvänä lisänä|hienoa|kiva[anksi]*|mukavaa?|meriit\\p{L}+|ansioksi|arvostetaan|arvostamme|toivot(?:aan|tav\\p{L}*|tua)|toivomme|toive\\p{L}{0,8}|mielellään|mieluusti",
  "ei (?:ole )?pak(?:ko|ollinen|ollista)|ei (?:ole )?välttämät\\p{L}+|ei (?:ole )?(?:edellytys|vaatimus)|ei ole haittaa|ei haittaa|ei haitaksi|laatupist\\p{L}+|pisteytet\\p{L}+|vertailuperust\\p{L}+",
  // Swedish
  "meriter(?:ande|as)|merit(?:er|erar)?|ett plus|pluspoäng|(?:en|till|som) fördel|fördel(?:aktigt)?|önskvär[td]a?|önskemål|önskas|gärna|bra att (?:ha|kunna|känna till)|värdesätts|värderas|uppskattas|välkom(?:men|met|na)|(?:fint|bra|trevligt|kul|roligt|skönt) om|skadar inte|bonus|bör|börkrav|in(?:get|te) (?:ett )?(?:krav|måste|skallkrav)|inte (?:nödvändigt|obligatorisk\\p{L}*)|jämförelsegrund\\p{L}*",
].join("|");

const welcome = new RegExp(`(?<![\\p{L}\\p{N}])(?:${welcomeWords})(?![\\p{L}\\p{N}])`, "iu");

/** Whether words call something welcome. */
export const saysWelcome = (text: string): boolean => welcome.test(text);
