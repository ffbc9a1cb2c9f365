import { migrationFolderName } from "./migration-name";

const now = new Date("2027-03-04T05:06:07.890+02:00");

it("names a folder by the time in UTC and the words", () => {
  expect(migrationFolderName("add-company-size", now, [])).toBe("20270304030607_add_company_size");
  expect(migrationFolderName("add-vat-2", now, ["20270304030606_zebra"])).toBe("20270304030607_add_vat_2");
});

it.each([
  "",
  "ab",
  "Add-size",
  "add_size",
  "add size",
  "-add",
  "add-",
  "add--size",
  "2nd-try",
  "lisää",
  "../up",
])("refuses the name %j in one sentence", (name) => {
  expect(() => migrationFolderName(name, now, [])).toThrow(/^A migration is named by [^.]+; not ".*"\.$/);
});

it("refuses to stand before the newest migration", () => {
  expect(() => migrationFolderName("add-size", now, ["20270304030608_newest"])).toThrow(
    "The newest migration is 20270304030608_newest: this computer's clock is behind it.",
  );
});
