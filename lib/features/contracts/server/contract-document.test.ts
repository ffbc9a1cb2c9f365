import fc from "fast-check";
import { type ProjectType, projectTypes } from "@/lib/features/pricing/rules";
import { parseEuros } from "@/lib/shared/money";
import { contractSource } from "@/tests/support/contract-source";
import type { PartyDetails } from "../details-schemas";
import { type ContractType, contractTypes, termsOfSide } from "../rules";
import { type ContractDocument, contractDocument } from "./contract-document";
import { contractHtml } from "./contract-html";
import type { ContractSource } from "./contract-texts";

const variants = contractTypes.flatMap((type) =>
  projectTypes.flatMap((projectType) =>
    [1, 3].flatMap((durationMonths) =>
      [false, true].map((isSent) => ({ type, projectType, durationMonths, isSent })),
    ),
  ),
);
type Variant = { type: ContractType; projectType: ProjectType; durationMonths: number; isSent?: boolean };

/** One that is sent rests on a quote; the other is the calculator's. */
const sourceOf = ({ isSent = false, ...more }: Omit<Variant, "type">): ContractSource => ({
  ...contractSource({}, more),
  isSent,
  ...(isSent ? { quote: { version: 2 }, milestones: agreed } : {}),
});
const agreed = [
  { title: "Data model", percent: 33, dueOn: "2026-12-20" },
  { title: "In production", percent: 67, dueOn: "2027-02-26" },
];
const documentOf = ({ type, ...more }: Variant) => contractDocument(sourceOf(more), type);

const partsOf = ({ sections, annexes }: ContractDocument) => [...sections, ...annexes];
const blocksOf = (document: ContractDocument) => partsOf(document).flatMap(({ blocks }) => blocks);
const clauseTexts = (document: ContractDocument) =>
  blocksOf(document).flatMap((block) =>
    block.kind === "clause" ? [block.text] : block.kind === "list" ? block.items : [],
  );
const textsOf = (document: ContractDocument) => [
  ...clauseTexts(document),
  ...partsOf(document).map(({ heading }) => heading),
  ...blocksOf(document).flatMap((block) => (block.kind === "facts" ? block.rows.flat() : [])),
];

/** The heading of the section or annex that the sentence with these words refers to first. */
const referenceOf = (document: ContractDocument, words: string) => {
  const clause = clauseTexts(document).find((text) => text.includes(words)) ?? "";
  const [, kind, number] = /(section|Annex)\u00a0(\d+)/.exec(clause) ?? [];
  const parts = kind === "section" ? document.sections : document.annexes;
  return parts[Number(number) - 1]?.heading;
};

const company: PartyDetails = {
  legalName: "Äänekosken Öljy Oyj",
  businessId: "0112038-9",
  streetAddress: "Tehtaankatu 27",
  postalCode: "44100",
  city: "Äänekoski",
  signatoryName: "Åsa Öhman",
  signatoryTitle: "CEO",
  invoiceAddress: "003701120389",
  invoiceOperator: "Basware",
  paymentTermDays: 30,
};
const parties = {
  client: company,
  expert: {
    ...company,
    legalName: "Aino Salmi",
    businessId: null,
    streetAddress: "Hämeenkatu 1",
    signatoryName: "Aino Salmi",
    signatoryTitle: null,
    invoiceAddress: null,
    invoiceOperator: null,
    paymentTermDays: null,
  },
};

