import { briefFieldNames, longestBrief } from "@/lib/features/briefs/schemas";
import type { Answer } from "@/tests/support/page-server";
import { fireEvent, screen, waitFor, within } from "@/tests/support/testing-library";
import { draftKey, enter, field, labels, page, press, sentTo, show, type } from "./posting-test-kit";

const nothing = { ...Object.fromEntries(briefFieldNames.map((name) => [name, null])), neededSkills: [] };
const reading = {
  ...nothing,
  title: "Demand forecast",
  description: "We need a demand forecast.",
  requiredSkills: ["Python", "SQL"],
  experienceRequired: "senior",
  workArrangement: ["hybrid"],
  location: "Tampere",
  startDate: "2099-03-01",
  durationMonths: 6,
  budgetType: "fixed",
  fixedBudgetMax: 25_000,
  evidence: {
    title: ["demand forecast"],
    description: ["We need a demand forecast."],
    requiredSkills: ["python", "SQL"],
    experienceRequired: ["kokenut"],
    workArrangement: ["hybridi"],
    location: ["Tampereella"],
    startDate: ["1.3.2099"],
    durationMonths: ["3-6 kk"],
    budgetType: ["25 000 €"],
    fixedBudgetMax: ["25 000 €"],
  },
  source: "built-in",
  model: null,
};

beforeEach(() => {
  page.server["POST /api/read-brief"] = { body: reading };
});

