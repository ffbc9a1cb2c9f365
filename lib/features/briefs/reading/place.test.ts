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
])("%s", (text, expected) => expect(readWorkArrangement(text)?.value).toEqual(expected));

it.each([
  ["Plats: Närpes, några dagar i månaden", "Närpiö"],
  ["Vi håller till i Lovisa", "Loviisa"],
  ["Vår analytiker Lovisa svarar", null],
  ["Projektipäällikkö Pekka Laitila kertoo lisää", null],
  ["Tehdas on Laitilassa", "Laitila"],
])("the place in %s", (text, city) => expect(readLocation(text)?.value ?? null).toBe(city));
