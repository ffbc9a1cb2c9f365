import userEvent from "@testing-library/user-event";
import { AuditTrail } from "@/components/admin/audit-trail";
import type { AuditEntry } from "@/lib/features/operations/audit-schemas";
import { renderAdmin } from "@/tests/support/admin-components";
import { serveApi } from "@/tests/support/api-server";
import { fireEvent, screen, waitFor, within } from "@/tests/support/testing-library";
import { AuditScreen } from "./audit-screen";

jest.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(window.location.search) }));

const entry = (id: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: "2027-03-03T08:00:00.000Z",
  actorEmail: "admin@osaaja.example",
  action: "update",
  entity: "expert",
  entityId: "7",
  name: null,
  before: { hourlyRate: 95, isActive: true, approvedAt: "2027-03-01T08:00:00.000Z" },
  after: { hourlyRate: 105, isActive: false, approvedAt: null },
  reason: "Asked by phone",
  reasonLanguage: null,
  requestId: null,
  ...changes,
});

let entries: AuditEntry[];
let total: number;

beforeEach(() => {
  [entries, total] = [[entry(1)], 1];
  window.history.replaceState(null, "", "/admin/audit");
});
const api = serveApi({ "GET /api/admin/audit-entries": () => ({ body: entries, total }) });
const asked = () => api.requests.map(({ url }) => url);

describe("AuditTrail", () => {
  it("tells who, when, before and after field by field, and why", async () => {
    renderAdmin(<AuditTrail entity="expert" entityId={7} />);
    const item = within((await screen.findAllByRole("listitem"))[0] as HTMLElement);
    expect(asked()).toEqual(["/api/admin/audit-entries?entity=expert&entityId=7&limit=10"]);
    expect(item.getByText("Updated")).toBeInTheDocument();
    expect(item.getByText("admin@osaaja.example")).toBeInTheDocument();
    expect(item.getByText(/^3 Mar 2027, 10:00$/)).toBeInTheDocument();
    const values = (label: string) => item.getByText(label).nextElementSibling?.textContent;
    expect(values("Hourly rate (€)")).toBe("95105");
    expect(values("Visible")).toBe("YesNo");
    expect(values("Approved at")).toMatch(/^1 Mar 2027, 10:00–$/);
    expect(item.getAllByRole("img", { name: "became" })).toHaveLength(3);
    expect(item.getByText(/Asked by phone/)).toBeInTheDocument();
  });

  it("shows what is new as it was made, and a field or an action without words of its own", async () => {
    entries = [
      entry(1, { action: "knit", before: null, after: { preferredTeamName: ["A", "B"] }, reason: null }),
      entry(2, { before: {}, after: {}, reason: null }),
    ];
    renderAdmin(<AuditTrail entity="expert" entityId={7} />);
    expect(await screen.findByText("knit")).toBeInTheDocument();
    expect(screen.getByText("Preferred team name").nextElementSibling).toHaveTextContent("A, B");
    expect(screen.queryByRole("img", { name: "became" })).not.toBeInTheDocument();
    expect(screen.getByText("Words changed that the log does not keep.")).toBeInTheDocument();
  });

  it("says what is stored as a code in the words of the screens, whatever the item is", async () => {
    const changed = (about: Pick<AuditEntry, "entity" | "entityId">, after: AuditEntry["after"]) =>
      entry(++id, { ...about, before: null, after, reason: null });
    let id = 0;
    entries = [
      changed(
        { entity: "expert", entityId: "7" },
        { approvalStatus: "changes_requested", workArrangement: "onsite" },
      ),
      changed({ entity: "contract", entityId: "1" }, { status: "awaiting_signatures" }),
      changed({ entity: "contract", entityId: "1" }, { status: "draft" }),
      changed({ entity: "list", entityId: "contracts" }, { status: "active" }),
      changed({ entity: "meeting_booking", entityId: "2" }, { status: "cancelled" }),
      changed({ entity: "invitation", entityId: "3" }, { status: "withdrawn" }),
      changed({ entity: "mail_message", entityId: "4" }, { status: "queued", kind: "password_reset" }),
      changed({ entity: "account", entityId: "5" }, { role: "user" }),
      changed({ entity: "company", entityId: "6" }, { verifiedBy: "operator" }),
      changed(
        { entity: "list", entityId: "experts" },
        { status: "inactive", sort: "-hourlyRate", seen: "30" },
      ),
      changed({ entity: "expert", entityId: "8" }, { languages: [{ code: "fi", level: "native" }] }),
      changed(
        { entity: "consultant", entityId: "5" },
        {
          isActive: false,
          workingHours: "1: 09:00–13:00, 3: 10:00–15:00",
          absences: "2027-04-05–2027-04-09",
        },
      ),
      changed({ entity: "expert", entityId: "9" }, { approvalStatus: "of_a_later_version" }),
    ];
    renderAdmin(<AuditTrail entity="expert" entityId={7} />);
    const items = await screen.findAllByRole("listitem");
    const values = items.map((item) => [...item.querySelectorAll("dd")].map((each) => each.textContent));
    expect(values).toEqual([
      ["Changes requested", "On-site"],
      ["Awaiting signatures"],
      ["Active"],
      ["Active"],
      ["Cancelled"],
      ["Taken back"],
      ["Queued", "Password reset"],
      ["Member"],
      ["By hand"],
      ["Hidden", "Hourly rate (€), descending", "In the last 30 days"],
      ["Finnish, Native"],
      ["No", "Mon 09:00–13:00, Wed 10:00–15:00", "5 Apr 2027–9 Apr 2027"],
      ["of_a_later_version"],
    ]);
    expect(screen.getByText("Gets meetings")).toBeVisible();
  });

  it("brings older changes, and says when there are none", async () => {
    total = 12;
    const { unmount } = renderAdmin(<AuditTrail entity="expert" entityId={7} />);
    await userEvent.click(await screen.findByRole("button", { name: "Show older changes" }));
    await waitFor(() => expect(asked().at(-1)).toContain("limit=11"));
    unmount();
    [entries, total] = [[], 0];
    renderAdmin(<AuditTrail entity="expert" entityId={8} />);
    expect(await screen.findByText("No administrator has changed this yet.")).toBeInTheDocument();
  });
});

