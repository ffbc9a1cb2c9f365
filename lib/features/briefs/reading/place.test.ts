import { readLocation, readWorkArrangement } from "./place";

it.each([
  ["we expect you at the office roughly half of the time", ["hybrid"]],
  ["Tampere, Tuesdays at the office", ["hybrid"]],
  ["Espoo, läsnä tiistaisin ja torstaisin", ["hybrid"]],
  ["paikan päällä noin kolmasosa", ["hybrid"]],
  ["Osittain etänä, Espoo", ["hybrid"]],
  ["Uppdraget sköts delvis på distans", ["hybrid"]],
  ["Mostly remote", ["remote"]],
  ["Remote, mostly in the mornings", ["remote"]],
  ["På plats i Jakobstad första veckan, sedan på distans", ["hybrid"]],
  ["Läsnäolo: Kuopiossa 50 %", ["hybrid"]],
  ["Remote and on-site", ["hybrid"]],
  ["Remote or on-site", ["remote", "onsite"]],
  ["Hybrid, at our office", ["hybrid"]],
  ["Every week we invoice. The work is remote.", ["remote"]],
  ["On site in Rauma", ["onsite"]],
  ["No remote work", ["onsite"]],
  ["Oulussa, ei etätyötä", ["onsite"]],
  ["Inte på distans", ["onsite"]],
  ["No on-site work", ["remote"]],
  ["No on-site work needed, Python and SQL", ["remote"]],
  ["On-site presence isn't required", ["remote"]],
  ["There is no need to be on site.", ["remote"]],
  ["Ei vaadita paikan päällä työskentelyä", ["remote"]],
  ["Läsnäoloa emme edellytä", ["remote"]],
  ["Ei tarvitse olla paikan päällä", ["remote"]],
  ["Inget arbete på plats", ["remote"]],
  ["Inget arbete på plats behövs", ["remote"]],
  ["Närvaro på kontoret krävs inte", ["remote"]],
])("%s", (text, expected) => expect(readWorkArrangement(text)?.value).toEqual(expected));

// Less than always is not never.
it.each([
  "No on-site work in the first month",
  "No on-site work, except the kick-off",
  "Daily on-site presence is not required",
  "No on-site parking",
  "Ei läsnäoloa perjantaisin",
  "Jatkuvaa läsnäoloa ei vaadita",
  "Ei tarvitse olla paikan päällä joka päivä",
  "Daglig närvaro krävs inte",
  "Du behöver inte vara på plats varje dag",
  "Inget arbete på plats på fredagar",
])("%s is not all from afar", (text) =>
  expect(readWorkArrangement(text)?.value ?? []).not.toContain("remote"),
);

it.each([
  ["Plats: Närpes, några dagar i månaden", "Närpiö"],
  ["Vi håller till i Lovisa", "Loviisa"],
  ["Vår analytiker Lovisa svarar", null],
  ["Projektipäällikkö Pekka Laitila kertoo lisää", null],
  ["Tehdas on Laitilassa", "Laitila"],
  ["Tre, Hervanta", "Tampere"],
  ["Tre personer i Jakobstad", "Pietarsaari"],
])("the place in %s", (text, city) => expect(readLocation(text)?.value ?? null).toBe(city));
