/** "CalendarX2" as the package names its file: "calendar-x-2". */
const fileOf = (name: string) =>
  name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Za-z])(?=\d)/g, "-").toLowerCase();

/** In place of lucide-react's one file of two thousand icons, which each test file would read anew: those that are asked for. */
module.exports = new Proxy<Record<string, unknown>>(
  {},
  {
    get(known, name: string) {
      known[name] ??= require(`lucide-react/icons/${fileOf(name)}`).default;
      return known[name];
    },
  },
);
