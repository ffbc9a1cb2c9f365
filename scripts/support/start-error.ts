/** A fault the person at the terminal can mend: its message is printed as one sentence, without a stack. */
export class StartError extends Error {}

/** Runs a script: a StartError prints its sentence and exits 1, anything else prints its stack and exits 1. */
export async function run(main: () => Promise<void>) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}
