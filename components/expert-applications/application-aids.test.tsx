import { act, fireEvent, screen, waitFor, within } from "@/tests/support/testing-library";
import { applications, draftKey, field, fill, page, show, submitButton, type } from "./application-test-kit";

const stored = () => JSON.parse(window.localStorage.getItem(draftKey) ?? "null");
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const announcements = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

describe("the draft", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("is saved a second after the last change, and says so without announcing it", async () => {
    await show();
    expect(screen.queryByRole("button", { name: "Clear draft" })).not.toBeInTheDocument();
    type("Name", "Å");
    expect(screen.getByText("Saving...")).toBeInTheDocument();
    await pass(900);
    type("Name", "Åsa");
    await pass(900);
    expect(stored()).toBeNull();
    await pass(100);
    expect(stored()).toMatchObject({ name: "Åsa", hourlyRate: 100 });
    expect(screen.getByText("Saved")).toBeInTheDocument();
    expect(announcements().join("")).toBe("");
  });

  it("is restored on load with a notice, over what we know of the visitor", async () => {
    page.user = { isAuthenticated: true, firstName: "Aino", lastName: "Virtanen", email: "aino@example.fi" };
    window.localStorage.setItem(
      draftKey,
      JSON.stringify({
        name: "Å. Mäkelä",
        email: "",
        skills: "Python, SQL",
        hourlyRate: 120,
        workArrangement: ["hybrid"],
      }),
    );
    await show();
    await pass(0);
    expect(field("Name")).toHaveValue("Å. Mäkelä");
    expect(field("Email")).toHaveValue("aino@example.fi");
    expect(field("Hourly rate")).toHaveValue("120");
    expect(screen.getByRole("checkbox", { name: "Hybrid" })).toBeChecked();
    expect(announcements()).toContain("Draft restored");
  });

  it("is cleared with everything typed, and comes back with Undo", async () => {
    window.localStorage.setItem(draftKey, JSON.stringify({ name: "Åsa", skills: "Python" }));
    await show();
    await pass(0);
    const button = screen.getByRole("button", { name: "Clear draft" });
    button.focus();
    fireEvent.click(button);
    expect(field("Name")).toHaveValue("");
    expect(field("Skills")).toHaveValue("");
    expect(field("Hourly rate")).toHaveValue("100");
    expect(stored()).toBeNull();
    expect(announcements()).toContain("Draft cleared");
    await pass(3000);
    expect(stored()).toBeNull();

    const undo = screen.getByRole("button", { name: "Undo" });
    expect(undo).toHaveFocus();
    fireEvent.click(undo);
    expect(field("Name")).toHaveValue("Åsa");
    expect(field("Skills")).toHaveValue("Python");
    expect(stored()).toMatchObject({ name: "Åsa", skills: "Python" });
  });

  it("forgets the way back when something new is typed", async () => {
    window.localStorage.setItem(draftKey, JSON.stringify({ name: "Åsa" }));
    await show();
    await pass(0);
    fireEvent.click(screen.getByRole("button", { name: "Clear draft" }));
    type("Name", "Onni");
    await pass(1000);
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
    expect(stored()).toMatchObject({ name: "Onni" });
  });

  it("does not survive a draft that no form of ours has written", async () => {
    window.localStorage.setItem(draftKey, JSON.stringify({ name: { first: "Åsa" } }));
    await show();
    await pass(0);
    expect(field("Name")).toHaveValue("");
    expect(stored()).toBeNull();
  });

  it("is gone after the application was sent, a pending save included", async () => {
    await show();
    fill();
    await act(async () => fireEvent.click(submitButton()));
    await pass(5000);
    expect(applications()).toHaveLength(1);
    expect(screen.getByRole("heading", { name: "Your application is with us" })).toBeInTheDocument();
    expect(stored()).toBeNull();
  });
});

