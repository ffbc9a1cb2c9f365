import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import userEvent from "@testing-library/user-event";
import { calculatePrice, calculatorChoices } from "@/lib/features/pricing/rules";
import {
  calculatePriceInput,
  pricingInfoKey,
  readPricingInfo,
  toPricingResult,
} from "@/lib/features/pricing/schemas";
import { act, fireEvent, render, screen, waitFor, within } from "@/tests/support/testing-library";
import { PricingCalculator } from "./pricing-calculator";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const aino = { id: 7, name: "Aino V.", title: "Machine learning engineer", hourlyRate: 95.5 };
const eero = { id: 8, name: "Eero K.", title: "Data engineer", hourlyRate: 120 };

interface Call {
  path: string;
  body: Record<string, unknown>;
  signal: AbortSignal;
  answer: (status: number, body: unknown) => void;
}
let calls: Call[] = [];
const realFetch = global.fetch;

beforeEach(() => {
  calls = [];
  push.mockReset();
  window.sessionStorage.clear();
  global.fetch = jest.fn((path: string, init: RequestInit) => {
    const signal = init.signal as AbortSignal;
    return new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      const answer = (status: number, body: unknown) =>
        resolve({
          ok: status < 400,
          status,
          statusText: "",
          headers: new Headers(),
          json: async () => body,
          text: async () => JSON.stringify(body),
        } as Response);
      calls.push({ path, body: JSON.parse(String(init.body ?? "{}")), signal, answer });
    });
  }) as unknown as typeof fetch;
});
afterAll(() => {
  global.fetch = realFetch;
});

function show() {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <PricingCalculator
        experts={[aino, eero]}
        choices={calculatorChoices}
        firstVolumeDiscount={{ fromMonths: 3, percent: 5 }}
        placeholder={<p>The shape of an estimate</p>}
        durationHelp="5% from 3 months"
      />
    </QueryClientProvider>,
  );
  leave = unmount;
  return userEvent.setup();
}
/** Goes to another page, as from here to the booking page. */
let leave: () => void;

const requestButton = () => screen.getByRole("button", { name: "Request a Meeting" });
const expertField = () => screen.getByRole("combobox", { name: "Expert" });

async function choose(user: ReturnType<typeof userEvent.setup>, expert: typeof aino) {
  await user.click(expertField());
  await user.click(screen.getByRole("option", { name: new RegExp(expert.name) }));
}

async function nextCall(count: number): Promise<Call> {
  await waitFor(() => expect(calls).toHaveLength(count));
  return calls[count - 1]!;
}

function price(call: Call, expert = aino) {
  const { hoursPerWeek, durationMonths, durationDays, projectType } = calculatePriceInput.parse(call.body);
  const at = new Date("2026-10-19T09:00:00Z");
  const hourlyRateCents = Math.round(expert.hourlyRate * 100);
  return toPricingResult(
    calculatePrice({ hourlyRateCents, hoursPerWeek, durationMonths, durationDays, projectType, at }),
    expert,
    "No risk premium is added.",
  );
}

