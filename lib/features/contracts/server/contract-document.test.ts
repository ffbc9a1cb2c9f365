import fc from "fast-check";
import { type ProjectType, projectTypes } from "@/lib/features/pricing/rules";
import { parseEuros } from "@/lib/shared/money";
import messages from "@/messages/en";
import { contractSource } from "@/tests/support/contract-source";
import { type ContractType, contractTypes } from "../rules";
import { type ContractDocument, contractDocument } from "./contract-document";
import { contractHtml } from "./contract-html";

const variants = contractTypes.flatMap((type) =>
  projectTypes.flatMap((projectType) =>
    [1, 3].map((durationMonths) => ({ type, projectType, durationMonths })),
  ),
);
const documentOf = ({
  type,
  ...more
}: {
  type: ContractType;
  projectType: ProjectType;
  durationMonths: number;
}) => contractDocument(contractSource({}, more), type);

const clauseTexts = ({ sections }: ContractDocument) =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === "clause" ? [block.text] : block.kind === "list" ? block.items : [],
    ),
  );

describe("clauses", () => {
  it.each(variants)("are whole sentences: $type, $projectType, $durationMonths months", (variant) => {
    const document = documentOf(variant);
    const texts = [...clauseTexts(document), ...document.sections.map(({ heading }) => heading)];
    expect(texts.length).toBeGreaterThan(40);
    for (const text of texts) expect(text).not.toMatch(/[{}]|Contracts\.|undefined|NaN|null/);
    expect(new Set(clauseTexts(document)).size).toBe(clauseTexts(document).length);
  });

  it("are numbered without gaps", () => {
    for (const variant of variants) {
      const { sections } = documentOf(variant);
      sections.forEach(({ number, blocks }, index) => {
        expect(number).toBe(index + 1);
        const numbers = blocks.flatMap((block) => (block.kind === "clause" ? [block.number] : []));
        expect(numbers).toEqual(numbers.map((_, clause) => `${number}.${clause + 1}`));
      });
    }
  });

  it("refer to the sections they mean", () => {
    const { sections } = documentOf({ type: "client", projectType: "hourly", durationMonths: 3 });
    const headingOf = (start: string) => {
      const clause = clauseTexts({ sections } as ContractDocument).find((text) => text.startsWith(start));
      const number = Number(/section\u00a0(\d+)/.exec(clause ?? "")?.[1]);
      return sections[number - 1]?.heading;
    };
    expect(headingOf("Osaaja provides expert services")).toBe("Scope and deliverables");
    expect(headingOf("The total liability")).toBe("Price and invoicing");
    expect(headingOf("The limitations")).toBe("Confidentiality");
    expect(headingOf("This agreement with its documents")).toBe("Changes");
  });

  it("of the catalogue are all used by some contract", () => {
    /** What stands around the placeholders, whatever fills them. */
    const patternOf = (message: string) => {
      let depth = 0;
      const literal = [...message]
        .map((letter) => {
          if (letter === "{") depth += 1;
          if (letter === "}") depth -= 1;
          return depth > 0 || letter === "}" ? "¤" : letter.replace(/[.*+?^$()|[\]\\]/, "\\$&");
        })
        .join("");
      return new RegExp(`^${literal.replace(/¤+/g, ".+")}$`);
    };
    const used = variants.flatMap((variant) => clauseTexts(documentOf(variant)));
    const unused = Object.entries(messages.Contracts.clauses).flatMap(([section, clauses]) =>
      Object.entries(clauses)
        .filter(([key]) => !/heading$/i.test(key))
        .filter(([, message]) => !used.some((text) => patternOf(message).test(text)))
        .map(([key]) => `${section}.${key}`),
    );
    expect(unused).toEqual([]);
  });
});

describe("the price table", () => {
  it("adds up as it is printed, and states the contract's sum", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 100_000 }),
        fc.constantFrom(...variants),
        (hourlyRateCents, { type, ...more }) => {
          const document = contractDocument(contractSource({}, { ...more, hourlyRateCents }), type);
          const table = document.sections
            .flatMap(({ blocks }) => blocks)
            .find(({ kind }) => kind === "price");
          if (table?.kind !== "price") throw new Error("no price table");
          let running = 0;
          for (const { amount, isSum } of table.rows) {
            const cents = parseEuros(amount.replace(/[€,]/g, ""));
            expect(cents).not.toBeNull();
            if (isSum) expect(cents).toBe(running);
            else running += cents ?? 0;
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe("blanks", () => {
  it("stand where a business id is not known, and only there", () => {
    const blanks = (engagement: object, type: ContractType) =>
      contractDocument(contractSource(engagement), type).parties.flatMap(({ role, facts }) =>
        facts.filter(([, value]) => value === null).map(([label]) => `${role}: ${label}`),
      );
    expect(blanks({}, "client")).toEqual(["Client: Business ID", "Service company: Business ID"]);
    expect(blanks({ clientBusinessId: "0112038-9" }, "client")).toEqual(["Service company: Business ID"]);
    expect(blanks({}, "expert")).toEqual([
      "Service company: Business ID",
      "Expert: Full name or company",
      "Expert: Business ID",
    ]);
  });

  it("do not stand for the operator of an installation that names it", () => {
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
        const hasContact = document.parties[0]?.facts.length === 4;
        if (hasContact) expect(tags(contractHtml(document))).toBe(tags(plain));
      }),
      { numRuns: 40 },
    );
  });
});
