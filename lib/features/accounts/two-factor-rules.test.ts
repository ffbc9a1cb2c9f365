import { isAppCode, recoveryCode, typedCode } from "./two-factor-rules";

it("shows recovery codes in groups that can be typed back in any way", () => {
  const code = recoveryCode(Uint8Array.from({ length: 16 }, (_, at) => at * 7));
  expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  expect(typedCode(` ${code.toUpperCase().replaceAll("-", " ")} `)).toBe(typedCode(code));
});

it.each([
  ["123 456", true],
  ["123456", true],
  ["12345", false],
  ["k3tm-9xqa-wd7p", false],
])("%s is a code of an app: %s", (typed, is) => {
  expect(isAppCode(typedCode(typed))).toBe(is);
});