describe("profile strength, level and achievements", () => {
  const card = (title: string) => {
    const found = screen.getByRole("heading", { name: title }).parentElement?.closest<HTMLElement>("div.p-5");
    if (!found) throw new Error(`no card ${title}`);
    return within(found);
  };

  it("follow the form, with the number as text and what would raise it", async () => {
    await show();
    expect(card("Profile strength").getByText("20")).toBeInTheDocument();
    expect(card("Profile strength").getByText("Keep going")).toBeInTheDocument();
    expect(card("Profile strength").getByText("Rising Star")).toBeInTheDocument();
    expect(card("Achievements").getByText("0 of 6")).toBeInTheDocument();
    fill();
    type("Years of experience", "7");
    expect(card("Profile strength").getByText("90")).toBeInTheDocument();
    expect(card("Profile strength").getByText("Excellent")).toBeInTheDocument();
    expect(card("Profile strength").getByText("Expert")).toBeInTheDocument();
    expect(card("Profile strength").getByText("Master from 10 years of experience")).toBeInTheDocument();
    expect(card("Achievements").getByText("2 of 6")).toBeInTheDocument();
    const veteran = card("Achievements").getByText("Veteran Expert").closest("li");
    expect(veteran).toHaveTextContent("Veteran Expert (Unlocked)5 or more years of experience");
    const storyteller = card("Achievements").getByText("Storyteller").closest("li");
    expect(storyteller).toHaveTextContent("Storyteller (Locked)A description of over 100 characters");
  });

  it("lead to the field that would raise the score", async () => {
    await show();
    fireEvent.click(card("Profile strength").getByRole("button", { name: /Your professional title/ }));
    await waitFor(() => expect(field("Professional title")).toHaveFocus());
  });

  it("say so at 100", async () => {
    await show();
    fill();
    // One of the links is enough for that: the sum is capped.
    type(/^Portfolio/, "https://asa.example");
    type("Years of experience", "4");
    expect(card("Profile strength").getByText("100")).toBeInTheDocument();
    expect(card("Profile strength").getByText(/all the points there are/)).toBeInTheDocument();
    expect(card("Profile strength").queryByText(/missing/)).not.toBeInTheDocument();
  });

  it("announce another message only after a pause, and nothing in between", async () => {
    jest.useFakeTimers();
    try {
      await show();
      type("Name", "Åsa");
      await pass(5000);
      expect(announcements().join("")).toBe("");
      type("Professional title", "Data engineer");
      type("Email", "asa@example.fi");
      await pass(1400);
      expect(announcements().join("")).toBe("");
      await pass(200);
      expect(announcements()).toContain("Profile strength 56 of 100. Almost there.");
      type("Skills", "Python");
      await pass(5000);
      expect(announcements()).toContain("Profile strength 56 of 100. Almost there.");
    } finally {
      jest.useRealTimers();
    }
  });

  it("are behind a line with the score on small screens", async () => {
    await show();
    const toggle = screen.getByRole("button", { name: "Your profile so far: 20 of 100" });
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    const panel = document.getElementById(toggle.getAttribute("aria-controls") ?? "");
    expect(panel).toHaveClass("hidden", "lg:block");
    fireEvent.click(toggle);
    expect(toggle).toHaveAttribute("aria-expanded", "true");
    expect(panel).not.toHaveClass("hidden");
  });
});

describe("suggested skills", () => {
  const offered = () =>
    screen.queryAllByRole("button", { name: /^Add / }).map(({ textContent }) => textContent);

  it("are common ones at first; a click adds one and the next gets the focus", async () => {
    await show();
    const llm = await screen.findByRole("button", { name: "Add LLM" });
    fireEvent.click(llm);
    expect(field("Skills")).toHaveValue("LLM");
    expect(offered()).toEqual(["Python", "SQL"]);
    expect(screen.getByRole("button", { name: "Add Python" })).toHaveFocus();
    expect(announcements()).toContain("LLM added to your skills.");
    fireEvent.click(screen.getByRole("button", { name: "Add Python" }));
    expect(field("Skills")).toHaveValue("LLM, Python");
  });

  it("never offer what was typed, in whatever language and case", async () => {
    await show();
    await screen.findByRole("button", { name: "Add LLM" });
    type("Skills", "KIELIMALLIT, python");
    expect(offered()).toEqual(["SQL"]);
  });

  it("are asked for anew with title and skills", async () => {
    await show();
    await screen.findByRole("button", { name: "Add LLM" });
    type("Professional title", "Prompt engineer");
    type("Skills", "LangChain");
    expect(await screen.findByRole("button", { name: "Add LangGraph" })).toBeInTheDocument();
    const asked = page.requests.filter(({ path }) => path === "/api/skills/suggestions").at(-1);
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({ title: "Prompt engineer", skills: "LangChain" });
  });

  it("may fail: the rest of the form goes on", async () => {
    await show();
    await screen.findByRole("button", { name: "Add LLM" });
    page.server["GET /api/skills/suggestions"] = { status: 503, body: { message: "busy" } };
    type("Professional title", "Zookeeper");
    expect(
      await screen.findByText("There are no suggestions right now. Type the skills you have."),
    ).toBeInTheDocument();
    await waitFor(() => expect(submitButton()).toBeEnabled());
  });
});
