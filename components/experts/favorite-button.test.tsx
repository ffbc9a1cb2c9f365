import userEvent from "@testing-library/user-event";
import {
  answer,
  type FakeAnswer,
  later,
  requests,
  shownToast,
  startAnew,
  visit,
} from "@/components/favorites/favorites-fixtures";
import { openLogin } from "@/lib/client/open-login";
import { getToast } from "@/lib/client/toast";
import { act, render, screen } from "@/tests/support/testing-library";
import { FavoriteButton, loginDelayMs } from "./favorite-button";

jest.mock("@/lib/client/open-login", () => ({ openLogin: jest.fn() }));

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const heart = (name = "Aino K.") => screen.getByRole("button", { name: `Save ${name} to favorites` });
const press = (name?: string) => user.click(heart(name));
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

function Hearts(props: Partial<Parameters<typeof FavoriteButton>[0]>) {
  return (
    <>
      <FavoriteButton expertId={7} name="Aino K." {...props} />
      <FavoriteButton expertId={8} name="Eero L." />
    </>
  );
}

/** Somebody is signed in who keeps these experts. */
async function open(ids: number[] = [], props: Parameters<typeof Hearts>[0] = {}) {
  answer(() => ({ body: ids }));
  await visit();
  const view = render(<Hearts {...props} />);
  await settle();
  requests.length = 0;
  return view;
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  jest.mocked(openLogin).mockClear();
  startAnew();
});
afterEach(() => jest.useRealTimers());

/** First in this file, while the current user has not been asked for yet. */
it("is a quiet shape until the visitor is known", async () => {
  render(<FavoriteButton expertId={7} name="Aino K." />);
  expect(heart()).toBeDisabled();
  expect(heart()).not.toHaveAttribute("aria-pressed");
  await settle();
  expect(heart()).toBeEnabled();
});

describe("a known guest", () => {
  it("gets the 'Login Required' toast; the heart is kept in the browser, and nothing is sent", async () => {
    await visit({ isGuest: true });
    render(<Hearts />);
    expect(heart()).toBeEnabled();
    expect(heart()).toHaveAttribute("aria-pressed", "false");
    await press();
    expect(shownToast()).toEqual({
      title: "Login Required",
      description: "Please log in to save experts to your favorites.",
      variant: "destructive",
      action: undefined,
    });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(requests).toEqual([]);
    expect(openLogin).not.toHaveBeenCalled();
    expect(heart()).toHaveAttribute("aria-pressed", "true");
    expect(localStorage.getItem("guestFavorites")).toBe("[7]");
    await press("Eero L.");
    expect(localStorage.getItem("guestFavorites")).toBe("[7,8]");
    await press();
    expect(shownToast()).toMatchObject({ title: "Removed from Favorites", description: undefined });
    expect(heart()).toHaveAttribute("aria-pressed", "false");
    await press("Eero L.");
    expect(localStorage.getItem("guestFavorites")).toBeNull();
    expect(requests).toEqual([]);
  });

  it("whose storage holds something else has no hearts, and can press them", async () => {
    localStorage.setItem("guestFavorites", '{"7":true}');
    await visit({ isGuest: true });
    render(<Hearts />);
    await press("Eero L.");
    expect(JSON.parse(localStorage.getItem("guestFavorites") ?? "")).toEqual([8]);
    await press("Eero L.");
  });
});

describe("a guest's hearts", () => {
  /** A guest presses these hearts, and is signed in as somebody new. */
  async function signIn(stored: string, answers: Parameters<typeof answer>[0]) {
    localStorage.setItem("guestFavorites", stored);
    answer(answers);
    await visit();
    const view = render(<Hearts />);
    await settle();
    return view;
  }

  it("join the favourites of whoever signs in, before these are read, and are forgotten in the browser", async () => {
    await signIn('[8,7,"x",1.5]', (request) =>
      request === "POST /api/favorites" ? { body: { added: 2 } } : { body: [7, 8] },
    );
    expect(requests).toEqual(["POST /api/favorites", "GET /api/favorites/ids"]);
    for (const name of ["Aino K.", "Eero L."]) expect(heart(name)).toHaveAttribute("aria-pressed", "true");
    expect(localStorage.getItem("guestFavorites")).toBeNull();
  });

  it("stay in the browser when they cannot be sent, and what was kept before is shown all the same", async () => {
    await signIn("[8]", (request) => (request === "POST /api/favorites" ? { status: 500 } : { body: [7] }));
    expect(heart()).toHaveAttribute("aria-pressed", "true");
    expect(heart("Eero L.")).toHaveAttribute("aria-pressed", "false");
    expect(localStorage.getItem("guestFavorites")).toBe("[8]");
  });
});

