import userEvent from "@testing-library/user-event";
import type { Overview } from "@/lib/features/operations/overview-schemas";
import { renderAdmin } from "@/tests/support/admin-components";
import { serveApi } from "@/tests/support/api-server";
import { screen, within } from "@/tests/support/testing-library";
import OverviewPanel from "./overview-panel";

const hours = (number: number) => new Date(Date.now() + number * 3_600_000).toISOString();
const overview: Overview = {
  totalExperts: 1157,
  availableExperts: 85,
  totalProjects: 33,
  pendingProjects: 1,
  totalApplications: 8,
  pendingApplications: 5,
  successRate: 83,
  weeks: [
    { week: "2026-11-09", experts: 4, postings: 2, applications: 0, bookings: 1 },
    { week: "2026-11-16", experts: 3, postings: 0, applications: 0, bookings: 0 },
  ],
  queue: [
    {
      kind: "posting",
      id: 7,
      title: "Demand forecast",
      detail: "Pohjola Oy",
      submittedAt: hours(-30),
      dueAt: hours(-5.5),
    },
    { kind: "expert", id: 7, title: "Aino Virtanen", detail: null, submittedAt: hours(-1), dueAt: hours(50) },
  ],
  waiting: { posting: 1, application: 0, expert: 3, booking: 0, report: 1 },
};

let answers: (Partial<Overview> | null)[];
beforeEach(() => {
  answers = [{}];
});
serveApi({
  "GET /api/admin/overview": () => {
    const changes = answers.length > 1 ? answers.shift() : answers[0];
    return changes === null ? { status: 500 } : { body: { ...overview, ...changes } };
  },
});

const card = async (name: string) => {
  const link = await screen.findByRole("link", { name });
  return [link.getAttribute("href"), link.closest("li")?.textContent?.replace(name, "")];
};

it("says the key figures, each with the way to its tab", async () => {
  renderAdmin(<OverviewPanel />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading the overview");
  expect(await card("Total Experts")).toEqual(["/admin?tab=experts", "1,15785 available"]);
  expect(await card("Active Projects")).toEqual(["/admin?tab=projects", "331 pending approval"]);
  expect(await card("Expert Applications")).toEqual(["/admin?tab=applications", "85 pending review"]);
  expect(await card("Success Rate")).toEqual(["/admin?tab=contracts", "83%Project completion rate"]);
});

it("knows no rate before a project has ended", async () => {
  answers = [{ successRate: null }];
  renderAdmin(<OverviewPanel />);
  expect((await card("Success Rate"))[1]).toBe("–No project has ended yet");
});

it("lists what waits in the order it came, with the clock and the way to decide", async () => {
  renderAdmin(<OverviewPanel />);
  expect(await screen.findByRole("heading", { name: "Waiting for review (5)" })).toBeVisible();
  const items = within(
    screen.getByRole("list", { name: "Waiting for review, the first due first" }),
  ).getAllByRole("listitem");
  expect(items.map((item) => item.textContent)).toEqual([
    "Project postingDemand forecastPohjola OyOverdue by 5 hoursWaiting 1 day 6 h",
    expect.stringMatching(/^Expert profileAino VirtanenDue in 2 days \d hWaiting 1 hour$/),
  ]);
  expect(screen.getByRole("link", { name: "Aino Virtanen" })).toHaveAttribute(
    "href",
    "/admin?tab=experts&status=pending&q=%237",
  );
  expect(screen.getByRole("link", { name: "3 expert profiles" })).toBeVisible();
  expect(screen.queryByRole("link", { name: /meeting booking/ })).toBeNull();
  expect(screen.getByRole("link", { name: "1 reported conversation" })).toHaveAttribute(
    "href",
    "/admin/conversation-reports?status=open",
  );
  expect(screen.getByText("3 more wait in their tabs.")).toBeVisible();
});

it("says that nothing waits", async () => {
  answers = [{ queue: [], waiting: { posting: 0, application: 0, expert: 0, booking: 0, report: 0 } }];
  renderAdmin(<OverviewPanel />);
  expect(await screen.findByText("Nothing waits for a review")).toBeVisible();
});

it("draws each series with the week that is not over as an outline, and has its numbers as a table", async () => {
  renderAdmin(<OverviewPanel />);
  const table = await screen.findByRole("table", { name: "New experts by week" });
  expect(
    within(table)
      .getAllByRole("row")
      .map((row) => row.textContent),
  ).toEqual(["Week fromCount", "9 Nov4", "16 Nov, so far3"]);
  const drawing = table.closest("li")?.querySelector("svg");
  const heights = [...(drawing?.querySelectorAll("rect") ?? [])].map((bar) =>
    Number(bar.getAttribute("height")),
  );
  expect(heights[1]).toBeCloseTo((heights[0] as number) * 0.75);
  expect(table.closest("li")).toHaveTextContent("7 3 this week");
  // The week that is not over is an outline, and says so.
  const titles = [...(drawing?.querySelectorAll("title") ?? [])].map(({ textContent }) => textContent);
  expect(titles).toEqual(["Week from 9 Nov: 4", "Week from 16 Nov, so far: 3"]);
  expect(drawing?.querySelectorAll("rect.fill-primary")).toHaveLength(1);
});

it("says that it could not be loaded, and tries again", async () => {
  answers = [null, {}];
  renderAdmin(<OverviewPanel />);
  expect(await screen.findByRole("alert")).toHaveTextContent("The overview could not be loaded.");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Total Experts" })).toBeVisible();
});
