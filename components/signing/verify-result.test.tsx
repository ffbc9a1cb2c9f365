import { render, screen } from "@/tests/support/testing-library";
import { VerifyResult } from "./verify-result";

it("says in which zone a contract was signed at that time", () => {
  const answer = {
    ...{ valid: true, reason: null, reference: "OS-000060-E", documentSha256: "a".repeat(64) },
    ...{ signedAt: "2026-11-27T10:00:00.000Z", parties: [] },
  };
  render(<VerifyResult name="contract.pdf" answer={answer} />);
  expect(screen.getByText("27 November 2026 at 12:00 (Helsinki time)")).toBeVisible();
});