describe("what is a favourite", () => {
  it("is asked once for all cards; until then hearts cannot be pressed", async () => {
    await visit();
    const { promise, arrive } = later();
    answer(() => promise);
    render(<Hearts />);
    for (const each of [heart(), heart("Eero L.")]) {
      expect(each).toBeDisabled();
      expect(each).not.toHaveAttribute("aria-pressed");
    }
    await arrive({ body: [8, 99] });
    expect(requests).toEqual(["GET /api/favorites/ids"]);
    expect(heart()).toHaveAttribute("aria-pressed", "false");
    expect(heart("Eero L.")).toHaveAttribute("aria-pressed", "true");
    for (const each of [heart(), heart("Eero L.")]) expect(each).toBeEnabled();
  });

  it("is the expert's own status where there is one expert", async () => {
    await visit();
    answer(() => ({ body: { isFavorited: true } }));
    render(<FavoriteButton expertId={7} name="Aino K." ownStatus />);
    await settle();
    expect(requests).toEqual(["GET /api/favorites/7/status"]);
    expect(heart()).toHaveAttribute("aria-pressed", "true");
  });

  it.each([{}, { ownStatus: true }])(
    "stays open when it cannot be read: a heart may be pressed (%p)",
    async (props) => {
      await visit();
      answer(() => ({ status: 500 }));
      render(<FavoriteButton expertId={7} name="Aino K." {...props} />);
      await settle();
      expect(heart()).toBeEnabled();
      expect(heart()).toHaveAttribute("aria-pressed", "false");
      expect(shownToast()).toBeNull();
    },
  );

  it("is asked anew for another person", async () => {
    await open([7]);
    expect(heart()).toHaveAttribute("aria-pressed", "true");
    answer(() => ({ body: [8] }));
    await visit();
    await settle();
    expect(requests).toEqual(["GET /api/favorites/ids"]);
    expect(heart()).toHaveAttribute("aria-pressed", "false");
    expect(heart("Eero L.")).toHaveAttribute("aria-pressed", "true");
  });
});

