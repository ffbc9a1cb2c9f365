import type { Operator } from "@/lib/shared/brand";

const named = {
  OPERATOR_NAME: "Pohjola Osaajat Oy",
  OPERATOR_BUSINESS_ID: "0112038-9",
  OPERATOR_ADDRESS: "Aleksanterinkatu 1, 00100 Helsinki",
};
const before = process.env;
afterEach(() => {
  process.env = before;
});

/** Who runs an installation with these variables. */
function operatorOf(variables: Record<string, string>): Operator {
  process.env = { ...before, ...variables };
  let found: Operator | undefined;
  jest.isolateModules(() => {
    found = (require("./operator") as typeof import("./operator")).operator();
  });
  return found as Operator;
}

it("is the company that the environment names", () => {
  expect(operatorOf(named)).toEqual({
    isDemo: false,
    name: "Pohjola Osaajat Oy",
    email: "support@osaaja.example",
    businessId: "0112038-9",
    address: "Aleksanterinkatu 1, 00100 Helsinki",
  });
});

it.each(Object.keys(named))("is a demonstration without %s", (name) => {
  expect(operatorOf({ ...named, [name]: "" })).toMatchObject({
    isDemo: true,
    businessId: "0000000-0",
    address: "Esimerkkikatu 1, 00100 Helsinki",
  });
});

it("refuses a business ID whose check digit is wrong", () => {
  expect(() => operatorOf({ ...named, OPERATOR_BUSINESS_ID: "0112038-8" })).toThrow(/OPERATOR_BUSINESS_ID/);
});
