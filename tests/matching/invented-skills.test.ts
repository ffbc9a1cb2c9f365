import { readBrief } from "@/lib/features/matching/brief";
import { readCandidate } from "@/lib/features/matching/candidate";
import { explain } from "@/lib/features/matching/explain";
import { skillKey, skillsInText } from "@/lib/shared/skills";
import { readWish, someone, wish, wishedSkills } from "./adversaries";
import { storeOf, toBriefSource, toCandidateSource } from "./evaluation";

// Prose that has a word of a skill, or of its stem, and does not name the skill.

const innocent: [text: string, skill: string][] = [
  ["The consultant shall use our trained model.", "Training"],
  ["I trained a model on forty thousand pictures.", "Training"],
  ["A transformation tool for old files.", "Hugging Face"],
  ["I maintain the power transformers of a grid company.", "Hugging Face"],
  ["Digital Transformation Consultant", "Hugging Face"],
  ["Our alarms are annoying buyers.", "Procurement"],
  ["The code exists already.", "Software Development"],
  ["The customer uses it in recruiting.", "Human Resources"],
  ["I built a web shop for an electronics retailer.", "Hardware Design"],
  ["We want to stop annoying buyers.", "Procurement"],
  ["We start in spring.", "Spring Boot"],
  ["We look for a person with patience.", "Personalization"],
  ["Ten years of React Native.", "React"],
  ["I know every field of a SWIFT message between banks.", "Swift"],
  ["Our sales pipeline is a fairy tale.", "Data Pipelines"],
  ["An estate agent with eighteen years of viewings.", "AI Agents"],
  ["I build models of markets.", "Data Modeling"],
  ["A network of four thousand founders.", "Neural Networks"],
  ["A network of four thousand founders.", "Network Engineering"],
  ["Business controller of three companies.", "Microcontrollers"],
];

it.each(innocent)("%j does not name %s", (text, skill) => {
  expect(skillsInText(text)).not.toContain(skillKey(skill));
});

it.each(innocent)("a brief that says %j neither asks for %s nor calls it missing", (text, skill) => {
  expect(wishedSkills({ description: text })).not.toContain(skillKey(skill));
  const brief = readBrief(toBriefSource(wish({ description: text, requiredSkills: ["Python"] })));
  const expert = someone("any", {});
  const texts = {
    t: (key: string) => key,
    euros: (cents: number) => String(cents),
    name: (skill: string) => skill,
    language: (code: string) => code,
  };
  const source = toCandidateSource(expert);
  const profile = { source, candidate: readCandidate(source) };
  const { missingSkills } = explain(brief, profile, storeOf([expert]), texts);
  expect(missingSkills).toContain("Python");
  expect(missingSkills).not.toContain(skill);
});

it.each([
  ["We are a bank and look for a Python developer.", "Banking"],
  ["The work is done for an insurance company.", "Insurance"],
  ["Our client is an electronics retailer.", "Retail"],
])("%j tells the client's field, which is no required skill", (description, field) => {
  const { requirements, domains } = readWish({ description });
  expect(requirements.map(({ key }) => key)).not.toContain(skillKey(field));
  expect(domains.map(({ key }) => key)).toContain(skillKey(field));
});

it.each([
  ["We fine-tune Hugging Face models.", "Hugging Face"],
  ["Neural networks for small machines", "Neural Networks"],
  ["Responsible for software development and hardware design.", "Hardware Design"],
  ["Koneoppimisen ja tekoälyn asiantuntija", "Machine Learning"],
  ["Jag arbetar med maskininlärningens metoder.", "Machine Learning"],
  ["Rakennan tietovarastoja ja tietoputkia.", "Data Warehousing"],
])("%j still names %s", (text, skill) => {
  expect(skillsInText(text)).toContain(skillKey(skill));
});