describe("clauses", () => {
  it.each(variants)(
    "are whole sentences: $type, $projectType, $durationMonths months, sent: $isSent",
    (variant) => {
      const document = documentOf(variant);
      expect(clauseTexts(document).length).toBeGreaterThan(60);
      for (const text of textsOf(document)) expect(text).not.toMatch(/[{}]|Contracts\.|undefined|NaN/);
      expect(new Set(clauseTexts(document)).size).toBe(clauseTexts(document).length);
    },
  );

  it("are numbered without gaps, those of annexes by the annex", () => {
    for (const variant of variants) {
      const { sections, annexes } = documentOf(variant);
      for (const [parts, prefix] of [
        [sections, ""],
        [annexes, "A"],
      ] as const) {
        parts.forEach(({ number, blocks }, index) => {
          expect(number).toBe(index + 1);
          const numbers = blocks.flatMap((block) => (block.kind === "clause" ? [block.number] : []));
          expect(numbers).toEqual(numbers.map((_, clause) => `${prefix}${number}.${clause + 1}`));
        });
      }
    }
  });

  it.each(variants)(
    "refer to sections and annexes that are there: $type, $projectType, $durationMonths months, sent: $isSent",
    (variant) => {
      const document = documentOf(variant);
      for (const text of textsOf(document)) {
        for (const [, number] of (text ?? "").matchAll(/section\u00a0(\d+)/g))
          expect(document.sections[Number(number) - 1]).toBeDefined();
        for (const [, number] of (text ?? "").matchAll(/Annex\u00a0(\d+)/g))
          expect(document.annexes[Number(number) - 1]).toBeDefined();
      }
    },
  );

  it.each([
    ["Osaaja provides expert services", "Scope of the services"],
    ["later ones are changes", "Changes"],
    ["The total liability", "Price"],
    ["the limit is", "Confidentiality"],
    ["claims of third parties", "Intellectual property rights"],
    ["it is amended only in writing", "Changes"],
    ["Article 32 requires", "Information security"],
    ["Article 28(3) of the Regulation", "Processing of personal data"],
  ])("refer to what they mean: %s", (words, heading) => {
    const document = documentOf({ type: "client", projectType: "hourly", durationMonths: 3 });
    expect(referenceOf(document, words)).toBe(heading);
  });

  it("say how the contract is signed as it is", () => {
    for (const type of contractTypes) {
      const [draft, sent] = [false, true].map((isSent) =>
        documentOf({ type, projectType: "hourly", durationMonths: 3, isSent }),
      );
      expect(clauseTexts(draft as ContractDocument).join(" ")).not.toMatch(/electronically|lapses/);
      const text = clauseTexts(sent as ContractDocument).join(" ");
      // 30 days from 20 November.
      expect(text).toMatch(/not happened before 20 December 2026, it lapses/);
      expect(text).toContain(`signs for the ${type === "client" ? "Client" : "Expert"} does so with a code`);
      expect(sent?.signatures.parties.flatMap(({ lines }) => lines)).toEqual([]);
      expect(draft?.signatures.parties.flatMap(({ facts }) => facts)).toEqual([]);
    }
  });

  it("have every duty of a processor on both sides", () => {
    for (const type of contractTypes) {
      const [, , processing] = documentOf({ type, projectType: "hourly", durationMonths: 3 }).annexes;
      const text = processing?.blocks.map((block) => (block.kind === "clause" ? block.text : "")).join(" ");
      for (const point of "abcefgh") expect(text).toContain(`Article 28(3)(${point})`);
      expect(text).toContain("(3)(d)");
    }
  });

  it("leave the service company time to keep its word to the client", () => {
    const { client, expert } = termsOfSide;
    expect(expert.breachHours).toBeLessThan(client.breachHours);
    expect(expert.auditNoticeDays).toBeLessThan(client.auditNoticeDays);
    expect(expert.subprocessorDays).toBeGreaterThan(client.subprocessorDays);
  });
});

