import { keyedHash, lockText, unlockText } from "./locked-text";

it("locks a text so that only the same purpose and secret open it, unchanged", () => {
  const locked = lockText("JBSWY3DPEHPK3PXP", "two-factor:7");
  expect(locked).not.toContain("JBSWY3DPEHPK3PXP");
  expect(locked).not.toBe(lockText("JBSWY3DPEHPK3PXP", "two-factor:7"));
  expect(unlockText(locked, "two-factor:7")).toBe("JBSWY3DPEHPK3PXP");
  expect(() => unlockText(locked, "two-factor:8")).toThrow();
  expect(() => unlockText(`${locked.slice(0, -2)}AA`, "two-factor:7")).toThrow();
  expect(keyedHash("code", "a")).not.toBe(keyedHash("code", "b"));
});