describe("a change", () => {
  it("adds: shown at once, disabled while on its way, then said and read again", async () => {
    await open();
    const { promise, arrive } = later();
    const reading = later();
    answer((request) => (request.startsWith("POST") ? promise : reading.promise));
    await press();
    expect(heart()).toHaveAttribute("aria-pressed", "true");
    expect(heart()).toBeDisabled();
    expect(heart("Eero L.")).toBeEnabled();
    await press();
    expect(requests).toEqual(["POST /api/favorites/7"]);
    expect(shownToast()).toBeNull();
    await arrive({ body: { isFavorited: true } });
    expect(heart()).toBeEnabled();
    expect(heart()).toHaveAttribute("aria-pressed", "true");
    expect(shownToast()).toEqual({
      title: "Added to Favorites",
      description: "Aino K. has been added to your favorites.",
      variant: undefined,
      action: undefined,
    });
    expect(requests).toEqual(["POST /api/favorites/7", "GET /api/favorites/ids"]);
    // What is read afterwards has the last word: another window may have changed more.
    await reading.arrive({ body: [8] });
    expect(heart()).toHaveAttribute("aria-pressed", "false");
    expect(heart("Eero L.")).toHaveAttribute("aria-pressed", "true");
  });

  it("removes: the toast has no text", async () => {
    await open([7]);
    answer((request) => (request.startsWith("DELETE") ? {} : { body: [] }));
    await press();
    await settle();
    expect(heart()).toHaveAttribute("aria-pressed", "false");
    expect(shownToast()).toEqual({
      title: "Removed from Favorites",
      description: undefined,
      variant: undefined,
      action: undefined,
    });
    expect(requests).toEqual(["DELETE /api/favorites/7", "GET /api/favorites/ids"]);
  });

  it("reads the expert's own status again where it was read", async () => {
    await visit();
    let isFavorited = false;
    answer((request) => {
      if (request.startsWith("POST")) isFavorited = true;
      return { body: { isFavorited } };
    });
    render(<FavoriteButton expertId={7} name="Aino K." ownStatus />);
    await settle();
    await press();
    await settle();
    expect(requests).toEqual([
      "GET /api/favorites/7/status",
      "POST /api/favorites/7",
      "GET /api/favorites/7/status",
    ]);
    expect(heart()).toHaveAttribute("aria-pressed", "true");
  });

  it.each<[string, number[], FakeAnswer, string]>([
    [
      "add",
      [],
      { status: 500, body: { message: "Something went wrong" } },
      "Failed to add to favorites. Please try again.",
    ],
    [
      "add",
      [],
      { status: 404, body: { message: "Expert not found" } },
      "Failed to add to favorites. Please try again.",
    ],
    ["add", [], new TypeError("Failed to fetch"), "Failed to add to favorites. Please try again."],
    ["remove", [7], { status: 429 }, "Failed to remove from favorites. Please try again."],
    ["remove", [7], new TypeError("Failed to fetch"), "Failed to remove from favorites. Please try again."],
  ])("that fails to %s is taken back (%#)", async (_name, ids, failure, description) => {
    await open(ids);
    answer((request) => (request.startsWith("GET") ? { body: ids } : failure));
    const before = heart().getAttribute("aria-pressed");
    await press();
    await settle();
    expect(heart()).toHaveAttribute("aria-pressed", before);
    expect(heart()).toBeEnabled();
    expect(shownToast()).toEqual({ title: "Error", description, variant: "destructive", action: undefined });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(openLogin).not.toHaveBeenCalled();
  });

  it("that fails keeps what was known when that cannot be read again either", async () => {
    await open([7]);
    answer(() => new TypeError("Failed to fetch"));
    await press();
    await settle();
    expect(heart()).toHaveAttribute("aria-pressed", "true");
  });

  it.each<[string, number[], FakeAnswer, string]>([
    [
      "adding",
      [],
      { status: 401, body: { message: "Authentication required" } },
      "Please log in to save experts to your favorites.",
    ],
    ["removing", [7], { status: 401 }, "Please log in to manage your favorites."],
    [
      "adding, by its text",
      [],
      { status: 403, body: { message: "Authentication required", reason: "authentication_required" } },
      "Please log in to save experts to your favorites.",
    ],
  ])(
    "without a session while %s: the toast, and login after 1.5 s",
    async (_name, ids, failure, description) => {
      await open(ids);
      answer(() => failure);
      await press();
      await settle();
      expect(shownToast()).toEqual({
        title: "Login Required",
        description,
        variant: "destructive",
        action: undefined,
      });
      expect(heart()).toHaveAttribute("aria-pressed", String(ids.includes(7)));
      await act(() => jest.advanceTimersByTimeAsync(loginDelayMs - 1));
      expect(openLogin).not.toHaveBeenCalled();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(openLogin).toHaveBeenCalledTimes(1);
      expect(loginDelayMs).toBe(1500);
    },
  );

  it("is not undone by an answer that was on its way before", async () => {
    await open();
    const early = later();
    answer((request) => (request.startsWith("GET") ? early.promise : {}));
    await press("Eero L.");
    const late = later();
    answer((request) => (request.startsWith("GET") ? late.promise : {}));
    await press();
    // Read before the second was added.
    await early.arrive({ body: [8] });
    for (const each of [heart(), heart("Eero L.")]) {
      expect(each).toHaveAttribute("aria-pressed", "true");
      expect(each).toBeEnabled();
    }
    await late.arrive({ body: [7] });
    expect(heart()).toHaveAttribute("aria-pressed", "true");
    expect(heart("Eero L.")).toHaveAttribute("aria-pressed", "false");
  });

  it("gives the focus back that the browser took off the disabled heart", async () => {
    await open();
    const { promise, arrive } = later();
    answer((request) => (request.startsWith("POST") ? promise : { body: [7] }));
    heart().focus();
    await user.keyboard("{Enter}");
    act(() => heart().blur());
    await arrive({});
    expect(heart()).toHaveFocus();
  });

  it("leaves the focus where somebody has moved it", async () => {
    await open();
    const { promise, arrive } = later();
    answer((request) => (request.startsWith("POST") ? promise : { body: [7] }));
    await press();
    heart("Eero L.").focus();
    await arrive({});
    expect(heart("Eero L.")).toHaveFocus();
  });

  it("that takes a card away says so at once, and its toast brings the favourite back", async () => {
    const onRemove = jest.fn();
    await open([7], { removal: { onRemove } });
    const { promise, arrive } = later();
    answer((request) =>
      request.startsWith("DELETE") ? promise : { body: request.startsWith("GET") ? [] : {} },
    );
    await press();
    expect(onRemove).toHaveBeenCalledTimes(1);
    await arrive({});
    expect(shownToast()).toMatchObject({ title: "Removed from Favorites", action: "Undo" });
    answer((request) => ({ body: request.startsWith("GET") ? [7] : {} }));
    act(() => getToast()?.action?.onClick());
    await settle();
    expect(requests).toContain("POST /api/favorites/7");
    expect(heart()).toHaveAttribute("aria-pressed", "true");
    expect(shownToast()).toMatchObject({
      title: "Added to Favorites",
      description: "Aino K. has been added to your favorites.",
    });
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
});
