import userEvent from "@testing-library/user-event";
import { dismissToast, getToast } from "@/lib/client/toast";
import { renderAdmin } from "@/tests/support/admin-components";
import { serveApi } from "@/tests/support/api-server";
import { act, fireEvent, screen, waitFor } from "@/tests/support/testing-library";
import { type Column, DataTable } from "./data-table";
import { ListToolbar } from "./list-toolbar";
import { ReviewClock } from "./review-clock";
import { useAdminList } from "./use-admin-list";
import { useListWish } from "./use-list-wish";
import { useUndoable } from "./use-undoable";

type Row = { id: number; name: string };
const columns: Column<Row>[] = [
  { key: "name", header: "Name", cell: ({ name }) => name, sort: "name" },
  { key: "id", header: "Number", cell: ({ id }) => id, numeric: true },
];
const page = (total: number) => ({
  items: [
    { id: 1, name: "Aino" },
    { id: 2, name: "Eero" },
  ],
  total,
});

function Example({ total = 2, data = page(total), isError = false }) {
  const list = {
    ...useAdminList<Row>({ path: "/api/admin/people", read: async () => data }, useListWish()),
    data: isError ? undefined : data,
    isError,
  };
  return (
    <>
      <ListToolbar
        list={list}
        searchLabel="Search people"
        statuses={[["pending", "Pending"]]}
        exportPath="/api/admin/exports/people"
      />
      <DataTable
        label="People"
        columns={columns}
        list={list}
        rowName={({ name }) => name}
        emptyText="Nobody yet."
        isSelectable={() => true}
      />
    </>
  );
}

const query = () => window.location.search;

beforeEach(() => {
  window.scrollTo = jest.fn();
  window.history.replaceState(null, "", "/admin?tab=experts");
});
// No answer comes: each example has rows of its own.
serveApi({ "GET /api/admin/people": () => new Promise(() => {}) });

describe("a table of administrators", () => {
  it("sorts up, down and back, in the address", async () => {
    renderAdmin(<Example />);
    const heading = screen.getByRole("button", { name: "Name" });
    await userEvent.click(heading);
    expect(query()).toBe("?tab=experts&sort=name");
    expect(screen.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
    await userEvent.click(heading);
    expect(query()).toBe("?tab=experts&sort=-name");
    await userEvent.click(heading);
    expect(query()).toBe("?tab=experts");
  });

  it("goes through its pages, and begins anew with another filter", async () => {
    renderAdmin(<Example total={60} />);
    expect(screen.getByText("1–25 of 60")).toBeVisible();
    expect(screen.getByRole("button", { name: "Previous page" })).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "Next page" }));
    expect(query()).toBe("?tab=experts&page=2");
    expect(screen.getByText("26–50 of 60")).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText("Status"), "Pending");
    expect(query()).toBe("?tab=experts&status=pending");
    expect(screen.getByText("Page 1 of 3")).toBeVisible();
  });

  it("shows as many rows as wished, and goes to a page by its number", async () => {
    renderAdmin(<Example total={310} />);
    await userEvent.selectOptions(screen.getByLabelText("Rows on a page"), "50");
    expect(query()).toBe("?tab=experts&size=50");
    const page = screen.getByLabelText("Go to page");
    await userEvent.clear(page);
    await userEvent.type(page, "5{Enter}");
    expect(query()).toBe("?tab=experts&size=50&page=5");
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
    // Behind the end is the end.
    await userEvent.clear(page);
    await userEvent.type(page, "99{Enter}");
    expect(query()).toBe("?tab=experts&size=50&page=7");
    await userEvent.click(screen.getByRole("button", { name: "First page" }));
    expect(query()).toBe("?tab=experts&size=50");
  });

  it("searches when typing rests, and exports what it shows", async () => {
    renderAdmin(<Example />);
    await userEvent.type(screen.getByLabelText("Search people"), "aino v");
    await waitFor(() => expect(query()).toBe("?tab=experts&q=aino+v"));
    expect(screen.getByRole("link", { name: "Export CSV" })).toHaveAttribute(
      "href",
      "/api/admin/exports/people?q=aino+v",
    );
  });

  it("searches at once with Enter", async () => {
    renderAdmin(<Example />);
    await userEvent.type(screen.getByLabelText("Search people"), "aino{Enter}");
    expect(query()).toBe("?tab=experts&q=aino");
  });

  it("searches when the field is left, so that what is pressed next is about what it says", async () => {
    renderAdmin(<Example />);
    await userEvent.type(screen.getByLabelText("Search people"), "aino");
    await userEvent.tab();
    expect(query()).toBe("?tab=experts&q=aino");
  });

  it("stays cleared where that was in the very moment in which typing had rested", () => {
    jest.useFakeTimers();
    try {
      window.history.replaceState(null, "", "/admin?q=aino");
      renderAdmin(<Example data={{ items: [], total: 0 }} />);
      act(() => {
        jest.advanceTimersByTime(500);
        fireEvent.click(screen.getByRole("button", { name: "Clear filters" }));
      });
      act(() => jest.advanceTimersByTime(2_000));
      expect(query()).toBe("");
      expect(screen.getByLabelText("Search people")).toHaveValue("");
    } finally {
      jest.useRealTimers();
    }
  });

  it("selects rows one by one and all of the page", async () => {
    renderAdmin(<Example />);
    const all = screen.getByLabelText("Select every row on this page");
    await userEvent.click(screen.getByLabelText("Select Aino"));
    expect(all).not.toBeChecked();
    await userEvent.click(all);
    expect(screen.getByLabelText("Select Eero")).toBeChecked();
    await userEvent.click(all);
    expect(screen.getByLabelText("Select Aino")).not.toBeChecked();
  });

  it("says that there is nothing, or nothing that fits", async () => {
    const nothing = { items: [], total: 0 };
    const { unmount } = renderAdmin(<Example data={nothing} />);
    expect(screen.getByText("Nobody yet.")).toBeVisible();
    unmount();
    window.history.replaceState(null, "", "/admin?q=x");
    renderAdmin(<Example data={nothing} />);
    await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(query()).toBe("");
  });

  it("says that it could not be loaded, and clears the filters that may be why", async () => {
    window.history.replaceState(null, "", "/admin?status=zzz");
    renderAdmin(<Example isError />);
    expect(screen.getByRole("alert")).toHaveTextContent("The list could not be loaded.");
    await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(query()).toBe("");
  });
});