const read = (text = "A brief") => {
  type("Paste your brief", text);
  press("Fill in the form");
};
const row = (name: string) => screen.getByText(name, { selector: "li span, dt" }).closest("li");
const skills = () =>
  within(screen.getByRole("list", { name: "Skills you require" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("fills in what is free and shows the words of each value", async () => {
  await show();
  read("  We need a demand forecast. ");
  expect(await screen.findByText("10 fields filled in", { selector: "p.font-medium" })).toBeInTheDocument();
  expect(sentTo("/api/read-brief").map(({ body }) => body)).toEqual([{ text: "We need a demand forecast." }]);
  expect(field(labels.title)).toHaveValue("Demand forecast");
  expect(field(labels.description)).toHaveValue("We need a demand forecast.");
  expect(skills()).toEqual(["Python", "SQL"]);
  expect(field(/^Experience required/)).toHaveValue("senior");
  expect(screen.getByRole("checkbox", { name: "Hybrid" })).toBeChecked();
  expect(screen.getByRole("checkbox", { name: "Remote" })).not.toBeChecked();
  expect(field(/^Location/)).toHaveValue("Tampere");
  expect(field(/^Wished start date/)).toHaveValue("2099-03-01");
  expect(field(/^Duration/)).toHaveValue("6");
  expect(screen.getByRole("radio", { name: "Fixed budget" })).toBeChecked();
  expect(field(/^Highest budget/)).toHaveValue("25000");
  // What the date says, as when it is typed.
  expect(field(/^Urgency/)).toHaveValue("flexible");
  for (const [name, text] of [
    ["Experience required", "Senior (6–9 years)from kokenut"],
    ["Location", "Tamperefrom Tampereella"],
    ["Required Skills", "Python, SQLfrom python, SQL"],
    ["Highest budget", "€25,000from 25 000 €"],
    ["Wished start date", "1 March 2099from 1.3.2099"],
    ["Duration", "6 monthsfrom 3-6 kk"],
    ["Project Description", "The whole text, without email addresses and phone numbers"],
  ] as const)
    expect(row(name)).toHaveTextContent(`${name}${text}`);
  expect(screen.getByText("Read by our own rules. Please check the result.")).toBeInTheDocument();
});

it("offers the skills that a text tells the need of, each with its words", async () => {
  const needed = { skill: "Forecasting", words: "how many loaves tomorrow" };
  page.server["POST /api/read-brief"] = { body: { ...reading, neededSkills: [needed] } };
  await show();
  read();
  await screen.findByText("Your text tells of these without naming them. Add those that you need.");
  expect(row("Forecasting")).toHaveTextContent("Forecastingfrom how many loaves tomorrow");
  press("Add Forecasting");
  expect(skills()).toEqual(["Python", "SQL", "Forecasting"]);
  expect(screen.queryByRole("button", { name: "Add Forecasting" })).toBeNull();
  press("Undo");
  expect(screen.queryByRole("list", { name: "Skills you require" })).toBeNull();
});

it("offers them where a text names no skill, and nothing else", async () => {
  const needed = { skill: "Forecasting", words: "how many loaves tomorrow" };
  page.server["POST /api/read-brief"] = { body: { ...reading, ...nothing, neededSkills: [needed] } };
  await show();
  read();
  await screen.findByRole("button", { name: "Add Forecasting" });
  press("Add Forecasting");
  expect(skills()).toEqual(["Forecasting"]);
  expect(screen.queryByText("Nothing was changed", { selector: "p.font-medium" })).toBeNull();
});

it("changes nothing that somebody filled in or chose, and offers it instead", async () => {
  await show();
  type(labels.title, "My own title");
  enter(labels.skills, "Rust, sql");
  fireEvent.change(field(/^Experience required/), { target: { value: "junior" } });
  fireEvent.blur(field(/^Experience required/));
  read();
  await screen.findByText("You had filled these in already. Replace them?");
  expect(field(labels.title)).toHaveValue("My own title");
  expect(field(/^Experience required/)).toHaveValue("junior");
  expect(skills()).toEqual(["Rust", "sql"]);
  expect(row("Project Title")).toHaveTextContent("Yours: My own titleFound: Demand forecast");

  press("Replace Project Title");
  expect(field(labels.title)).toHaveValue("Demand forecast");
  expect(screen.queryByRole("button", { name: "Replace Project Title" })).not.toBeInTheDocument();
  expect(screen.getByText("Project Title replaced.")).toBeInTheDocument();
  press("Add Python");
  expect(skills()).toEqual(["Rust", "sql", "Python"]);
});

it("takes everything back with one click, what was replaced too", async () => {
  await show();
  type(labels.title, "My own title");
  read();
  await screen.findByText("You had filled these in already. Replace them?");
  press("Replace Project Title");
  press("Undo");
  expect(field(labels.title)).toHaveValue("My own title");
  expect(field(labels.description)).toHaveValue("");
  expect(screen.queryByRole("list", { name: "Skills you require" })).not.toBeInTheDocument();
  expect(field(/^Location/)).toHaveValue("Remote");
  expect(screen.getByRole("checkbox", { name: "Remote" })).toBeChecked();
  expect(screen.getByRole("radio", { name: "Hourly rate" })).toBeChecked();
  expect(field(/^Duration/)).toHaveValue("");
  expect(screen.getByText("Everything is as it was before.")).toBeInTheDocument();
  expect(screen.queryByText(/fields filled in/, { selector: "p.font-medium" })).not.toBeInTheDocument();
});

it("leaves an urgency alone that was chosen or read, and takes back what the date said", async () => {
  await show();
  read();
  await waitFor(() => expect(field(/^Urgency/)).toHaveValue("flexible"));
  press("Undo");
  expect(field(/^Urgency/)).toHaveValue("normal");
  expect(field(/^Wished start date/)).toHaveValue("");

  page.server["POST /api/read-brief"] = { body: { ...reading, urgency: "urgent" } };
  read();
  await waitFor(() => expect(field(/^Urgency/)).toHaveValue("urgent"));
  press("Undo");
  fireEvent.change(field(/^Urgency/), { target: { value: "urgent" } });
  fireEvent.blur(field(/^Urgency/));
  page.server["POST /api/read-brief"] = { body: reading };
  read();
  await waitFor(() => expect(field(/^Wished start date/)).toHaveValue("2099-03-01"));
  expect(field(/^Urgency/)).toHaveValue("urgent");
});

it("keeps what was filled in as a draft", async () => {
  await show();
  read();
  await waitFor(() => expect(window.localStorage.getItem(draftKey)).toContain("Demand forecast"));
});

it("names the model that read, and says when nothing was found", async () => {
  page.server["POST /api/read-brief"] = { body: { ...reading, source: "openai", model: "model-1" } };
  await show();
  read();
  expect(await screen.findByText(/^Read by a language model \(model-1\)/)).toBeInTheDocument();
  page.server["POST /api/read-brief"] = {
    body: { ...nothing, evidence: {}, source: "built-in", model: null },
  };
  read("…");
  expect(
    await screen.findByText("We found nothing in this text that the form asks for."),
  ).toBeInTheDocument();
});

it.each([
  ["", "Paste some text first."],
  ["x".repeat(longestBrief + 3), "This is 20003 characters, 3 too many. Shorten it a little."],
])("does not send %#", async (text, message) => {
  await show();
  read(text);
  expect(await screen.findByRole("alert")).toHaveTextContent(message);
  expect(field("Paste your brief")).toHaveAccessibleDescription(new RegExp(message));
  expect(field("Paste your brief")).toHaveFocus();
  expect(sentTo("/api/read-brief")).toEqual([]);
});

it.each<[Answer, string]>([
  [{ status: 429, body: { message: "Too many requests." } }, "Too many requests."],
  ["no connection", "The brief could not be read. Please try again, or fill in the form yourself."],
])("keeps the text when it cannot be read: %j", async (answer, message) => {
  page.server["POST /api/read-brief"] = answer;
  await show();
  read();
  expect(await screen.findByRole("alert")).toHaveTextContent(message);
  expect(field("Paste your brief")).toHaveValue("A brief");
  page.server["POST /api/read-brief"] = { body: reading };
  press("Fill in the form");
  expect(await screen.findByText("10 fields filled in", { selector: "p.font-medium" })).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
