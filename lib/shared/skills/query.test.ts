import fc from "fast-check";
import { maxQueryTerms, parseQuery } from "@/lib/shared/skills/query";
import { normalizeTerm } from "@/lib/shared/skills/term";
import { findSkill, skills } from "@/lib/shared/skills/vocabulary";

/** A query in short: skills as "#key", other words as they are. */
function short(text: string): string[] {
  return parseQuery(text).map((term) => (term.kind === "skill" ? `#${term.key}` : term.text));
}

describe("parseQuery", () => {
  it.each([
    ["machine learning expert in Helsinki", ["#machine-learning", "helsinki"]],
    ["kielimallit", ["#llm"]],
    ["Suuret kielimallit ja Python", ["#llm", "#python"]],
    ["koneoppimisen asiantuntija Tampere", ["#machine-learning", "tampere"]],
    ["expert på maskininlärning i Åbo", ["#machine-learning", "abo"]],
    ["C# and .NET", ["#csharp", "#dotnet"]],
    ["C", ["#c"]],
    ["Java", ["#java"]],
    ["JavaScript", ["#javascript"]],
    ["k8s, Terraform", ["#kubernetes", "#terraform"]],
    ["node.js", ["#nodejs"]],
    ["vem är bra på Azure", ["#azure"]],
    ["we need help with Terraform", ["#terraform"]],
    ["tarvitsemme apua: Terraform", ["#terraform"]],
    ["can you help", ["can", "you", "help"]],
    // Everybody is so, or would be.
    ["good reliable Python expert", ["#python"]],
    ["luotettava osa-aikainen Python-osaaja", ["#python"]],
    ["can you find me a React expert please", ["#react"]],
    ["not Python", ["#python"]],
    ["pålitlig Python", ["#python"]],
    ["Mika Python", ["mika", "#python"]],
    ["projektipäällikkö Oulu", ["#project-management", "oulu"]],
    ["database specialist", ["#databases"]],
    ["tietokanta-asiantuntija", ["#databases"]],
    ["tietokantaasiantuntijoita", ["#databases"]],
    ["Maria Virtanen", ["maria", "virtanen"]],
    // Compounds written apart.
    ["riskien hallinta", ["#risk-management"]],
    ["riskien hallinnan asiantuntija", ["#risk-management"]],
    ["tekoäly strategia", ["#ai-strategy"]],
    ["tekoälyn strategia", ["#ai-strategy"]],
    ["data mallinnus ja SQL", ["#data-modeling", "#sql"]],
    ["moln tjänster Helsingfors", ["#cloud-computing", "helsingfors"]],
    ["säkerhets utbildning", ["#security-awareness"]],
    ["data mallinnusta", ["#data-modeling"]],
    ["Excelistä Power BI:hin", ["#excel", "#power-bi"]],
    ["API:issa ja SQL:ssä", ["#api-design", "#sql"]],
    ["air flow", ["air", "flow"]],
    // In Swedish it is a verb.
    ["AR developer", ["#augmented-reality", "developer"]],
    ["AR", ["#augmented-reality"]],
    ["AR/VR", ["#ar-vr"]],
    ["vem ar bra på Azure", ["#azure"]],
    ["ar", ["ar"]],
    ["Siemens", ["siemens"]],
    ["test och ledning", ["test", "ledning"]],
  ])("reads %j", (text, expected) => {
    expect(short(text)).toEqual(expected);
  });

  it("takes the longest phrase at each place", () => {
    expect(short("azure machine learning")).toEqual(["#azure-machine-learning"]);
    expect(short("react native")).toEqual(["#react-native"]);
    expect(short("react and native")).toEqual(["#react", "native"]);
  });

  it.each([
    ["React or Vue developer", ["#react", "or #vuejs", "developer"]],
    ["React-osaaja tai Vue-osaaja", ["#react", "tai #vuejs"]],
    ["Power BI eller en Tableau konsult", ["#power-bi", "eller #tableau"]],
    ["or Vue", ["#vuejs"]],
    ["React or React", ["#react"]],
    ["React or", ["#react"]],
  ])("tells in %j what is a choice", (text, expected) => {
    const terms = parseQuery(text).map((term) => {
      const name = term.kind === "skill" ? `#${term.key}` : term.text;
      return term.or ? `${term.or} ${name}` : name;
    });
    expect(terms).toEqual(expected);
  });

  it("names each skill and each word once, however it is written", () => {
    expect(short("LLM kielimallit llms Helsinki helsinki")).toEqual(["#llm", "helsinki"]);
  });

  it("gives a skill with all its names and the text as it was typed", () => {
    expect(parseQuery("Maskininlärning")).toEqual([
      {
        kind: "skill",
        key: "machine-learning",
        text: "maskininlarning",
      },
    ]);
  });

  it('searches words like "expert" only when nothing else was typed', () => {
    expect(short("the expert")).toEqual(["the", "expert"]);
    expect(short("the expert Virtanen")).toEqual(["virtanen"]);
  });

  it("gives no term for text without a letter or digit", () => {
    expect(parseQuery("")).toEqual([]);
    expect(parseQuery(" !? -- ")).toEqual([]);
  });

  it("stops at the limit", () => {
    const words = Array.from({ length: 40 }, (_, index) => `word${index}`);
    expect(short(words.join(" "))).toEqual(words.slice(0, maxQueryTerms));
    expect(parseQuery("the expert ".repeat(40))).toHaveLength(2);
  });

  it("takes any text: at most the limit, no term twice, every text normalized", () => {
    const letter = fc.integer({ min: 0xa0, max: 0x24f }).map((value) => String.fromCodePoint(value));
    const vocabularyText = fc
      .array(fc.oneof(fc.constantFrom(...skills.map((skill) => skill.label)), fc.string()), { maxLength: 16 })
      .map((parts) => parts.join(" "));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: letter }), vocabularyText), (text) => {
        const terms = parseQuery(text);
        expect(terms.length).toBeLessThanOrEqual(maxQueryTerms);
        const identities = terms.map((term) => (term.kind === "skill" ? `#${term.key}` : term.text));
        expect(new Set(identities).size).toBe(identities.length);
        expect(terms.map((term) => normalizeTerm(term.text))).toEqual(terms.map((term) => term.text));
        expect(terms.filter(({ kind, text: name }) => kind === "word" && findSkill(name))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it("does not take a word of its own for a form of a name", () => {
    expect(short("rto").concat(short("median"))).toEqual(["rto", "median"]);
  });

  it("reads every label of the vocabulary as that skill alone", () => {
    const wrong = skills.filter(({ key, label }) => short(label).join() !== `#${key}`);
    expect(wrong.map((skill) => skill.label)).toEqual([]);
  });
});
