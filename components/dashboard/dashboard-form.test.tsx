import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import userEvent from "@testing-library/user-event";
import { expert, page, saveButton, toastText } from "@/components/own-profile/own-profile-test-kit";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { fireEvent, render, screen, waitFor, within } from "@/tests/support/testing-library";
import { DashboardForm } from "./dashboard-form";

const field = (label: string | RegExp) => screen.getByLabelText(label);
const type = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const updated = ["Profile Updated", "Your expert profile has been successfully updated."];

function show(changes: Partial<FullExpert> = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DashboardForm expert={{ ...expert, ...changes }} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  page.method = "PUT";
  window.history.replaceState(null, "", "/expert-dashboard");
});

describe("the dashboard's form", () => {
  it("holds the profile, with the words of this screen", () => {
    show();
    expect(field("Full name")).toHaveValue("Aino Virtanen");
    expect(field("Professional title")).toHaveValue("Machine learning engineer");
    expect(field("Professional description")).toHaveValue("Builds models that planners trust.");
    expect(field("Hourly rate")).toHaveValue("95.5");
    expect(field("Years of experience")).toHaveValue("9");
    expect(field(/^Location/)).toHaveValue("Helsinki, Finland");
    expect(
      within(field("Availability status"))
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["Available Now", "Available Next Week", "Available in 2 Weeks", "Currently Busy"]);
    expect(
      ["Remote", "Hybrid", "On-site"].map((label) => (field(label) as HTMLInputElement).checked),
    ).toEqual([true, true, false]);
    expect(field("Level of Python")).toHaveDisplayValue("5 Master: Industry expert");
    // Nobody is sent to a field without asking.
    expect(document.body).toHaveFocus();
  });

  it("saves what was changed, says so, and asks for the figures anew", async () => {
    const actor = show();
    type("Full name", " Aino Öhman ");
    type("Hourly rate", "120,50");
    type("Hourly rate", "120.5");
    type(/^Travel range/, "");
    type(/^Location/, "");
    await actor.selectOptions(field("Availability status"), "Currently Busy");
    await actor.click(field("On-site"));
    await actor.type(field("Add a skill"), "Rust{Enter}");
    await actor.selectOptions(field("Level of Rust"), "4 Advanced: Expert-level skills");
    expect(page.patches).toEqual([]);
    await actor.click(saveButton());
    await waitFor(() => expect(toastText()).toEqual(updated));
    expect(page.patches).toEqual([
      {
        name: "Aino Öhman",
        hourlyRate: 120.5,
        workRadius: null,
        location: "",
        availability: "busy",
        workArrangement: ["remote", "hybrid", "onsite"],
        skills: ["Python", "Node.js", "Rust"],
        skillMastery: { Python: 5, Rust: 4 },
      },
    ]);
    expect(page.router.refresh).toHaveBeenCalled();
    // What is saved is what there is to go back to.
    expect(screen.getByText("All changes are saved.")).toBeInTheDocument();
    expect(field("Full name")).toHaveValue("Aino Öhman");
  });

  it("leaves alone what was saved elsewhere meanwhile, and shows it afterwards", async () => {
    const elsewhere = { title: "Title of another tab", skills: ["Python", "Node.js", "Docker"] };
    page.answer = (changes) => ({ body: { ...expert, ...elsewhere, ...changes } });
    const actor = show();
    type("Hourly rate", "101");
    await actor.click(saveButton());
    await waitFor(() => expect(toastText()).toEqual(updated));
    expect(page.patches).toEqual([{ hourlyRate: 101 }]);
    expect(field("Professional title")).toHaveValue("Title of another tab");
    expect(field("Level of Docker")).toBeInTheDocument();
  });

  it.each<[label: string | RegExp, value: string, message: string]>([
    ["Full name", "A", "Name must be at least 2 characters"],
    ["Full name", "  A ", "Name must be at least 2 characters"],
    ["Professional title", "B", "Title must be at least 2 characters"],
    ["Professional description", "Too short", "Description must be at least 10 characters"],
    ["Hourly rate", "0", "Hourly rate must be at least €1"],
    ["Hourly rate", "0.99", "Hourly rate must be at least €1"],
    ["Hourly rate", "-5", "Hourly rate must be at least €1"],
    ["Hourly rate", "", "Hourly rate is required"],
    ["Hourly rate", "1000.01", "Hourly rate must be at most €1,000"],
    ["Years of experience", "-1", "Experience years cannot be negative"],
    ["Years of experience", "", "Years of experience must be a whole number from 0 to 70"],
    ["Years of experience", "1.5", "Years of experience must be a whole number from 0 to 70"],
    [/^Travel range/, "-1", "Work radius must be a whole number from 0 to 2000"],
  ])(
    "refuses %s %j, beside the field and in the summary, and sends nothing",
    async (label, value, message) => {
      const actor = show();
      type(label, value);
      await actor.click(saveButton());
      const summary = await screen.findByRole("alert");
      await waitFor(() => expect(summary).toHaveFocus());
      expect(summary).toHaveTextContent(message);
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
      expect(page.patches).toEqual([]);
      expect(toastText()).toBeNull();
    },
  );

  it("takes the shortest that is allowed", async () => {
    const actor = show();
    type("Full name", "Bo");
    type("Professional title", "ML");
    type("Professional description", "Ten signs.");
    type("Hourly rate", "1");
    type("Years of experience", "0");
    await actor.click(saveButton());
    await waitFor(() => expect(toastText()).toEqual(updated));
    expect(page.patches).toMatchObject([{ name: "Bo", title: "ML", hourlyRate: 1, experienceYears: 0 }]);
  });

  it("wants a work arrangement and an availability", async () => {
    const actor = show({ availability: "never" as never });
    await actor.click(field("Remote"));
    await actor.click(field("Hybrid"));
    await actor.click(saveButton());
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveTextContent("Select at least one work arrangement");
    expect(summary).toHaveTextContent("Please select availability status");
    expect(page.patches).toEqual([]);
  });

  it("adds a skill by Enter and by the button, ignores blanks and repeats, and removes by the cross", async () => {
    const actor = show();
    const listed = () => screen.getAllByLabelText(/^Level of/).map((each) => each.getAttribute("aria-label"));
    await actor.type(field("Add a skill"), "Rust{Enter}");
    await actor.type(field("Add a skill"), "   {Enter}");
    await actor.type(field("Add a skill"), "PYTHON{Enter}");
    await actor.type(field("Add a skill"), "Go");
    await actor.click(screen.getByRole("button", { name: "Add" }));
    expect(listed()).toEqual(["Python", "Node.js", "Rust", "Go"].map((skill) => `Level of ${skill}`));
    await actor.click(screen.getByRole("button", { name: "Remove Node.js" }));
    expect(listed()).toHaveLength(3);
    expect(page.patches).toEqual([]);
  });

  it("says status and status text when saving fails, and keeps what was typed", async () => {
    page.answer = () => ({
      status: 503,
      statusText: "Service Unavailable",
      body: { message: "The service is busy.", code: "unavailable" },
    });
    const actor = show();
    type("Full name", "Aino Öhman");
    await actor.click(saveButton());
    await waitFor(() => expect(toastText()).toEqual(["Update Failed", "503: Service Unavailable"]));
    expect(await screen.findByText("The service is busy.")).toBeInTheDocument();
    expect(field("Full name")).toHaveValue("Aino Öhman");
    // HTTP/2 has no status text.
    page.answer = () => ({ status: 503, body: { message: "The service is busy.", code: "unavailable" } });
    await actor.click(saveButton());
    await waitFor(() => expect(toastText()).toEqual(["Update Failed", "503: The service is busy."]));
    page.answer = () => "no connection";
    await actor.click(saveButton());
    await waitFor(() =>
      expect(toastText()).toEqual([
        "Update Failed",
        "Your profile could not be saved. Check your connection and try again.",
      ]),
    );
    page.answer = null;
    await actor.click(saveButton());
    await waitFor(() => expect(toastText()).toEqual(updated));
  });

  it("puts the server's messages beside their fields", async () => {
    page.answer = () => ({
      status: 422,
      statusText: "Unprocessable Entity",
      body: { message: "x", code: "invalid", fieldErrors: { title: "The server does not like it" } },
    });
    const actor = show();
    await actor.click(saveButton());
    expect(await screen.findByRole("alert")).toHaveTextContent("The server does not like it");
    expect(field("Professional title")).toHaveAccessibleDescription("The server does not like it");
    expect(toastText()).toEqual(["Update Failed", "422: Unprocessable Entity"]);
  });

  it("asks before it discards or leaves what is not saved", async () => {
    const actor = show();
    expect(screen.getByRole("button", { name: "Discard changes" })).toHaveAttribute("aria-disabled", "true");
    type("Full name", "Somebody else");
    expect(screen.getByText("You have unsaved changes.")).toBeInTheDocument();
    const closing = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);

    await actor.click(screen.getByRole("button", { name: "Discard changes" }));
    let dialog = await screen.findByRole("alertdialog", { name: "Discard your changes?" });
    await actor.click(within(dialog).getByRole("button", { name: "Keep editing" }));
    expect(field("Full name")).toHaveValue("Somebody else");
    await actor.click(screen.getByRole("button", { name: "Discard changes" }));
    dialog = await screen.findByRole("alertdialog");
    await actor.click(within(dialog).getByRole("button", { name: "Discard changes" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(field("Full name")).toHaveValue("Aino Virtanen");
    expect(screen.getByText("All changes are saved.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Discard changes" })).toHaveFocus();
    expect(page.patches).toEqual([]);
  });

  it("goes to the field that the address asks for, every time it does", async () => {
    window.history.replaceState(null, "", "/expert-dashboard#hourlyRate");
    show();
    expect(field("Hourly rate")).toHaveFocus();
    expect(window.location.hash).toBe("");
    for (const [name, label] of [
      ["skills", "Add a skill"],
      ["workArrangement", "Remote"],
      ["description", "Professional description"],
      ["skills", "Add a skill"],
    ] as const) {
      window.location.hash = name;
      await waitFor(() => expect(field(label)).toHaveFocus());
    }
    window.location.hash = "nothing";
    expect(field("Add a skill")).toHaveFocus();
  });
});
