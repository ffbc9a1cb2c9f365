import { nothingSelected, parseSelection, type Selection, serialiseSelection } from "./selection";

const read = (query: string) => parseSelection(new URLSearchParams(query));

it.each<[string, Partial<Selection>]>([
  ["", {}],
  ["role=expert", { role: "expert" }],
  ["role=expert&expert=12&applied=true", { role: "expert", expertId: 12, includeApplied: true }],
  ["role=company", { role: "company" }],
  [
    "role=company&mode=existing-project&project=7",
    { role: "company", mode: "existing-project", projectId: 7 },
  ],
  ["role=company&mode=custom-project", { role: "company", mode: "custom-project" }],
])("reads and writes '%s'", (query, selected) => {
  expect(read(query)).toEqual({ ...nothingSelected, ...selected });
  expect(serialiseSelection(read(query))).toBe(query);
});

it.each<[string, Partial<Selection>]>([
  ["role=admin&expert=1", {}],
  ["expert=1", {}],
  ["role=expert&expert=0", { role: "expert" }],
  ["role=expert&expert=-1", { role: "expert" }],
  ["role=expert&expert=9999999999", { role: "expert" }],
  ["role=expert&expert=1e3&mode=custom-project", { role: "expert" }],
  ["role=company&mode=other&project=7", { role: "company" }],
  ["role=company&mode=custom-project&project=7&applied=true", { role: "company", mode: "custom-project" }],
])("leaves out what makes no sense in '%s'", (query, selected) => {
  expect(read(query)).toEqual({ ...nothingSelected, ...selected });
});
