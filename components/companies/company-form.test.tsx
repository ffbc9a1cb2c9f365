import userEvent from "@testing-library/user-event";
import type { Company } from "@/lib/features/companies/schemas";
import { render, screen } from "@/tests/support/testing-library";
import { CompanyForm } from "./company-form";

it("sends the name and the business ID of a company, and nothing else of it", async () => {
  const send = jest.fn(async () => undefined);
  const company: Company = {
    ...{ id: 7, name: "Kaislavuo Oy", businessId: "9999999-2", markWithheldAt: null },
    ...{ verifiedBy: "domain", verifiedDomain: "kaislavuo.example", verifiedAt: "2026-11-01T08:00:00Z" },
  };
  render(<CompanyForm initial={company} label="Company" submit="Save" pending="Saving…" send={send} />);
  await userEvent.type(screen.getByLabelText("Company name"), "j");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(send).toHaveBeenCalledWith({ name: "Kaislavuo Oyj", businessId: "9999999-2" });
});
