import { namesRole } from "./role";

/** "Our DBA hands over": there until then, unless somebody in their place is looked for. */
const handsOver =
  /^[^.;\n]*?(?<!\p{L})(?:handles|takes\scare|hands?\s(?:\p{L}+\s)?over|takes?\sover|will\s(?:help|support|assist)|supports?|helps?|can\s(?:help|test|answer)|lämnar\söver|tar\söver|hjälper|stöder|luovuttaa|auttaa|tukee|neuvoo)(?!\p{L})/iu;
/** "Our project managers write by hand", "våra projektledare": those who are there; of "our project manager" one may be the wanted. */
const ownPeople = /(?<!\p{L})(?:our|their|meidän|våra|deras)\s(?:(?:own|other|\d+|\p{Ll}+)\s)?$/iu;
const isPlural = (phrase: string) => /(?:s|t|lla|llä|lle|lta|ltä)$/iu.test(phrase);
/** "Projektipäällikkömme" */
const isOurs = (phrase: string) => /\p{L}{4}mme$/iu.test(phrase);

/** Whether a mention names people of the client, whom nobody looks for. */
export function namesOwnPeople(phrase: string, before: string, after: string): boolean {
  const last = /[\p{L}]+$/u.exec(phrase)?.[0] ?? "";
  if (isOurs(last)) return namesRole(last.slice(0, -"mme".length));
  const isMany = isPlural(last) || /(?:våra|deras)\s(?:\S+\s)?$/iu.test(before);
  const isOwn = isMany || handsOver.test(after);
  return (
    isOwn &&
    (ownPeople.test(before) || /(?<!\p{L})vår\s$/iu.test(before)) &&
    [last, last.replace(/s$/u, "")].some(namesRole)
  );
}
