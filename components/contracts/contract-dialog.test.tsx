import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import userEvent from "@testing-library/user-event";
import { dismissToast, getToast } from "@/lib/client/toast";
import { calculatePrice } from "@/lib/features/pricing/rules";
import { type PricingResult, toPricingResult } from "@/lib/features/pricing/schemas";
import { addDays, addMonths, helsinkiDate } from "@/lib/shared/dates";
import { fireEvent, render, screen, waitFor, within } from "@/tests/support/testing-library";
import { GenerateContractsButton } from "./generate-contracts-button";

jest.mock("@/lib/client/use-current-user", () => ({
  useCurrentUser: () => ({ user: { isAuthenticated: false, isAdmin: false }, isLoading: false }),
}));

const now = new Date();
const today = helsinkiDate(now);
const start = addDays(today, 10);

function price(durationMonths: number, projectType: "hourly" | "project" = "hourly"): PricingResult {
  const work = { hourlyRateCents: 9_550, hoursPerWeek: 40, durationMonths, projectType };
  return toPricingResult(calculatePrice({ ...work, at: now }), { id: 7, name: "Aino V." }, "No risk.");
}
const estimate = price(3);

const contracts = (totalAmount = estimate.totalCost) => [
  { id: 31, type: "client", html: "<h1>Client</h1>", pdfUrl: "/api/contracts/31/pdf?token=c", totalAmount },
  {
    id: 32,
    type: "expert",
    html: "<h1>Expert</h1>",
    pdfUrl: "/api/contracts/32/pdf?token=e",
    totalAmount: 47_177,
  },
];

interface Request {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}
interface Reply {
  status?: number;
  body?: unknown;
  disposition?: string;
}
type Answer = Reply | "no connection" | Promise<Reply>;
type Responder = Answer | ((request: Request) => Answer);

let server: Record<string, Responder>;
let requests: Request[];
const saved: string[] = [];
const realFetch = global.fetch;

beforeEach(() => {
  requests = [];
  saved.length = 0;
  server = {
    "POST /api/pricing/calculate": ({ body }) => ({ body: price(Number(body.durationMonths)) }),
    "POST /api/projects": { status: 201, body: { id: 17, accessToken: "secret" } },
    "POST /api/contracts/generate": { status: 201, body: { contracts: contracts() } },
    "GET /api/contracts/31/pdf?token=c": {
      disposition: "attachment; filename=\"a.pdf\"; filename*=UTF-8''OS-000017-C%20%C3%84.pdf",
    },
    "GET /api/contracts/32/pdf?token=e": { disposition: "attachment; filename*=UTF-8''OS-000017-E.pdf" },
  };
  window.sessionStorage.clear();
  dismissToast();
  global.fetch = jest.fn(async (path: string, init: RequestInit) => {
    const request: Request = {
      method: String(init.method),
      path,
      headers: init.headers as Record<string, string>,
      body: init.body ? JSON.parse(String(init.body)) : {},
    };
    requests.push(request);
    const responder = server[`${request.method} ${path}`];
    if (!responder) throw new Error(`no answer to ${request.method} ${path}`);
    const answer = await (typeof responder === "function" ? responder(request) : responder);
    if (answer === "no connection") throw new TypeError("Failed to fetch");
    const { status = 200, body = {}, disposition = "" } = answer;
    return {
      ok: status < 400,
      status,
      statusText: "",
      headers: new Headers({ "content-disposition": disposition }),
      text: async () => JSON.stringify(body),
      blob: async () => new Blob(["%PDF"]),
    } as Response;
  }) as unknown as typeof fetch;
  Object.assign(URL, { createObjectURL: () => "blob:contract", revokeObjectURL: () => {} });
  // jsdom goes nowhere when a link is clicked; what would be saved is noted instead.
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  global.fetch = realFetch;
  jest.restoreAllMocks();
});

function show(pricing: PricingResult | null = estimate) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const page = (shown: PricingResult | null) => (
    <QueryClientProvider client={client}>
      <GenerateContractsButton estimate={shown ?? undefined} />
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(page(pricing));
  return {
    user: userEvent.setup(),
    unmount,
    change: (next: PricingResult | null) => rerender(page(next)),
  };
}

