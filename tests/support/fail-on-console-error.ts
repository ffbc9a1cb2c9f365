/** A stray console.error is a defect: the test that caused it fails. */
let errors: unknown[][] = [];
const original = console.error;

beforeEach(() => {
  errors = [];
  console.error = (...args: unknown[]) => {
    errors.push(args);
  };
});

afterEach(() => {
  console.error = original;
  if (errors.length > 0) {
    throw new Error(`console.error was called: ${errors.map((args) => args.join(" ")).join("\n")}`);
  }
});
