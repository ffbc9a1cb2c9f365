import { readDuration } from "./duration";
import { readHoursPerWeek } from "./working-time";

it.each([
  ["It is seven months late. Helsinki, about a year, four days a week", 12],
  ["Distans med resor, ett år, 60 %", 12],
  ["Tampere, vuosi, max 135 €/h", 12],
  ["yksi vuosi", 12],
  ["vuoden ajan", 12],
  ["kahden vuoden ajan", 24],
  ["vuodeksi", 12],
  ["puoleksi vuodeksi", 6],
  ["pariksi kuukaudeksi", 2],
  ["Kesto noin vuosi", 12],
  ["The project lasts a year", 12],
  ["a year from February", 12],
  ["6 kk myöhässä, kesto 4 kk", 4],
  ["delayed by six months", null],
  ["Projekti on kolme kuukautta myöhässä", null],
  ["Projektet är tre månader försenat", null],
  ["tre månader sedan", null],
  ["300 000 a year in licences", null],
  ["twice a year", null],
  ["a year ago, we bought it", null],
  ["for a year we have had problems", null],
  ["om ett år", null],
  ["ensi vuosi", null],
  ["Vuosi 2027", null],
  ["Flutter, 3 years", null],
])("%s lasts %s months", (text, months) => expect(readDuration(text)?.value ?? null).toBe(months));

it.each([
  ["Spring 2027, 60%.", 23],
  ["Distans med resor, ett år, 60 %, högst 110 €/h", 23],
  ["Remote, 80 %, 6 months", 30],
  ["Six months, 60 % of full time", 23],
  ["60 % työajalla vuoden ajan", 23],
  ["60 % of our orders come within two weeks", null],
  ["60 % tilauksista tulee kahdessa viikossa", null],
  ["60 % av våra kunder svarar inom två veckor", null],
  ["The yield rose by 60 % in two months", null],
  ["20 % faster in three months", null],
])("%s is %s hours a week", (text, hours) => expect(readHoursPerWeek(text)?.value ?? null).toBe(hours));
