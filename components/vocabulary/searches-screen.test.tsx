import userEvent from "@testing-library/user-event";
import { dismissToast, getToast } from "@/lib/client/toast";
import type { SearchMiss, SkillName } from "@/lib/features/vocabulary/schemas";
import { renderAdmin } from "@/tests/support/admin-components";
import { listOf, serveApi } from "@/tests/support/api-server";
import { screen, waitFor, within } from "@/tests/support/testing-library";
import { SearchesScreen } from "./searches-screen";

jest.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(window.location.search) }));

const miss = (words: string, changes: Partial<SearchMiss> = {}): SearchMiss => ({
  id: words,
  words,
  searches: 12,
  hits: 0,
  lastDay: "2027-03-03",
  names: null,
  guess: null,
  ...changes,
});
const added: SkillName = {
  id: 7,
  name: "Ruostekieli",
  skillKey: "rust",
  skillLabel: "Rust",
  createdAt: "2027-03-03T08:00:00.000Z",
};

let misses: SearchMiss[];
let names: SkillName[];
let refusal: string | null;

beforeEach(() => {
  misses = [
    miss("ruostekieli", { guess: { key: "rust", label: "Rust" } }),
    miss("pilvihommat"),
    miss("k8", { names: { key: "kubernetes", label: "Kubernetes" } }),
  ];
  [names, refusal] = [[], null];
  window.history.replaceState(null, "", "/admin/searches");
  dismissToast();
});
const api = serveApi({
  "GET /api/admin/search-misses": () => listOf(misses),
  "GET /api/admin/skill-names": () => listOf(names),
  "POST /api/admin/skill-names": ({ body }) => {
    if (refusal) return { status: 409, body: { message: refusal, code: "conflict" } };
    names = [{ ...added, name: String(body?.name), skillKey: String(body?.skillKey) }];
    misses = misses.map((each) =>
      each.words === body?.name ? { ...each, names: { key: "rust", label: "Rust" } } : each,
    );
    return { status: 201, body: names[0] };
  },
  "DELETE /api/admin/skill-names/:id": () => {
    names = [];
    return { status: 204 };
  },
});

const openDialog = async (words: string) => {
  await userEvent.click(await screen.findByRole("button", { name: `Add to a skill: “${words}”` }));
  return within(await screen.findByRole("dialog", { name: "Add a name to a skill" }));
};

it("lists what was searched for, with what the words name by now", async () => {
  renderAdmin(<SearchesScreen />);
  const row = (await screen.findByText("ruostekieli")).closest("tr") as HTMLElement;
  expect(within(row).getByText("12")).toBeInTheDocument();
  expect(within(row).getByText("3 Mar 2027")).toBeInTheDocument();
  expect(screen.getByText("Names Kubernetes now")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Add to a skill: “k8”" })).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText("Period"), "Last 90 days");
  await waitFor(() =>
    expect(api.requests.map(({ url }) => url)).toContain("/api/admin/search-misses?days=90&limit=25"),
  );
  expect(window.location.search).toBe("?days=90");
});

it("adds words to the skill they look like with one press more, and takes them back", async () => {
  renderAdmin(<SearchesScreen />);
  const dialog = await openDialog("ruostekieli");
  expect(dialog.getByLabelText("Name")).toHaveValue("ruostekieli");
  expect(dialog.getByLabelText("Skill")).toHaveValue("Rust");
  expect(dialog.getByLabelText("Skill")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(getToast()?.title).toBe("Name added"));
  expect(api.changes()).toMatchObject([{ body: { name: "ruostekieli", skillKey: "rust" } }]);
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(await screen.findByText("Names Rust now")).toBeInTheDocument();

  await userEvent.click(await screen.findByRole("button", { name: "Remove “ruostekieli” from Rust" }));
  await waitFor(() => expect(getToast()?.title).toBe("Name removed"));
  expect(await screen.findByText("No name has been added yet")).toBeInTheDocument();
});

it("asks for a skill of the vocabulary, and keeps what was typed when it is refused", async () => {
  renderAdmin(<SearchesScreen />);
  const dialog = await openDialog("pilvihommat");
  const skill = dialog.getByLabelText("Skill");
  expect(skill).toHaveValue("");
  await userEvent.type(skill, "Weaving{Enter}");
  expect(skill).toHaveAccessibleDescription(/Choose a skill of the vocabulary/);
  expect(skill).toBeInvalid();
  expect(api.changes()).toEqual([]);

  refusal = "This is already a name of Docker.";
  await userEvent.clear(skill);
  // Any name of the skill is understood.
  await userEvent.type(skill, "k8s{Enter}");
  await waitFor(() =>
    expect(getToast()).toMatchObject({ title: "The name could not be added", description: refusal }),
  );
  expect(api.changes()).toMatchObject([{ body: { name: "pilvihommat", skillKey: "kubernetes" } }]);
  expect(skill).toHaveValue("k8s");
});

it("says that everybody found somebody", async () => {
  misses = [];
  renderAdmin(<SearchesScreen />);
  expect(await screen.findByText("Everybody found somebody")).toBeInTheDocument();
  expect(screen.getByText(/kept for 90 days/)).toBeInTheDocument();
});
