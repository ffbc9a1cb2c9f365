import parts from "@/messages/en";
import { fireEvent, screen, waitFor, within } from "@/tests/support/testing-library";
import { edit, expert, page, saveButton, show, toastText } from "./own-profile-test-kit";

const field = (label: string | RegExp) => screen.getByLabelText(label);
const type = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const updated = ["Profile updated", "Your profile has been successfully updated."];
const failed = ["Update failed", "Failed to update profile. Please try again."];

/** The line of name and title, of which the title may be in a language of its own. */
const headline = (text: string) =>
  screen.getByText((_, element) => element?.tagName === "P" && element.textContent === text);

describe("reading", () => {
  it("shows every group of the profile, with the e-mail", () => {
    show();
    expect(screen.getByRole("heading", { level: 1, name: "My Profile" })).toBeInTheDocument();
    expect(headline("Aino Virtanen · Machine learning engineer")).toBeInTheDocument();
    for (const text of [
      "Published",
      "€95.50",
      "Remote, Hybrid",
      "9 years",
      "Works on site within 50 km",
      "aino@example.com",
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    // In the profile, and on the card that companies see.
    expect(screen.getAllByText("Builds models that planners trust.")).toHaveLength(2);
    expect(within(screen.getAllByText("Python")[0]!.closest("li")!).getByText("Master")).toBeInTheDocument();
    expect(
      within(screen.getAllByText("Node.js")[0]!.closest("li")!).getByText("Level not given"),
    ).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "View public profile" })).toHaveAttribute("href", "/expert/7");
    expect(screen.getByRole("link", { name: /^https:\/\/example.com\/aino/ })).toHaveAttribute(
      "rel",
      "noreferrer nofollow",
    );
  });

  it.each([
    ["works remotely only", { workArrangement: ["remote" as const] }],
    ["has given no place", { location: "" }],
  ])("says no distance of who %s", (_who, changes) => {
    show(changes);
    expect(screen.queryByText("Travel range")).not.toBeInTheDocument();
    expect(screen.queryByText(/within 50/)).not.toBeInTheDocument();
  });

  it("says what companies see of links and contact data: no links, the address from the interview on", () => {
    const titleAbove = (note: string) => screen.getByText(note).previousElementSibling?.textContent;
    const expectNotes = () => {
      expect(titleAbove("Only you and our team see this.")).toBe("Links");
      expect(
        titleAbove(
          "A company to whose project you apply sees your email address from the interview stage on. No company sees your phone number.",
        ),
      ).toBe("Contact");
    };
    show();
    expectNotes();
    fireEvent.click(screen.getByRole("button", { name: "Edit Profile" }));
    expectNotes();
  });

  it("has the place where the profile is analysed", () => {
    show();
    expect(screen.getByRole("heading", { name: parts.Insights.optimiser.title })).toBeInTheDocument();
  });

  it.each([
    [{ approvalStatus: "pending" }, "Under review", /within 2-3 business days/],
    [{ approvalStatus: "rejected" }, "Not approved", /write to us when it is ready/],
    [{ isActive: false }, "Hidden", /Write to us when you would like to be found again/],
  ] as const)("says what it means that %j", (changes, badge, explanation) => {
    show(changes);
    expect(screen.getByText(badge)).toBeInTheDocument();
    expect(screen.getByText(explanation)).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "View public profile" })).not.toBeInTheDocument();
  });

  it("tells an administrator whose profile it is", () => {
    show({ approvalStatus: "pending" }, false);
    expect(screen.getByText(/the profile of Aino Virtanen as an administrator/)).toBeInTheDocument();
    expect(screen.getByText("Under review")).toBeInTheDocument();
    // What the status means is told to the owner.
    expect(screen.queryByText("Your profile is under review")).not.toBeInTheDocument();
  });

  it("says in its own language what our team asks to change", () => {
    const text = "Kerro vielä, mitä pilvipalveluja tunnet.";
    show({ approvalStatus: "changes_requested" }, true, { text, language: "fi" });
    expect(screen.getByText(text)).toHaveAttribute("lang", "fi");
  });

  it("never links what is no web address", () => {
    show({ portfolioUrl: "javascript:alert(1)", skills: [] });
    expect(screen.getByText("javascript:alert(1)").tagName).toBe("SPAN");
    expect(screen.getByText(/No skills yet/)).toBeInTheDocument();
  });
});

