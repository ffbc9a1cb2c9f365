import { emptyPosting, type PostingValues, postingForms } from "@/lib/features/postings/form";
import { editOwnPostingInput } from "@/lib/features/postings/own-schemas";
import { stages } from "@/lib/features/project-applications/stages";
import { nullFields } from "@/lib/shared/null-fields";
import { publicPosting } from "@/tests/support/dto-factories";
import { editChanges, editStart } from "./edit-form";
import { type OwnProjectDetails, ownProjectDetails } from "./schemas";

const { isActive: _isActive, ...posting } = publicPosting();
const ownProject = (changes: Partial<OwnProjectDetails> = {}): OwnProjectDetails => ({
  ...nullFields(ownProjectDetails),
  ...posting,
  lifecycle: "open",
  isPublic: true,
  customerName: "Åsa Mäkelä",
  customerEmail: "asa@pohjola.example",
  communicationPreference: [],
  timeZoneRequirement: "flexible",
  technicalComplexity: "medium",
  companyStage: "growth",
  personalityMatchingWeight: 20,
  submittedAt: posting.createdAt,
  updatedAt: posting.createdAt,
  counts: Object.fromEntries(stages.map((stage) => [stage, 0])) as OwnProjectDetails["counts"],
  signedApplicants: [],
  underContract: 0,
  history: [],
  ...changes,
});
const project = ownProject();
const changesOf = (changes: Partial<PostingValues>, of = project) => {
  const start = editStart(of);
  const typed = { ...start, ...changes };
  return editChanges(start, typed, postingForms.post.parse(typed));
};

it("begins with what is stored, in a form that is valid and changes nothing", () => {
  expect(editStart(project)).toMatchObject({ title: project.title, customerPhone: "", hourlyRateMin: 80 });
  expect(Object.keys(editStart(project)).sort()).toEqual(
    Object.keys(emptyPosting)
      .filter((field) => field !== "website")
      .sort(),
  );
  expect(changesOf({})).toEqual({});
});

it.each<[Partial<PostingValues>, object]>([
  [{ title: "Another " }, { title: "Another" }],
  [{ customerCompany: "" }, { customerCompany: null }],
  [{ hourlyRateMin: undefined }, { hourlyRateMin: null }],
  [{ requiredSkills: ["SQL"] }, { requiredSkills: ["SQL"] }],
  // What is said in the unit that was left is no budget any more.
  [
    { budgetType: "fixed", fixedBudgetMax: 9000 },
    {
      budgetType: "fixed",
      fixedBudgetMax: 9000,
      fixedBudgetMin: null,
      hourlyRateMin: null,
      hourlyRateMax: null,
    },
  ],
  [{ timeZoneRequirement: "overlap" }, { timeZoneRequirement: "overlap", specificTimeZone: null }],
])("of %j sends %j, which the call takes", (changes, sent) => {
  expect(changesOf(changes)).toEqual(sent);
  expect(editOwnPostingInput.safeParse(sent).success).toBe(true);
});

it("keeps a zone that the form has no word for", () => {
  const elsewhere = ownProject({ timeZoneRequirement: "CET plus two hours" });
  expect(editStart(elsewhere)).toMatchObject({
    timeZoneRequirement: "specific",
    specificTimeZone: "CET plus two hours",
  });
  expect(changesOf({}, elsewhere)).toEqual({});
});