const openButton = () => screen.getByRole("button", { name: "Generate Contracts" });
const dialog = () => screen.getByRole("dialog", { name: "Generate Contracts" });
const field = (label: string | RegExp) => within(dialog()).getByLabelText<HTMLInputElement>(label);
const submitButton = () => within(dialog()).getByRole("button", { name: "Generate Contracts" });
const type = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const sent = (path: string) => requests.filter((request) => request.path === path);
const posts = () => requests.map(({ path }) => path).filter((path) => !path.includes("pricing"));
const preview = () => within(screen.getByRole("region", { name: "Contract preview" }));

async function open(user: ReturnType<typeof userEvent.setup>) {
  await user.click(openButton());
  await screen.findByRole("dialog", { name: "Generate Contracts" });
}

function fill() {
  type("Company name", "Äänekosken Öljy Oy");
  type("Project title", "Kysyntäennuste");
  type("Project description", "A forecast of daily demand.");
  type("Start date", start);
  type("Contact email", "asa@example.fi");
}

/** The dialog with its results. */
async function made() {
  const shown = show();
  await open(shown.user);
  fill();
  await shown.user.click(submitButton());
  await screen.findByRole("heading", { name: "Your contracts are ready" });
  return shown;
}

describe("opening", () => {
  it("is offered only while there is an estimate", async () => {
    const { change } = show(null);
    expect(screen.queryByRole("button", { name: "Generate Contracts" })).not.toBeInTheDocument();
    change(estimate);
    expect(openButton()).toBeEnabled();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("puts the focus into the first field and back to the button", async () => {
    const { user } = show();
    await open(user);
    expect(field("Company name")).toHaveFocus();
    expect(dialog()).toHaveAccessibleDescription(/your estimate with Aino V\./);
    await user.click(within(dialog()).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(openButton()).toHaveFocus();
    expect(posts()).toEqual([]);
  });
});

describe("the form", () => {
  it("shows the documented messages and sends nothing while fields are missing", async () => {
    const { user } = show();
    await open(user);
    type("Project description", "too short");
    await user.click(submitButton());
    const summary = await screen.findByRole("alert");
    for (const message of [
      "Company name is required",
      "Project title is required",
      "Project description must be at least 10 characters",
      "Start date is required",
      "End date is required",
      "Valid email is required",
    ]) {
      expect(within(summary).getByText(message, { exact: false })).toBeInTheDocument();
    }
    await waitFor(() => expect(summary).toHaveFocus());
    expect(posts()).toEqual([]);
  });

  it("refuses a start in the past, an end before the start and a wrong business id", async () => {
    const { user } = show();
    await open(user);
    fill();
    type("Start date", addDays(today, -1));
    type("End date", addDays(today, -2));
    type(/Business ID/, "1234567-8");
    await user.click(submitButton());
    const summary = await screen.findByRole("alert");
    for (const message of [
      /Start date must not be in the past/,
      /End date must not be before the start date/,
      /Enter a valid business ID/,
    ]) {
      expect(within(summary).getByText(message)).toBeInTheDocument();
    }
    expect(posts()).toEqual([]);
  });

  it("sets the end from the months of the estimate until somebody sets another", async () => {
    const { user } = show();
    await open(user);
    type("Start date", start);
    expect(field("End date")).toHaveValue(addMonths(start, 3));
    const later = addDays(start, 20);
    type("Start date", later);
    expect(field("End date")).toHaveValue(addMonths(later, 3));
    const own = addMonths(start, 5);
    type("End date", own);
    type("Start date", start);
    expect(field("End date")).toHaveValue(own);
  });

  it("follows the calculator when it is opened again with other months", async () => {
    const { user, change } = show();
    await open(user);
    type("Start date", start);
    await user.keyboard("{Escape}");
    change(price(6));
    await open(user);
    expect(field("Start date")).toHaveValue(start);
    expect(field("End date")).toHaveValue(addMonths(start, 6));
  });
});

describe("the live preview", () => {
  it("fills in as one types", async () => {
    const { user } = show();
    await open(user);
    expect(preview().getByText("Aino V.")).toBeInTheDocument();
    expect(await preview().findByText("€51,894.70")).toBeInTheDocument();
    expect(preview().getByText("40 hours per week, 520 hours in all")).toBeInTheDocument();
    await user.type(field("Company name"), "Öljy Oy");
    expect(preview().getByText("Öljy Oy")).toBeInTheDocument();
    fill();
    type(/Business ID/, "fi01120389");
    type(/Contact person/, "Åsa Öhman");
    for (const text of ["Äänekosken Öljy Oy", "Business ID 0112038-9", "Åsa Öhman", "Kysyntäennuste"]) {
      expect(preview().getByText(text)).toBeInTheDocument();
    }
    expect(preview().getByText(/, 3 months$/)).toBeInTheDocument();
  });

  it("asks for the price of other months, and says so", async () => {
    const { user } = show();
    await open(user);
    await preview().findByText("€51,894.70");
    type("Start date", start);
    type("End date", addDays(addMonths(start, 5), 1));
    expect(preview().getByText(/Your dates make 6 months/)).toBeInTheDocument();
    expect(await preview().findByText(/1,040 hours in all/)).toBeInTheDocument();
    expect(sent("/api/pricing/calculate").at(-1)?.body).toMatchObject({ expertId: 7, durationMonths: 6 });
  });
});

describe("generating", () => {
  it("creates the project, then the contracts, and shows both", async () => {
    let finish: (answer: Reply) => void = () => {};
    const { user } = show();
    await open(user);
    await preview().findByText("€51,894.70");
    fill();
    server["POST /api/projects"] = new Promise<Reply>((resolve) => {
      finish = resolve;
    });
    await user.click(submitButton());
    const pending = await within(dialog()).findByRole("button", { name: "Generating..." });
    expect(pending).toBeDisabled();
    expect(within(dialog()).getByRole("button", { name: "Cancel" })).toBeDisabled();
    await user.keyboard("{Escape}");
    expect(dialog()).toBeInTheDocument();
    finish({ status: 201, body: { id: 17, accessToken: "secret" } });

    const heading = await screen.findByRole("heading", { name: "Your contracts are ready" });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(posts()).toEqual(["/api/projects", "/api/contracts/generate"]);
    const [project] = sent("/api/projects");
    expect(project?.headers["Idempotency-Key"]).toMatch(/^[\x21-\x7e]{16,}$/);
    expect(project?.body).toEqual({
      title: "Kysyntäennuste",
      description: "A forecast of daily demand.",
      clientCompany: "Äänekosken Öljy Oy",
      clientEmail: "asa@example.fi",
      expertId: 7,
      startDate: start,
      endDate: addMonths(start, 3),
      hoursPerWeek: 40,
      projectType: "hourly",
      website: "",
    });
    expect(sent("/api/contracts/generate")[0]?.body).toEqual({
      projectId: 17,
      accessToken: "secret",
      language: "en",
      pricing: estimate,
    });
    expect(getToast()).toMatchObject({
      title: "Contracts Generated Successfully",
      description: "Both client and expert contracts have been created.",
    });
    const card = (name: string) => within(screen.getByRole("heading", { name }).closest("li") as HTMLElement);
    expect(card("Client Contract").getByText("€51,894.70")).toBeInTheDocument();
    expect(card("Client Contract").getByText("€65,127.85 with VAT")).toBeInTheDocument();
    expect(card("Expert Contract").getByText("€47,177.00")).toBeInTheDocument();
    expect(card("Expert Contract").queryByText(/with VAT/)).not.toBeInTheDocument();
    expect(within(dialog()).queryByRole("button", { name: "Cancel" })).not.toBeInTheDocument();
    expect(within(dialog()).getByRole("button", { name: "Close" })).toBeEnabled();
  });

  it("sends what was given beside the documented fields", async () => {
    const { user } = show();
    await open(user);
    fill();
    type(/Business ID/, "0112038-9");
    type(/Contact person/, "Åsa Öhman");
    await user.click(submitButton());
    await screen.findByRole("heading", { name: "Your contracts are ready" });
    expect(sent("/api/projects")[0]?.body).toMatchObject({
      clientBusinessId: "0112038-9",
      clientContactName: "Åsa Öhman",
    });
  });

  it("shows the server's notice about another price, and no total with VAT that is not its own", async () => {
    server["POST /api/contracts/generate"] = {
      status: 201,
      body: { contracts: contracts(60_000), notice: "The price was calculated again." },
    };
    await made();
    expect(screen.getByText("The price was calculated again.")).toBeInTheDocument();
    expect(screen.getByText("€60,000.00")).toBeInTheDocument();
    expect(screen.queryByText(/with VAT/)).not.toBeInTheDocument();
  });

  it.each([
    ["a fault", { status: 500, body: { message: "Something went wrong on our side.", code: "internal" } }],
    ["no connection", "no connection"],
  ] as const)(
    "tells of %s when the project cannot be created, and keeps the form and the key",
    async (_name, answer) => {
      const { user } = show();
      await open(user);
      fill();
      server["POST /api/projects"] = answer as Answer;
      await user.click(submitButton());
      await waitFor(() =>
        expect(getToast()).toMatchObject({
          title: "Error",
          description: "Failed to create project. Please try again.",
          variant: "destructive",
        }),
      );
      expect(screen.getByText("The contracts have not been made yet")).toBeInTheDocument();
      expect(field("Company name")).toHaveValue("Äänekosken Öljy Oy");
      server["POST /api/projects"] = { status: 201, body: { id: 17, accessToken: "secret" } };
      await user.click(submitButton());
      await screen.findByRole("heading", { name: "Your contracts are ready" });
      const keys = sent("/api/projects").map(({ headers }) => headers["Idempotency-Key"]);
      expect(keys).toHaveLength(2);
      expect(keys[0]).toBe(keys[1]);
    },
  );

  it("goes on with the project when only the contracts failed, even after closing", async () => {
    const { user } = show();
    await open(user);
    fill();
    server["POST /api/contracts/generate"] = { status: 503, body: { message: "The service is busy." } };
    await user.click(submitButton());
    await waitFor(() =>
      expect(getToast()).toMatchObject({
        title: "Error",
        description: "Failed to generate contracts. Please try again.",
      }),
    );
    expect(screen.getByText("The service is busy.")).toBeInTheDocument();
    await user.click(within(dialog()).getByRole("button", { name: "Cancel" }));
    await open(user);
    expect(field("Project title")).toHaveValue("Kysyntäennuste");
    server["POST /api/contracts/generate"] = { status: 201, body: { contracts: contracts() } };
    await user.click(submitButton());
    await screen.findByRole("heading", { name: "Your contracts are ready" });
    expect(posts()).toEqual(["/api/projects", "/api/contracts/generate", "/api/contracts/generate"]);
  });

  it("creates another project when the form has changed meanwhile", async () => {
    const { user } = show();
    await open(user);
    fill();
    server["POST /api/contracts/generate"] = "no connection";
    await user.click(submitButton());
    await waitFor(() => expect(getToast()?.title).toBe("Error"));
    type("Project title", "Another title");
    server["POST /api/contracts/generate"] = { status: 201, body: { contracts: contracts() } };
    await user.click(submitButton());
    await screen.findByRole("heading", { name: "Your contracts are ready" });
    const keys = sent("/api/projects").map(({ headers }) => headers["Idempotency-Key"]);
    expect(keys).toHaveLength(2);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it("begins anew when the server does not know the project any more", async () => {
    const { user } = show();
    await open(user);
    fill();
    server["POST /api/contracts/generate"] = { status: 404, body: { message: "Project not found" } };
    await user.click(submitButton());
    await waitFor(() => expect(getToast()?.title).toBe("Error"));
    server["POST /api/contracts/generate"] = { status: 201, body: { contracts: contracts() } };
    await user.click(submitButton());
    await screen.findByRole("heading", { name: "Your contracts are ready" });
    const keys = sent("/api/projects").map(({ headers }) => headers["Idempotency-Key"]);
    expect(new Set(keys).size).toBe(2);
  });

  it("puts the server's field errors beside their fields", async () => {
    const { user } = show();
    await open(user);
    fill();
    const message = "Start date must not be in the past";
    server["POST /api/projects"] = {
      status: 422,
      body: { message, code: "invalid", fieldErrors: { startDate: message } },
    };
    await user.click(submitButton());
    await waitFor(() => expect(field("Start date")).toHaveAccessibleDescription(message));
    expect(getToast()?.open ?? false).toBe(false);
  });
});

describe("the results", () => {
  it.each([
    ["Client", "Download Client Contract", "OS-000017-C Ä.pdf"],
    ["Expert", "Download Expert Contract", "OS-000017-E.pdf"],
  ])("downloads the %s contract under the server's name", async (kind, button, name) => {
    const { user } = await made();
    await user.click(screen.getByRole("button", { name: button }));
    await waitFor(() => expect(saved).toEqual([name]));
    expect(getToast()).toMatchObject({
      title: "Download Started",
      description: `${kind} contract download will begin shortly.`,
    });
  });

  it("tells when a download fails, and saves nothing", async () => {
    const { user } = await made();
    server["GET /api/contracts/31/pdf?token=c"] = "no connection";
    await user.click(screen.getByRole("button", { name: "Download Client Contract" }));
    await waitFor(() =>
      expect(getToast()).toMatchObject({
        title: "Error",
        description: "Failed to download the contract. Please try again.",
        variant: "destructive",
      }),
    );
    expect(saved).toEqual([]);
    expect(screen.getByRole("button", { name: "Download Client Contract" })).toBeEnabled();
  });

  it("shows a contract in a frame without scripts, and prints it", async () => {
    const { user } = await made();
    const button = screen.getByRole("button", { name: "Read Expert Contract" });
    expect(button).toHaveAttribute("aria-expanded", "false");
    await user.click(button);
    expect(button).toHaveAttribute("aria-expanded", "true");
    const frame = screen.getByTitle<HTMLIFrameElement>("Expert Contract");
    expect(frame).toHaveAttribute("srcdoc", "<h1>Expert</h1>");
    expect(frame.getAttribute("sandbox")).toBe("allow-same-origin allow-modals");
    const print = jest.fn();
    Object.assign(frame.contentWindow as Window, { print });
    await user.click(screen.getByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole("button", { name: "Read Client Contract" }));
    expect(screen.getByTitle("Client Contract")).toHaveAttribute("srcdoc", "<h1>Client</h1>");
    await user.click(screen.getByRole("button", { name: "Close the text" }));
    expect(screen.queryByTitle("Client Contract")).not.toBeInTheDocument();
  });

  it("come back when the window is opened again, until the estimate is another", async () => {
    const { user, change } = await made();
    await user.click(within(dialog()).getByRole("button", { name: "Close" }));
    await user.click(openButton());
    expect(await screen.findByRole("heading", { name: "Your contracts are ready" })).toBeInTheDocument();
    await user.click(within(dialog()).getByRole("button", { name: "Close" }));
    change(price(6));
    await open(user);
    expect(field("Company name")).toHaveValue("Äänekosken Öljy Oy");
  });

  it("lead back to the form with what was typed", async () => {
    const { user } = await made();
    await user.click(screen.getByRole("button", { name: "Change the details" }));
    expect(field("Project title")).toHaveValue("Kysyntäennuste");
  });
});

describe("Escape", () => {
  it("closes the form without a question, because nothing is lost", async () => {
    const { user } = show();
    await open(user);
    fill();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await open(user);
    expect(field("Company name")).toHaveValue("Äänekosken Öljy Oy");
    expect(field("End date")).toHaveValue(addMonths(start, 3));
  });

  it("asks while a contract has not been downloaded, and not afterwards", async () => {
    const { user } = await made();
    await user.keyboard("{Escape}");
    expect(screen.getByRole("alert")).toHaveTextContent("You have not downloaded both contracts");
    const stay = screen.getByRole("button", { name: "Keep open" });
    await waitFor(() => expect(stay).toHaveFocus());
    await user.click(stay);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    for (const name of ["Download Client Contract", "Download Expert Contract"]) {
      await user.click(screen.getByRole("button", { name }));
    }
    await waitFor(() => expect(saved).toHaveLength(2));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("closes anyway when that is the answer", async () => {
    const { user } = await made();
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Close anyway" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });
});

describe("the draft", () => {
  it("outlives the page in this tab, without the honeypot", async () => {
    const { user, unmount } = show();
    await open(user);
    fill();
    unmount();
    const stored = JSON.parse(window.sessionStorage.getItem("contractDraft") ?? "{}");
    expect(stored).toMatchObject({ clientCompany: "Äänekosken Öljy Oy", startDate: start });
    const again = show();
    await open(again.user);
    await waitFor(() => expect(field("Project title")).toHaveValue("Kysyntäennuste"));
    expect(field("End date")).toHaveValue(addMonths(start, 3));
  });

  it("is gone once the contracts are made", async () => {
    const { unmount } = await made();
    unmount();
    expect(window.sessionStorage.getItem("contractDraft")).toBeNull();
  });
});
