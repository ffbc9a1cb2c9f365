import userEvent from "@testing-library/user-event";
import { getToast } from "@/lib/client/toast";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { publicExpert } from "@/tests/support/dto-factories";
import { act, render, screen, within } from "@/tests/support/testing-library";
import { answer, type FakeAnswer, later, requests, shownToast, startAnew, visit } from "./favorites-fixtures";
import { FavoritesScreen } from "./favorites-screen";

const expert = (id: number, name: string, more: Partial<PublicExpert> = {}) =>
  publicExpert({
    id,
    name,
    title: "Data engineer",
    skills: ["SQL"],
    skillMastery: {},
    hourlyRate: 95,
    ...more,
  });
const paivi = expert(3, "Päivi M.", { skills: ["Python", "LLM"] });
const olli = expert(2, "Olli R.", { title: "Forecaster", skills: ["python"], availability: "busy" });
const aino = expert(1, "Aino K.", { description: "Makes models small.", availability: "2_weeks" });
const three = [paivi, olli, aino];

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
const names = () =>
  screen
    .queryAllByRole("article")
    .map((card) => within(card).getByRole("link", { name: /^[^ ]+ \w\.$/ }).textContent);
const heart = (name: string) => screen.getByRole("button", { name: `Save ${name} to favorites` });
const search = () => screen.getByRole("searchbox", { name: "Search favorites" });
const skill = () => screen.getByRole("combobox", { name: "Skill" });
const availability = () => screen.getByRole("combobox", { name: "Availability" });
const status = () => screen.getByText(/^Showing /);

async function open(list: FakeAnswer | Promise<FakeAnswer> = { body: three }, somebody?: string) {
  answer((request) => (request.startsWith("GET /api/favorites?") ? list : undefined));
  const email = somebody ?? (await visit());
  const view = render(<FavoritesScreen email={email} loginRequired={<h1>Login Required</h1>} />);
  await settle();
  return { ...view, email };
}