describe("the price table", () => {
  it("adds up as it is printed, and states the contract's sum", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 100_000 }),
        fc.constantFrom(...variants),
        (hourlyRateCents, { type, ...more }) => {
          const source = { ...sourceOf(more), ...contractSource({}, { ...more, hourlyRateCents }) };
          const tables = blocksOf(contractDocument(source, type)).filter(({ kind }) => kind === "price");
          expect(tables).toHaveLength(more.projectType === "hourly" ? 1 : 2);
          for (const table of tables) {
            if (table.kind !== "price") throw new Error("no price table");
            let running = 0;
            for (const { amount, isSum } of table.rows) {
              const cents = parseEuros(amount.replace(/[€,]/g, ""));
              expect(cents).not.toBeNull();
              if (isSum) expect(cents).toBe(running);
              else running += cents ?? 0;
            }
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe("blanks", () => {
  const blanks = (source: ContractSource, type: ContractType) =>
    contractDocument(source, type).parties.flatMap(({ role, facts }) =>
      facts.filter(([, value]) => value === null).map(([label]) => `${role}: ${label}`),
    );

  it("stand where nothing is known, and only there", () => {
    expect(blanks(contractSource(), "client")).toEqual([
      ...["Client: Business ID", "Client: Address", "Client: Signatory"],
    ]);
    expect(blanks(contractSource({ clientBusinessId: "0112038-9" }), "client")).toEqual([
      ...["Client: Address", "Client: Signatory"],
    ]);
    expect(blanks(contractSource(), "expert")).toEqual([
      ...["Full name or company", "Business ID", "Address", "Signatory", "E-mail"].map(
        (of) => `Expert: ${of}`,
      ),
    ]);
  });

  it("go when a party has said who it is", () => {
    const sent = { ...sourceOf({ projectType: "hourly", durationMonths: 3, isSent: true }), parties };
    for (const type of contractTypes)
      expect(blanks({ ...sent, expert: { ...sent.expert, email: "aino@example.fi" } }, type)).toEqual([]);
    const [, expert] = contractDocument(sent, "expert").parties;
    expect(expert?.name).toBe("Aino Salmi");
    expect(expert?.facts).toContainEqual(["Business ID", "None (natural person)"]);
    const text = textsOf(contractDocument(sent, "client")).join(" ");
    expect(text).toContain("30 days net from the date of the invoice");
    expect(text).toContain("003701120389, through Basware");
  });

  it("stand for the expert in what the client holds, whatever the expert has said", () => {
    const [, expert] = contractDocument({ ...contractSource(), parties }, "expert").parties;
    expect(JSON.stringify(expert)).not.toMatch(/Salmi|Hämeenkatu/);
  });

  it("never stand for the operator, whose demonstration says that it is one", () => {
    const [, demo] = contractDocument(contractSource(), "client").parties;
    expect(demo?.facts[0]).toEqual(["Company", "Osaaja (a demonstration, no company)"]);
    const operator = {
      isDemo: false,
      name: "Pohjola Osaajat Oy",
      email: "info@pohjola.example",
      businessId: "0112038-9",
      address: "Aleksanterinkatu 1, 00100 Helsinki",
    } as const;
    const [, party] = contractDocument({ ...contractSource(), operator }, "client").parties;
    expect(party?.facts.map(([, value]) => value)).toEqual([
      operator.name,
      operator.businessId,
      operator.address,
      operator.email,
    ]);
  });
});

describe("contractHtml", () => {
  it("fits its title, a long word in Finnish, on a phone", () => {
    const html = contractHtml(contractDocument(contractSource({ title: "x" }), "client"));
    expect(html).toMatch(/\nh1\{[^}]*hyphens:auto/);
    expect(html).toMatch(/@media \(max-width:26rem\)\{h1\{font-size:1\.375rem\}/);
  });

  it("never lets a text become markup", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 80 }), (text) => {
        const document = contractDocument(
          contractSource({ title: text, description: text, clientCompany: text, clientContactName: text }),
          "client",
        );
        const tags = (html: string) => html.match(/<[^>]*>/g)?.filter((tag) => !/^<\/?p>$/.test(tag)).length;
        const plain = contractHtml(
          contractDocument(
            contractSource({ title: "x", description: "x", clientCompany: "x", clientContactName: "x" }),
            "client",
          ),
        );
        // A contact of nothing but white space is left out with its row.
        const hasContact = document.parties[0]?.facts.length === 6;
        if (hasContact) expect(tags(contractHtml(document))).toBe(tags(plain));
      }),
      { numRuns: 40 },
    );
  });
});
