import userEvent from "@testing-library/user-event";
import type { ListedContract } from "@/lib/features/contracts/moderation-schemas";
import { renderAdmin } from "@/tests/support/admin-components";
import { listOf, serveApi } from "@/tests/support/api-server";
import { screen, within } from "@/tests/support/testing-library";
import ContractsPanel from "./contracts-panel";

const contract = (id: number, changes: Partial<ListedContract> = {}): ListedContract => ({
  id,
  reference: `OS-00000${id}-C`,
  projectTitle: "Demand forecast",
  customerCompany: "Pohjola Oy",
  expertName: "Åsa Mäkelä",
  contractType: "client",
  totalAmount: 12345.6,
  status: "active",
  createdAt: "2027-03-01T08:00:00Z",
  signedAt: null,
  sentAt: null,
  expiresAt: null,
  signedBy: [],
  daysWaiting: null,
  endedAt: null,
  endReason: null,
  endReasonLanguage: null,
  pdfUrl: `/api/contracts/${id}/pdf`,
  ...changes,
});

let stored: ListedContract[];
const api = serveApi({
  "GET /api/contracts": () => listOf(stored),
  "PATCH /api/admin/contracts/1": ({ body }) => {
    const { isSigned } = body as { isSigned: boolean };
    stored = stored.map((each) => ({ ...each, signedAt: isSigned ? "2027-03-04T08:00:00Z" : null }));
    return { body: stored[0] };
  },
});

beforeEach(() => window.history.replaceState(null, "", "/admin?tab=contracts"));

it("shows project, expert, type, value, the real status, date and file", async () => {
  stored = [
    contract(1),
    contract(2, { contractType: "expert", status: "cancelled", pdfUrl: null, customerCompany: null }),
  ];
  renderAdmin(<ContractsPanel />);
  await screen.findAllByText("Demand forecast");
  const [first, second] = screen.getAllByRole("row").slice(1) as [HTMLElement, HTMLElement];
  for (const text of ["Pohjola Oy", "Åsa Mäkelä", "Client contract", "€12,345.60", "Active", "1 Mar 2027"])
    expect(within(first).getByText(text)).toBeInTheDocument();
  expect(within(first).getByRole("link", { name: "PDF: Client contract, Demand forecast" })).toHaveAttribute(
    "href",
    "/api/contracts/1/pdf",
  );
  for (const text of ["Expert contract", "Cancelled", "No file"])
    expect(within(second).getByText(text)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Export CSV" })).toHaveAttribute(
    "href",
    "/api/admin/exports/contracts",
  );
});

it("notes that a contract is signed, and takes it back", async () => {
  stored = [contract(1)];
  renderAdmin(<ContractsPanel />);
  const user = userEvent.setup();
  await user.click(
    await screen.findByRole("button", { name: "Mark as signed: Client contract, Demand forecast" }),
  );
  expect(await screen.findByText("4 Mar 2027")).toBeInTheDocument();
  await user.click(
    screen.getByRole("button", { name: "Take back, not signed after all: Client contract, Demand forecast" }),
  );
  expect(await screen.findByText("Not yet")).toBeInTheDocument();
});

it("says that there is none", async () => {
  stored = [];
  renderAdmin(<ContractsPanel />);
  expect(await screen.findByText("No contracts yet.")).toBeInTheDocument();
});

it("says that they could not be loaded", async () => {
  api.answer("GET /api/contracts", { status: 500 });
  renderAdmin(<ContractsPanel />);
  expect(await screen.findByRole("alert")).toHaveTextContent("The list could not be loaded.");
});