describe("the audit log", () => {
  it("tells what an exported list was asked for", async () => {
    const after = { rows: 12, q: "python", action: "approve" };
    entries = [entry(1, { action: "export", entity: "list", entityId: "audit-log", before: null, after })];
    renderAdmin(<AuditScreen />);
    expect(await screen.findByText("List: Audit log")).toBeInTheDocument();
    expect(screen.getByText("Searched for").nextElementSibling).toHaveTextContent("python");
    expect(screen.getByText("Action", { selector: "dt" }).nextElementSibling).toHaveTextContent("Approved");
  });

  it("filters by action, kind and days, in the address and in the export", async () => {
    renderAdmin(<AuditScreen />);
    expect(await screen.findByRole("link", { name: "Expert 7" })).toHaveAttribute(
      "href",
      "/expert-profile/7",
    );
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Action" }), "Approved");
    await userEvent.selectOptions(screen.getByLabelText("Kind of item"), "Project");
    fireEvent.change(screen.getByLabelText("From"), { target: { value: "0002-03-01" } });
    fireEvent.change(screen.getByLabelText("From"), { target: { value: "2027-03-01" } });
    expect(window.location.search).toBe("?action=approve&entity=project&from=2027-03-01");
    await waitFor(() =>
      expect(asked().at(-1)).toBe(
        "/api/admin/audit-entries?action=approve&entity=project&from=2027-03-01&limit=25",
      ),
    );
    expect(asked().join()).not.toContain("0002");
    expect(screen.getByRole("link", { name: "Export CSV" })).toHaveAttribute(
      "href",
      "/api/admin/exports/audit-entries?action=approve&entity=project&from=2027-03-01",
    );
  });

  it("takes all filters away when nothing fits", async () => {
    [entries, total] = [[], 0];
    window.history.replaceState(null, "", "/admin/audit?action=approve&entityId=4&from=nonsense");
    renderAdmin(<AuditScreen />);
    await userEvent.click(await screen.findByRole("button", { name: "Clear filters" }));
    expect(window.location.search).toBe("");
    expect(asked().join()).not.toContain("nonsense");
    expect(await screen.findByText("Nothing stands in the log yet")).toBeInTheDocument();
  });
});
