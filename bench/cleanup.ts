type Step = () => Promise<unknown> | unknown;

/** What must be undone at the end, last begun first; also after Ctrl-C. */
export class Cleanup {
  #steps: Step[] = [];
  #running: Promise<void> | undefined;
  isInterrupted = false;

  constructor() {
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => {
        this.isInterrupted = true;
        process.exitCode = 130;
        void this.run().finally(() => process.exit());
      });
    }
  }

  /** Remembers a step. When the end has come already, the step is taken at once. */
  async add(step: Step): Promise<void> {
    if (this.#running) await step();
    else this.#steps.push(step);
  }

  /** Takes every step once, whoever asks and however often; a step that fails does not keep the others back. */
  run(): Promise<void> {
    this.#running ??= (async () => {
      // A process that is being waited for may not keep this one alive by itself.
      const alive = setInterval(() => {}, 1_000);
      for (const step of this.#steps.reverse()) {
        await Promise.resolve()
          .then(step)
          .catch((error: Error) => console.error(`Not cleaned up: ${error.message}`));
      }
      clearInterval(alive);
    })();
    return this.#running;
  }
}
