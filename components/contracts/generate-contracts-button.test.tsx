import userEvent from "@testing-library/user-event";
import { getToast } from "@/lib/client/toast";
import { calculatePrice } from "@/lib/features/pricing/rules";
import { toPricingResult } from "@/lib/features/pricing/schemas";
import { render, screen, waitFor } from "@/tests/support/testing-library";
import { GenerateContractsButton } from "./generate-contracts-button";

// As when the connection is gone, or a new release has taken the file away.
jest.mock("./contract-dialog", () => {
  throw new Error("Loading chunk failed");
});

it("says so when the dialog cannot be loaded, and can be pressed again", async () => {
  const at = new Date("2026-11-20T10:00:00Z");
  const work = {
    hourlyRateCents: 9_550,
    hoursPerWeek: 40,
    durationMonths: 3,
    projectType: "hourly" as const,
  };
  render(
    <GenerateContractsButton
      estimate={toPricingResult(calculatePrice({ ...work, at }), { id: 7, name: "Aino V." }, "No risk.")}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Generate Contracts" }));
  await waitFor(() =>
    expect(getToast()).toMatchObject({
      title: "Error",
      description: "The contract form could not be loaded. Check your connection and try again.",
      variant: "destructive",
    }),
  );
  expect(screen.getByRole("button", { name: "Generate Contracts" })).toBeEnabled();
});