describe("ReviewClock", () => {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString();

  it.each([
    [2, -22, "Due in 21 hours", "Waiting 2 hours"],
    [20, -4, "Due in 3 hours", "Waiting 20 hours"],
    [53, 5, "Overdue by 5 hours", "Waiting 2 days 5 h"],
    [0, -72, "Due in 2 days 23 h", "Waiting less than an hour"],
  ])("after %s hours, due %s hours ago", (waited, overdue, due, waiting) => {
    renderAdmin(<ReviewClock submittedAt={ago(waited)} dueAt={ago(overdue)} />);
    expect(screen.getByText(due)).toBeVisible();
    expect(screen.getByText(waiting)).toBeVisible();
  });
});

describe("useUndoable", () => {
  const run = jest.fn();
  function Undoable() {
    const { waiting, start } = useUndoable();
    return (
      <button type="button" onClick={() => start("approving", [1, 2], "2 rows approved", run)}>
        waiting {waiting.size}
      </button>
    );
  }

  beforeEach(() => {
    run.mockClear();
    jest.useFakeTimers();
  });
  afterEach(() => {
    dismissToast();
    jest.useRealTimers();
  });
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

  it("sends when the time for second thoughts is over", async () => {
    renderAdmin(<Undoable />);
    await user.click(screen.getByRole("button", { name: "waiting 0" }));
    expect(run).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(5000));
    expect(getToast()?.open).toBe(false);
    expect(run).toHaveBeenCalledWith([1, 2]);
  });

  it("sends nothing after Undo", async () => {
    renderAdmin(<Undoable />);
    await user.click(screen.getByRole("button", { name: "waiting 0" }));
    expect(screen.getByRole("button", { name: "waiting 2" })).toBeVisible();
    act(() => getToast()?.action?.onClick());
    act(() => jest.advanceTimersByTime(10_000));
    expect(run).not.toHaveBeenCalled();
  });

  it.each([
    ["when the screen closes", (unmount: () => void) => unmount()],
    ["when the page is left", () => void window.dispatchEvent(new Event("pagehide"))],
  ])("sends what waits %s", async (_when, leave) => {
    const { unmount } = renderAdmin(<Undoable />);
    await user.click(screen.getByRole("button", { name: "waiting 0" }));
    act(() => leave(unmount));
    expect(run).toHaveBeenCalledTimes(1);
  });
});
