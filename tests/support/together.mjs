import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

/**
 * Jest loads all that a test file needs anew for each file, which takes longer than most files' tests. In a run of
 * many (`npm test`, TESTS_TOGETHER) several files are therefore loaded into one, each as a `describe` of its own name. A
 * file that changes what the others would see stays alone.
 */
const staysAlone =
  /^(?:jest\.useFakeTimers|setClock\()|jest\.(?:mock|doMock|resetModules|isolateModules)\b|process\.env(?:\.\w+|\[\w+\]) = |\bstartModel\(|@jest-environment/m;

/**
 * What jest's `testMatch` of a project is: its files, or where they run together the groups and those that stay alone.
 * @param {{ project: string, rooms: string[], ending: string, groups: number, imports?: string, begin?: string }} options
 * where the project's tests are and how their names end; in how many groups they run; what each group imports, and
 * what each file begins with in it
 */
export function testMatch({ project, rooms, ending, groups, imports = "", begin = "" }) {
  const wanted = process.env.TESTS_TOGETHER;
  if (!wanted) return rooms.map((room) => `<rootDir>/${room}/**/*${ending}`);
  const files = rooms
    .flatMap((room) =>
      readdirSync(path.join(root, room), { recursive: true }).map((file) => `${room}/${file}`),
    )
    .filter((file) => file.endsWith(ending) && (wanted === "all" || wanted.split(",").includes(file)))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));
  const alone = files.filter(({ text }) => staysAlone.test(text));
  // The longest first, dealt out like cards, so that each group takes about as long.
  const others = files.filter((each) => !alone.includes(each)).sort((a, b) => b.text.length - a.text.length);
  const folder = path.join(root, ".data/together", project);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (let group = 0; group < groups; group += 1) {
    const parts = others
      .filter((_, index) => index % groups === group)
      .map(({ file }) => `describe("${file}", () => {\n  ${begin}require("@/${file}");\n});\n`);
    writeFileSync(path.join(folder, `${group + 1}${ending}`), [imports, ...parts].join("\n"));
  }
  return [`${folder}/*${ending}`, ...alone.map(({ file }) => `<rootDir>/${file}`)];
}
