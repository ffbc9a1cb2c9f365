import { saysWelcome } from "@/lib/shared/welcome-words";

it.each([
  "Kafka would be great",
  "it would be great if you had worked with Kafka",
  "dbt is a big plus",
  "Neo4j would be a bonus",
  "not a must",
  "SQL luetaan eduksi",
  "Kafka katsotaan meriitiksi",
  "saavutettavuuden osaaminen on iso plussa",
  "kokemusta Go:sta arvostetaan",
  "Kafka är meriterande",
  "det vore fint om du kan Kafka",
  "Power BI är ett plus men inget krav",
])("%s: welcome", (text) => expect(saysWelcome(text)).toBe(true));

it.each([
  "Kafka is required",
  "you know Kafka",
  "Kafka on pakollinen",
  "vaadimme kokemusta Kafkasta",
  "Kafka krävs",
  "vi behöver någon som kan Kafka",
])("%s: not welcome only", (text) => expect(saysWelcome(text)).toBe(false));
