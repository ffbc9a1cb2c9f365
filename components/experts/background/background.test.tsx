import userEvent from "@testing-library/user-event";
import { z } from "zod";
import { Form } from "@/components/form/form";
import { useZodForm } from "@/components/form/use-zod-form";
import { backgroundFields } from "@/lib/features/experts/background";
import { render, screen, waitFor } from "@/tests/support/testing-library";
import { BackgroundFacts } from "./facts";
import { BackgroundFields } from "./fields";

const schema = z.strictObject(backgroundFields);
type Background = z.output<typeof schema>;
const nothing: Background = { languages: [], caseStudies: [], certificates: [], education: [] };

function Trial({ start = nothing, onSave }: { start?: Background; onSave: (values: Background) => void }) {
  const form = useZodForm(schema, { defaultValues: start });
  return (
    <Form form={form} onSubmit={onSave}>
      <BackgroundFields section={(group, _title, _note, fields) => <div key={group}>{fields}</div>} />
      <button type="submit">Save</button>
    </Form>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("takes entries in, one list after the other", async () => {
  const onSave = jest.fn();
  render(<Trial onSave={onSave} />);
  await press("Add language");
  expect(screen.getByLabelText("Language")).toHaveFocus();
  await userEvent.selectOptions(screen.getByLabelText("Language"), "Finnish");
  await userEvent.selectOptions(screen.getByLabelText("How well"), "Native");
  await press("Add case");
  await userEvent.type(screen.getByLabelText("What it was"), "Demand forecast");
  await userEvent.type(screen.getByLabelText(/^Year/), "2025");
  await press("Save");
  await waitFor(() =>
    expect(onSave.mock.calls[0]?.[0]).toEqual({
      ...nothing,
      languages: [{ language: "fi", level: "native" }],
      caseStudies: [{ title: "Demand forecast", client: null, result: null, year: 2025, link: null }],
    }),
  );
});

it("says beside its field what is wrong with an entry, and of a list what is wrong with it", async () => {
  const onSave = jest.fn();
  const fi = { language: "fi", level: "native" } as const;
  render(<Trial start={{ ...nothing, languages: [fi, fi] }} onSave={onSave} />);
  await press("Add certificate");
  await press("Save");
  await waitFor(() => expect(screen.getByLabelText("Certificate")).toBeInvalid());
  expect(screen.getByLabelText("Certificate")).toHaveAccessibleDescription("Name is required");
  expect(screen.getByRole("group", { name: "Languages" })).toHaveAccessibleDescription(
    "Name each language once",
  );
  expect(onSave).not.toHaveBeenCalled();
  await press("Remove language 2");
  expect(screen.getByRole("button", { name: "Add language" })).toHaveFocus();
  await press("Remove certificate 1");
  await press("Save");
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
});

it("reads as lists, without the empty ones, and opens no link that is none", () => {
  render(
    <BackgroundFacts
      expert={{
        ...nothing,
        languages: [{ language: "sv", level: "working" }],
        caseStudies: [
          { title: "Forecast", client: "Retail", result: null, year: 2024, link: "https://example.com/case" },
          { title: "Report", client: null, result: "Read by all", year: null, link: "javascript:alert(1)" },
        ],
        caseLanguages: ["fi", null],
      }}
      section={(group, title, facts) => (
        <section key={group}>
          <h2>{title}</h2>
          {facts}
        </section>
      )}
    />,
  );
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "References and cases",
    "Languages",
  ]);
  expect(screen.getByText("Retail · 2024")).toBeInTheDocument();
  // A case is read aloud in the language it is written in, where that is known.
  expect(screen.getByText("Forecast", { selector: "p" })).toHaveAttribute("lang", "fi");
  expect(screen.getByText("Read by all")).not.toHaveAttribute("lang");
  expect(screen.getByText("Good enough to work in")).toBeInTheDocument();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "https://example.com/case",
  ]);
});
