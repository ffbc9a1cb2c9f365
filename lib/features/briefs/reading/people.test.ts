import { publicText } from "./people";

it.each([
  ["We need help.\n\nKind regards,\nHenrik Nyqvist\nHead of Analytics\n+358 40 555 0199", "We need help."],
  ["Budjetti on 5000 €.\n\nYhteyshenkilö: Väinö Äkäs, vaino@example.fi, 040 1234567.", "Budjetti on 5000 €."],
  ["Vi söker hjälp.\n\nHälsningar\nAnn-Sofi Häggblom", "Vi söker hjälp."],
  ["Etänä käy hyvin. t. Jonna", "Etänä käy hyvin."],
  ["| Role | Analyst |\n| Contact | Riikka Lindholm |", "| Role | Analyst |"],
  ["Talk to Oskari first. The stack is Azure.", "The stack is Azure."],
  ["As agreed with Kristian: five weeks.", "As agreed with …: five weeks."],
  ["Team lead Anna Korhonen will help.", "Team lead … will help."],
  ["Hakemukset Zbigniew Kowalskille. Työ on etänä.", "Työ on etänä."],
  ["Text.\n\nMatti Tervonen\nTervonen Forest Ltd", "Text.\n\nTervonen Forest Ltd"],
])("of %j only %j is public", (text, left) => {
  expect(publicText(text)).toBe(left);
});

it.each([
  "We use Power BI and Microsoft Fabric at Maria 01 in Helsinki.",
  "Cloud: Google Cloud\n- Azure DevOps\n- Hugging Face",
  "Kangasalan kaupunki pyytää tarjousta.",
  "Please send your best Power BI samples.",
  "Anna Kokko Oy wants a data platform.",
  "Hinta-arvio riittää. Anna tarjous perjantaihin mennessä.",
])("leaves %j as it is", (text) => {
  expect(publicText(text)).toBe(text);
});