describe("editing", () => {
  it("opens on the first field and holds what is stored", async () => {
    await edit();
    expect(field("Full name")).toHaveFocus();
    expect(field("Full name")).toHaveValue("Aino Virtanen");
    expect(field("Hourly rate")).toHaveValue("95.5");
    expect(field(/^Hours a week/)).toHaveValue("");
    expect(field("Availability")).toHaveDisplayValue("Available Now");
    expect(field("Hybrid")).toBeChecked();
    expect(field("On-site")).not.toBeChecked();
    expect(field("Level of Python")).toHaveDisplayValue("5 Master: Industry expert");
    expect(screen.getByText(/Your profile belongs to this address/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Edit Profile" })).not.toBeInTheDocument();
  });

  it("sends what changed, says so and shows it", async () => {
    const actor = await edit();
    type("Professional title", "Data engineer");
    type("Hourly rate", "120");
    type(/^Travel range/, "");
    await actor.selectOptions(field("Availability"), "Currently Busy");
    await actor.click(field("Hybrid"));
    type(/^Portfolio/, "");
    await actor.click(saveButton());
    await screen.findByRole("button", { name: "Edit Profile" });
    expect(page.patches).toEqual([
      {
        title: "Data engineer",
        hourlyRate: 120,
        workRadius: null,
        availability: "busy",
        workArrangement: ["remote"],
        portfolioUrl: null,
      },
    ]);
    expect(toastText()).toEqual(updated);
    expect(headline("Aino Virtanen · Data engineer")).toBeInTheDocument();
    expect(screen.getAllByText("€120")).toHaveLength(2);
    expect(screen.getByRole("button", { name: "Edit Profile" })).toHaveFocus();
    expect(page.router.refresh).toHaveBeenCalled();
  });

  it("says that it is saving and saves once", async () => {
    let finish: (answer: { body: unknown }) => void = () => {};
    page.answer = () => new Promise((resolve) => (finish = resolve));
    const actor = await edit();
    type("Professional title", "Data engineer");
    await actor.click(saveButton());
    const saving = await screen.findByRole("button", { name: "Saving..." });
    expect(saving).toBeDisabled();
    expect(screen.getByRole("button", { name: "Cancel" })).toBeDisabled();
    fireEvent.submit(screen.getByRole("form", { name: "Edit your profile" }));
    finish({ body: expert });
    await screen.findByRole("button", { name: "Edit Profile" });
    expect(page.patches).toHaveLength(1);
  });

  it("keeps what was typed when saving fails, and says why", async () => {
    page.answer = () => ({ status: 503, body: { message: "The service is busy.", code: "unavailable" } });
    const actor = await edit();
    type("Professional title", "Data engineer");
    await actor.click(saveButton());
    expect(await screen.findByText("The service is busy.")).toBeInTheDocument();
    expect(toastText()).toEqual(failed);
    expect(field("Professional title")).toHaveValue("Data engineer");
    page.answer = () => "no connection";
    await actor.click(saveButton());
    expect(await screen.findByText(failed[1] as string)).toBeInTheDocument();
    page.answer = null;
    await actor.click(saveButton());
    await waitFor(() => expect(toastText()).toEqual(updated));
  });

  it("puts the server's messages beside their fields", async () => {
    page.answer = () => ({
      status: 422,
      body: {
        message: "Enter a web address such as https://example.com",
        code: "invalid",
        fieldErrors: { githubUrl: "The server does not like it", "skills.1": "A skill is too odd" },
      },
    });
    const actor = await edit();
    await actor.click(saveButton());
    expect(await screen.findByRole("alert")).toHaveTextContent("The server does not like it");
    expect(field(/^GitHub/)).toHaveAccessibleDescription("The server does not like it");
    expect(field("Add a skill")).toHaveAccessibleDescription(/A skill is too odd/);
    expect(toastText()).toEqual(failed);
  });

  it("asks somebody who was signed out to sign in elsewhere", async () => {
    page.answer = () => ({
      status: 401,
      body: { message: "Authentication required", code: "unauthenticated" },
    });
    const actor = await edit();
    await actor.click(saveButton());
    expect(await screen.findByRole("link", { name: "Sign in (new tab)" })).toHaveAttribute(
      "target",
      "_blank",
    );
    expect(toastText()).toEqual(failed);
  });

  it("refuses what the server would refuse, without asking it", async () => {
    const actor = await edit();
    type("Full name", " ");
    type("Hourly rate", "0");
    type(/^Portfolio/, "no address");
    await actor.click(field("Remote"));
    await actor.click(field("Hybrid"));
    await actor.click(saveButton());
    const summary = await screen.findByRole("alert");
    await waitFor(() => expect(summary).toHaveFocus());
    for (const message of [
      "Name is required",
      "Hourly rate must be at least €1",
      "Enter a web address such as https://example.com",
      "Select at least one work arrangement",
    ]) {
      expect(summary).toHaveTextContent(message);
    }
    expect(page.patches).toEqual([]);
  });
});

describe("skills", () => {
  const listed = () => screen.getAllByLabelText(/^Level of/).map((each) => each.getAttribute("aria-label"));

  it("are added by Enter and the button, once each, several at a time", async () => {
    const actor = await edit();
    await actor.type(field("Add a skill"), "Rust{Enter}");
    await actor.type(field("Add a skill"), "python, Go , ,SQL");
    await actor.click(screen.getByRole("button", { name: "Add" }));
    expect(listed()).toEqual(["Python", "Node.js", "Rust", "Go", "SQL"].map((skill) => `Level of ${skill}`));
    expect(field("Add a skill")).toHaveValue("");
    await actor.type(field("Add a skill"), "RUST{Enter}");
    expect(screen.getByText("RUST is in the list already.")).toBeInTheDocument();
    expect(listed()).toHaveLength(5);
    expect(page.patches).toEqual([]);
  });

  it("have a level each and can be removed; focus stays in the list", async () => {
    const actor = await edit();
    await actor.selectOptions(field("Level of Node.js"), "2 Learning: Developing skills");
    await actor.click(screen.getByRole("button", { name: "Remove Python" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Remove Node.js" })).toHaveFocus());
    await actor.click(saveButton());
    await screen.findByRole("button", { name: "Edit Profile" });
    expect(page.patches).toEqual([{ skills: ["Node.js"], skillMastery: { "Node.js": 2 } }]);
  });

  it("whose name is too long is not added, and stays as it was typed", async () => {
    const actor = await edit();
    await actor.click(field("Add a skill"));
    await actor.paste("a".repeat(61));
    await actor.keyboard("{Enter}");
    expect(field("Add a skill")).toHaveAccessibleDescription(/A skill has at most 60 characters/);
    expect(field("Add a skill")).toHaveValue("a".repeat(61));
    expect(listed()).toHaveLength(2);
    await actor.keyboard("{Backspace}{Enter}");
    expect(listed()).toHaveLength(3);
    expect(field("Add a skill")).toHaveAccessibleDescription(/^One skill at a time/);
  });

  it("are said to be one where the server knows two names for it", async () => {
    const actor = await edit();
    await actor.type(field("Add a skill"), "Py{Enter}");
    page.answer = (changes) => ({ body: { ...expert, ...changes, skills: expert.skills } });
    await actor.click(saveButton());
    await waitFor(() =>
      expect(toastText()).toEqual([updated[0], `${updated[1]} Listed already under another name: Py.`]),
    );
  });

  it("are at most 60", async () => {
    await edit({ skills: Array.from({ length: 60 }, (_, index) => `Skill ${index}`) });
    expect(field("Add a skill")).toBeDisabled();
    expect(screen.getByText("The list is full: remove a skill to add another.")).toBeInTheDocument();
  });
});

describe("unsaved changes", () => {
  const leave = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it("an untouched form is left without a question", async () => {
    const actor = await edit();
    expect(leave()).toBe(false);
    await actor.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.getByRole("button", { name: "Edit Profile" })).toHaveFocus();
  });

  it("are discarded only after a question", async () => {
    const actor = await edit();
    type("Professional title", "Data engineer");
    expect(screen.getByText("You have unsaved changes.")).toBeInTheDocument();
    expect(leave()).toBe(true);
    await actor.click(screen.getByRole("button", { name: "Cancel" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Discard your changes?" });
    await actor.click(within(dialog).getByRole("button", { name: "Keep editing" }));
    expect(field("Professional title")).toHaveValue("Data engineer");
    await actor.click(screen.getByRole("button", { name: "Cancel" }));
    await actor.click(await screen.findByRole("button", { name: "Discard changes" }));
    expect(headline("Aino Virtanen · Machine learning engineer")).toBeInTheDocument();
    expect(page.patches).toEqual([]);
    expect(leave()).toBe(false);
  });

  it("hold back a link of ours until they are discarded", async () => {
    const actor = await edit();
    type("Professional title", "Data engineer");
    const link = screen.getByRole("link", { name: "View public profile" });
    const followed = jest.fn((event: Event) => event.preventDefault());
    link.addEventListener("click", (event) => {
      if (!event.defaultPrevented) followed(event);
    });
    await actor.click(link);
    expect(followed).not.toHaveBeenCalled();
    await actor.click(await screen.findByRole("button", { name: "Discard changes" }));
    expect(page.router.push).toHaveBeenCalledWith("/expert/7");
    expect(screen.getByRole("button", { name: "Edit Profile" })).toBeInTheDocument();
  });
});
