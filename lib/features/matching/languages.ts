import type { wishChoices } from "./wish";

/** The names of a language as profiles write them. */
export const languageNames: Readonly<Record<(typeof wishChoices.language)[number], readonly string[]>> = {
  fi: ["Finnish", "suomi", "suomen", "suomeksi", "suomea", "suomenkielinen", "finska"],
  sv: ["Swedish", "ruotsi", "ruotsin", "ruotsiksi", "ruotsia", "svenska"],
  en: ["English", "englanti", "englannin", "englanniksi", "engelska"],
};