/** Answers changes of favourites and what is read after them. */
function server(ids: number[]) {
  let kept = ids;
  answer((request) => {
    const id = Number(request.split("/").at(-1));
    if (request.startsWith("DELETE")) kept = kept.filter((each) => each !== id);
    if (request.startsWith("POST")) kept = [id, ...kept];
    return { body: request.endsWith("/ids") ? kept : {} };
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  startAnew();
});
afterEach(() => jest.useRealTimers());

describe("before there is a list", () => {
  it("shows cards in the making", async () => {
    await open(later().promise);
    expect(screen.getByRole("status")).toHaveTextContent("Loading your favorite experts…");
    expect(screen.queryByText("No Favorites Yet")).toBeNull();
  });

  it("says when it cannot be loaded, without trying again by itself, and tries again when asked", async () => {
    await open({ status: 500, body: { message: "Something went wrong" } });
    expect(screen.getByRole("alert")).toHaveTextContent("Error Loading Favorites");
    expect(requests).toEqual(["GET /api/favorites?limit=500"]);
    const { promise, arrive } = later();
    answer(() => promise);
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("status")).toHaveTextContent("Loading your favorite experts…");
    await arrive({ body: three });
    await settle();
    expect(names()).toEqual(["Päivi M.", "Olli R.", "Aino K."]);
  });

  it("asks to log in when the session has ended", async () => {
    await open({ status: 401, body: { message: "Authentication required" } });
    expect(screen.getByRole("heading", { name: "Login Required" })).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("invites to look around when nothing is saved", async () => {
    await open({ body: [] });
    expect(screen.getByRole("heading", { name: "No Favorites Yet" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Explore Experts" })).toHaveAttribute("href", "/");
    expect(screen.queryByRole("searchbox")).toBeNull();
  });
});

describe("the list", () => {
  it("shows cards newest first, their hearts set, without asking for the hearts", async () => {
    await open();
    expect(names()).toEqual(["Päivi M.", "Olli R.", "Aino K."]);
    expect(status()).toHaveTextContent("Showing 3 of 3 favorite experts");
    expect(status()).toHaveAttribute("role", "status");
    for (const { name } of three) {
      expect(heart(name)).toBeEnabled();
      expect(heart(name)).toHaveAttribute("aria-pressed", "true");
    }
    expect(requests).toEqual(["GET /api/favorites?limit=500"]);
  });

  it("follows the pages of a long list", async () => {
    answer((request) =>
      request.includes("cursor=second")
        ? { body: [aino] }
        : {
            body: [paivi, olli],
            headers: { Link: '</api/favorites?cursor=second&limit=500>; rel="next"' },
          },
    );
    const email = await visit();
    render(<FavoritesScreen email={email} loginRequired={null} />);
    await settle();
    expect(names()).toEqual(["Päivi M.", "Olli R.", "Aino K."]);
    expect(requests).toEqual(["GET /api/favorites?limit=500", "GET /api/favorites?limit=500&cursor=second"]);
  });

  it("is read anew whenever the page opens", async () => {
    const { unmount, email } = await open();
    unmount();
    await settle();
    requests.length = 0;
    await open({ body: [aino] }, email);
    expect(names()).toEqual(["Aino K."]);
    expect(requests).toEqual(["GET /api/favorites?limit=500"]);
  });
});

describe("filters", () => {
  it("offer the skills of the favourites and every availability", async () => {
    await open();
    const texts = (select: HTMLElement) =>
      within(select)
        .getAllByRole("option")
        .map(({ textContent }) => textContent);
    expect(texts(skill())).toEqual(["All skills", "LLM", "Python", "SQL"]);
    expect(texts(availability())).toEqual(["Any", "Available", "Next Week", "2 Weeks", "Busy"]);
  });

  it("narrow together, say so, and can be taken away one by one", async () => {
    await open();
    await user.selectOptions(skill(), "Python");
    expect(names()).toEqual(["Päivi M.", "Olli R."]);
    await user.selectOptions(availability(), "Busy");
    expect(names()).toEqual(["Olli R."]);
    await user.type(search(), "forecaster");
    expect(status()).toHaveTextContent("Showing 1 of 3 favorite experts");
    const chips = screen.getByRole("region", { name: "Active filters" });
    expect(
      within(chips)
        .getAllByRole("button")
        .map((chip) => chip.textContent),
    ).toEqual(["“forecaster”", "Python", "Busy", "Clear Filters"]);
    await user.click(within(chips).getByRole("button", { name: "Remove filter: Busy" }));
    expect(availability()).toHaveDisplayValue("Any");
    await user.click(within(chips).getByRole("button", { name: "Remove filter: “forecaster”" }));
    expect(search()).toHaveValue("");
    expect(names()).toEqual(["Päivi M.", "Olli R."]);
    await user.click(screen.getByRole("button", { name: "Clear Filters" }));
    expect(skill()).toHaveDisplayValue("All skills");
    expect(names()).toEqual(["Päivi M.", "Olli R.", "Aino K."]);
    expect(screen.queryByRole("button", { name: "Clear Filters" })).toBeNull();
    expect(screen.getByRole("region", { name: "Your favorite experts" })).toHaveFocus();
    expect(requests).toEqual(["GET /api/favorites?limit=500"]);
  });

  it("that nobody passes offer the way back", async () => {
    await open();
    await user.type(search(), "nobody");
    expect(status()).toHaveTextContent("Showing 0 of 3 favorite experts");
    expect(screen.getByRole("heading", { name: "No favorites match" })).toBeVisible();
    const [, inEmptyState] = screen.getAllByRole("button", { name: "Clear Filters" });
    await user.click(inEmptyState as HTMLElement);
    expect(names()).toHaveLength(3);
  });
});

describe("taking a heart away", () => {
  it("takes the card away at once, and Undo brings it back to its place", async () => {
    await open();
    server([3, 2, 1]);
    await user.click(heart("Olli R."));
    await settle();
    expect(names()).toEqual(["Päivi M.", "Aino K."]);
    expect(status()).toHaveTextContent("Showing 2 of 2 favorite experts");
    expect(screen.getByRole("link", { name: "Aino K." })).toHaveFocus();
    expect(requests).toContain("DELETE /api/favorites/2");
    expect(shownToast()).toMatchObject({ title: "Removed from Favorites", action: "Undo" });
    act(() => getToast()?.action?.onClick());
    await settle();
    expect(requests).toContain("POST /api/favorites/2");
    expect(names()).toEqual(["Päivi M.", "Olli R.", "Aino K."]);
    expect(shownToast()).toMatchObject({ title: "Added to Favorites" });
  });

  it("moves focus back to the last card, and to the list when there is none left", async () => {
    await open({ body: [paivi, olli] });
    server([3, 2]);
    await user.click(heart("Olli R."));
    expect(screen.getByRole("link", { name: "Päivi M." })).toHaveFocus();
    await settle();
    await user.click(heart("Päivi M."));
    await settle();
    expect(screen.getByRole("heading", { name: "No Favorites Yet" })).toBeVisible();
    expect(screen.getByRole("region", { name: "Your favorite experts" })).toHaveFocus();
    expect(shownToast()).toMatchObject({ action: "Undo" });
  });

  it("brings the card back when it fails", async () => {
    await open();
    const { promise, arrive } = later();
    answer((request) => (request.startsWith("DELETE") ? promise : { body: [3, 2, 1] }));
    await user.click(heart("Olli R."));
    expect(names()).toEqual(["Päivi M.", "Aino K."]);
    await arrive({ status: 500 });
    expect(names()).toEqual(["Päivi M.", "Olli R.", "Aino K."]);
    expect(shownToast()).toMatchObject({
      title: "Error",
      description: "Failed to remove from favorites. Please try again.",
    });
  });

  it("works within filters", async () => {
    await open();
    server([3, 2, 1]);
    await user.selectOptions(skill(), "Python");
    await user.click(heart("Päivi M."));
    await settle();
    expect(names()).toEqual(["Olli R."]);
    expect(status()).toHaveTextContent("Showing 1 of 2 favorite experts");
  });
});
