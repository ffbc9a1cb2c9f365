type Step = () => Promise<unknown> | unknown;

/** What must be undone at the end, last begun first; also after Ctrl-C. */
export class Cleanup {
  #steps: Step[] = [];
  #running: Promise<void> | undefined;
  readonly #interruption = new AbortController();

  constructor() {
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => {
        this.#interruption.abort();
        process.exitCode = 130;
        void this.run().finally(() => process.exit());
      });
    }
  }

  /** Aborted by Ctrl-C: there is nothing left to measure. */
  get signal(): AbortSignal {
    return this.#interruption.signal;
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
