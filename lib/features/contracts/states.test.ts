import { forceOf, signingEnd } from "./states";

const sentAt = new Date("2026-11-27T10:00:00Z");
const expiresAt = signingEnd(sentAt);
const force = (other: Parameters<typeof forceOf>[1], at = sentAt) =>
  forceOf({ status: "signed", expiresAt }, other, at);

it("comes into force with the engagement's other contract only", () => {
  expect(force("signed")).toBe("in_force");
  expect(force("awaiting_signatures")).toBe("waiting");
  for (const other of ["declined", "expired", "cancelled", null] as const)
    expect(force(other)).toBe("lapsed");
  expect(forceOf({ status: "awaiting_signatures", expiresAt }, "signed", sentAt)).toBeNull();
  expect(forceOf({ status: "signed", expiresAt: null }, "draft", sentAt)).toBeNull();
});

it("lapses as the time to sign the other one ends, before a job has noted that", () => {
  expect(force("awaiting_signatures", new Date(expiresAt.getTime() - 1))).toBe("waiting");
  expect(force("awaiting_signatures", expiresAt)).toBe("lapsed");
  expect(force("signed", expiresAt)).toBe("in_force");
});
