import { z } from "zod";
import { faultsOf } from "@/tests/support/in-words";

const [less, more] = [z.number().lt(5), z.number().gt(5)];

it.each<[z.ZodType, unknown, string, string, string]>([
  [
    z.string(),
    7,
    "Invalid input: expected string, received number",
    "Tieto ei kelpaa: odotettiin tekstiä, saatiin luku",
    "Ogiltig uppgift: en text väntades, ett tal mottogs",
  ],
  [
    z.int(),
    undefined,
    "Invalid input: expected number, received undefined",
    "Tieto ei kelpaa: odotettiin lukua, arvo puuttuu",
    "Ogiltig uppgift: ett tal väntades, värdet saknas",
  ],
  [
    z.int(),
    1.5,
    "Invalid input: expected int, received number",
    "Tieto ei kelpaa: odotettiin kokonaislukua, saatiin luku",
    "Ogiltig uppgift: ett heltal väntades, ett tal mottogs",
  ],
  [
    z.array(z.string()),
    null,
    "Invalid input: expected array, received null",
    "Tieto ei kelpaa: odotettiin luetteloa, saatiin tyhjä arvo",
    "Ogiltig uppgift: en lista väntades, ett tomt värde mottogs",
  ],
  [
    z.strictObject({}),
    "x",
    "Invalid input: expected object, received string",
    "Tieto ei kelpaa: odotettiin objektia, saatiin teksti",
    "Ogiltig uppgift: ett objekt väntades, en text mottogs",
  ],
  [
    z.string().max(3),
    "four",
    "Too big: expected string to have <=3 characters",
    "Liian pitkä: merkkejä saa olla enintään 3",
    "För långt: texten ska ha högst 3 tecken",
  ],
  [
    z.string().length(3),
    "four",
    "Too big: expected string to have exactly 3 characters",
    "Liian pitkä: merkkejä saa olla tasan 3",
    "För långt: texten ska ha exakt 3 tecken",
  ],
  [
    z.array(z.int()).min(1),
    [],
    "Too small: expected array to have >=1 items",
    "Liian vähän kohtia: niitä on oltava vähintään 1",
    "För få poster: listan ska ha minst 1",
  ],
  [
    z.number().max(5),
    6,
    "Too big: expected number to be <=5",
    "Liian suuri: luvun on oltava enintään 5",
    "För stort: talet ska vara högst 5",
  ],
  [
    less,
    6,
    "Too big: expected number to be <5",
    "Liian suuri: luvun on oltava pienempi kuin 5",
    "För stort: talet ska vara mindre än 5",
  ],
  [
    more,
    4,
    "Too small: expected number to be >5",
    "Liian pieni: luvun on oltava suurempi kuin 5",
    "För litet: talet ska vara större än 5",
  ],
  [
    z.record(z.string().max(1), z.int()),
    { long: 1 },
    "Invalid key in record",
    "Objektissa on avain, joka ei kelpaa",
    "Objektet har en ogiltig nyckel",
  ],
])("a fault without a message of its own is said in three languages: %#", (schema, value, en, fi, sv) => {
  const said = (["en", "fi", "sv"] as const).map((locale) => faultsOf(schema, value, locale)[0]?.[1]);
  expect(said).toEqual([en, fi, sv]);
});