describe("estimate", () => {
  it("asks for nothing until an expert is chosen", () => {
    show();
    expect(screen.getByText("No estimate yet")).toBeInTheDocument();
    expect(requestButton()).toBeDisabled();
    expect(requestButton()).toHaveAccessibleDescription(/Choose an expert/);
    expect(calls).toHaveLength(0);
  });

  it("says of the discount of an expert who gives none only that", async () => {
    const user = show();
    expect(screen.getByText("5% from 3 months")).toBeInTheDocument();
    await choose(user, aino);
    const call = await nextCall(1);
    call.answer(200, { ...price(call), acceptsVolumeDiscount: false, volumeDiscount: 0 });
    expect((await screen.findAllByText("This expert gives no volume discount.")).length).toBeGreaterThan(0);
    expect(screen.queryByText("5% from 3 months")).not.toBeInTheDocument();
  });

  it("asks with the documented defaults and shows lines that add up", async () => {
    const user = show();
    await choose(user, aino);
    expect(screen.getAllByText("Calculating the estimate…")).not.toHaveLength(0);
    const call = await nextCall(1);
    expect(call.path).toBe("/api/pricing/calculate");
    expect(call.body).toEqual({ expertId: 7, hoursPerWeek: 40, durationMonths: 3, projectType: "hourly" });
    call.answer(200, price(call));

    // 520 h x 95.50 = 49,660.00; less 5 % = 47,177.00; fee 4,717.70; VAT 25.5 % of 51,894.70.
    const amount = async (label: string) =>
      (await screen.findByText(label)).parentElement?.querySelector("dd")?.textContent;
    expect(await amount("Work: 520 hours at €95.50/hour")).toBe("€49,660.00");
    expect(await amount("Volume discount (5%)")).toBe("-€2,483.00");
    expect(await amount("Paid to the expert")).toBe("€47,177.00");
    expect(await amount("Platform fee (10%)")).toBe("€4,717.70");
    expect(await amount("Total, alv 0 % (VAT 0 %)")).toBe("€51,894.70");
    expect(await amount("VAT (25.5%)")).toBe("€13,233.15");
    expect(await amount("Total with VAT")).toBe("€65,127.85");
    expect(screen.getByText("€17,298")).toBeInTheDocument();
    expect(screen.queryByText(/Complexity premium/)).not.toBeInTheDocument();
    expect(
      screen.getByText("Hourly estimates bill only actual hours worked, at the agreed hourly rate."),
    ).toBeInTheDocument();
    expect(screen.getByText("Estimate ready: €51,895 without VAT, €17,298 a month.")).toHaveAttribute(
      "role",
      "status",
    );
  });

  it("shows the complexity premium of a fixed scope", async () => {
    const user = show();
    await user.click(screen.getByRole("radio", { name: /Fixed scope/ }));
    await choose(user, aino);
    const call = await nextCall(1);
    call.answer(200, price(call));
    expect(await screen.findByText("Complexity premium (× 1.1)")).toBeInTheDocument();
    expect(screen.getByText("Fixed-scope discount (5%)")).toBeInTheDocument();
    expect(screen.queryByText(/Hourly estimates bill/)).not.toBeInTheDocument();
  });

  it("explains premium and discount of a fixed scope in a line each", async () => {
    const user = show();
    await user.click(screen.getByRole("radio", { name: /Fixed scope/ }));
    await choose(user, aino);
    const call = await nextCall(1);
    call.answer(200, price(call));
    expect(await screen.findByText(/Risk adjustment:/)).toBeInTheDocument();
    expect(
      screen.getByText(/^Fixed-scope discount: one agreed result .* so 5% \(€2,594\.74\) comes off\.$/),
    ).toBeInTheDocument();
  });

  it("shows the total first and the month second, and no month of what is shorter", async () => {
    const user = show();
    await choose(user, aino);
    const first = await nextCall(1);
    first.answer(200, price(first));
    const total = await screen.findByText("€51,895");
    expect(total.compareDocumentPosition(screen.getByText("€17,298"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

    await user.click(screen.getByRole("radio", { name: "Days" }));
    const second = await nextCall(2);
    expect(second.body).toEqual({
      expertId: 7,
      hoursPerWeek: 40,
      durationUnit: "days",
      duration: 3,
      projectType: "hourly",
    });
    second.answer(200, price(second));
    // 24 h x 95.50 = 2,292.00; fee 229.20
    expect(await screen.findByText("€2,521")).toBeInTheDocument();
    expect(screen.queryByText("Monthly total")).not.toBeInTheDocument();
    expect(screen.getByText("Aino V., 3 days, 40 hours per week")).toBeInTheDocument();
    expect(screen.getByText("Estimate ready: €2,521 without VAT.")).toHaveAttribute("role", "status");

    await user.click(screen.getByRole("radio", { name: "Weeks" }));
    const third = await nextCall(3);
    expect(third.body).toMatchObject({ durationUnit: "weeks", duration: 2 });
    const slider = screen.getByRole("slider", { name: "Duration" });
    expect(slider).toHaveAttribute("aria-valuetext", "2 weeks");
    await user.click(screen.getByRole("radio", { name: "Months" }));
    expect(slider).toHaveAttribute("aria-valuetext", "3 months");
  });

  it("hands an estimate in days over to the booking page", async () => {
    const user = show();
    await user.click(screen.getByRole("radio", { name: "Days" }));
    await choose(user, aino);
    const call = await nextCall(1);
    call.answer(200, price(call));
    await screen.findByText("Total with VAT");
    await user.click(requestButton());
    const stored = window.sessionStorage.getItem(pricingInfoKey);
    expect(readPricingInfo(stored, { expertId: 7, now: new Date() })).toMatchObject({
      projectDetails: { durationMonths: 1, durationDays: 3 },
      totalHours: 24,
    });
  });

  it("clears the estimate at once when a choice changes, and calculates again", async () => {
    const user = show();
    await choose(user, aino);
    const first = await nextCall(1);
    first.answer(200, price(first));
    await screen.findByText("Total with VAT");

    fireEvent.change(screen.getByRole("slider", { name: "Duration" }), { target: { value: "6" } });
    expect(screen.queryByText("Total with VAT")).not.toBeInTheDocument();
    expect(screen.getByText("Calculating the estimate…", { selector: "[role=status]" })).toBeInTheDocument();
    expect(requestButton()).toBeDisabled();
    const second = await nextCall(2);
    expect(second.body).toMatchObject({ durationMonths: 6 });
    second.answer(200, price(second));
    expect(await screen.findByText("Volume discount (10%)")).toBeInTheDocument();

    await user.click(screen.getByRole("radio", { name: "20 hours" }));
    expect((await nextCall(3)).body).toMatchObject({ hoursPerWeek: 20, durationMonths: 6 });
  });

  it("aborts a request that is not wanted any more", async () => {
    const user = show();
    await choose(user, aino);
    const first = await nextCall(1);
    await choose(user, eero);
    const second = await nextCall(2);
    expect(first.signal.aborted).toBe(true);
    expect(second.signal.aborted).toBe(false);
    second.answer(200, price(second, eero));
    expect(await screen.findByText("Work: 520 hours at €120.00/hour")).toBeInTheDocument();
  });

  it("does not ask for the values a slider only passes", async () => {
    const user = show();
    await choose(user, aino);
    const slider = screen.getByRole("slider", { name: "Duration" });
    for (const value of ["4", "5", "6", "7", "8"]) fireEvent.change(slider, { target: { value } });
    expect((await nextCall(1)).body).toMatchObject({ durationMonths: 8 });
    expect(slider).toHaveAttribute("aria-valuetext", "8 months");
  });

  it("offers to try again after a failure", async () => {
    const user = show();
    await choose(user, aino);
    (await nextCall(1)).answer(500, { message: "Something went wrong." });
    expect(await screen.findByRole("alert")).toHaveTextContent("The estimate could not be calculated");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    const second = await nextCall(2);
    second.answer(200, price(second));
    expect(await screen.findByText("Total with VAT")).toBeInTheDocument();
  });

  it("hands the estimate over to the booking page", async () => {
    const user = show();
    await choose(user, aino);
    const call = await nextCall(1);
    call.answer(200, price(call));
    await screen.findByText("Total with VAT");
    await user.click(requestButton());
    expect(push).toHaveBeenCalledWith("/book-meeting?expert=7");
    const stored = window.sessionStorage.getItem(pricingInfoKey);
    expect(readPricingInfo(stored, { expertId: 7, now: new Date() })).toMatchObject({
      expertId: 7,
      projectDetails: { type: "hourly", durationMonths: 3, hoursPerWeek: 40 },
      totalCost: 51_894.7,
    });
  });
});

describe("an estimate that was handed over", () => {
  async function handOver() {
    const user = show();
    await choose(user, eero);
    await user.click(screen.getByRole("radio", { name: "20 hours" }));
    await user.click(screen.getByRole("radio", { name: "Weeks" }));
    await waitFor(() =>
      expect(calls.at(-1)?.body).toMatchObject({ hoursPerWeek: 20, durationUnit: "weeks", duration: 2 }),
    );
    const call = calls.at(-1)!;
    call.answer(200, price(call, eero));
    await screen.findByText("Total with VAT");
    await user.click(requestButton());
    leave();
    calls = [];
  }

  it("is there again for whoever comes back", async () => {
    await handOver();
    show();
    const call = await nextCall(1);
    expect(call.body).toMatchObject({ expertId: 8, hoursPerWeek: 20, durationUnit: "weeks", duration: 2 });
    call.answer(200, price(call, eero));
    expect(await screen.findByText("Total with VAT")).toBeInTheDocument();
    expect(expertField()).toHaveValue("Eero K., Data engineer");
    expect(screen.getByRole("radio", { name: "Weeks" })).toBeChecked();
    expect(requestButton()).toBeEnabled();
  });

  it("takes no part once something is chosen, nor when it is old or unreadable", async () => {
    await handOver();
    const stored = window.sessionStorage.getItem(pricingInfoKey) ?? "";
    const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    show();
    fireEvent.click(screen.getByRole("radio", { name: "10 hours" }));
    await settle();
    expect(screen.getByText("No estimate yet")).toBeInTheDocument();
    leave();

    for (const kept of [stored.replace(/"savedAt":"\d{4}/, '"savedAt":"2020'), "{"]) {
      window.sessionStorage.setItem(pricingInfoKey, kept);
      show();
      await settle();
      expect(screen.getByText("No estimate yet")).toBeInTheDocument();
      leave();
    }
    expect(calls).toHaveLength(0);
  });

  it("is read of the server where its expert is not among those offered", async () => {
    await handOver();
    const stored = window.sessionStorage.getItem(pricingInfoKey) ?? "";
    window.sessionStorage.setItem(pricingInfoKey, stored.replace('"expertId":8', '"expertId":9'));
    show();
    const asked = await nextCall(1);
    expect(asked.path).toBe("/api/experts/9");
    asked.answer(404, { message: "Expert not found" });
    expect(await screen.findByText("No estimate yet")).toBeInTheDocument();
  });
});

describe("contracts", () => {
  it("are offered beside the meeting while an estimate stands, and made from it", async () => {
    const user = show();
    const button = () => screen.queryByRole("button", { name: "Generate Contracts" });
    expect(button()).not.toBeInTheDocument();
    await choose(user, aino);
    const first = await nextCall(1);
    expect(button()).not.toBeInTheDocument();
    first.answer(200, price(first));
    await screen.findByText("Total with VAT");
    await user.click(button() as HTMLElement);
    const dialog = await screen.findByRole("dialog", { name: "Generate Contracts" });
    expect(dialog).toHaveAccessibleDescription(/Aino V\./);
    expect(await within(dialog).findByText("€51,894.70")).toBeInTheDocument();
  });
});

describe("expert picker", () => {
  const found = (availability: string, id: number, name: string) => ({ ...aino, id, name, availability });

  it("searches all experts half a second after the last key and leaves busy ones out", async () => {
    const user = show();
    await user.type(expertField(), "rust");
    const call = await nextCall(1);
    expect(call).toMatchObject({ path: "/api/experts/search", body: { query: "rust" } });
    call.answer(200, [found("busy", 20, "Busy B."), found("2_weeks", 21, "Free F.")]);
    const list = screen.getByRole("listbox", { name: "Experts" });
    expect(await within(list).findByRole("option", { name: /Free F\./ })).toBeInTheDocument();
    expect(within(list).queryByRole("option", { name: /Busy B\./ })).not.toBeInTheDocument();

    await user.keyboard("{ArrowDown}");
    expect(expertField()).toHaveAttribute("aria-activedescendant", within(list).getByRole("option").id);
    await user.keyboard("{Enter}");
    expect(expertField()).toHaveValue("Free F., Machine learning engineer");
    expect((await nextCall(2)).body).toMatchObject({ expertId: 21 });
  });

  it("says when nobody matches", async () => {
    const user = show();
    await user.type(expertField(), "cobol");
    (await nextCall(1)).answer(200, []);
    expect(await screen.findAllByText(/No free expert matches “cobol”/)).not.toHaveLength(0);
  });

  it("keeps the chosen expert when a search is left with Escape", async () => {
    const user = show();
    await choose(user, eero);
    await user.type(expertField(), "x");
    await user.keyboard("{Escape}");
    expect(expertField()).toHaveValue("Eero K., Data engineer");
    expect(expertField()).toHaveAttribute("aria-expanded", "false");
  });

  it("moves with the arrow keys, around the ends", async () => {
    const user = show();
    await user.tab();
    await user.keyboard("{ArrowDown}");
    expect(expertField()).toHaveAttribute("aria-expanded", "true");
    await user.keyboard("{ArrowUp}{Enter}");
    expect(expertField()).toHaveValue("Eero K., Data engineer");
  });
});
