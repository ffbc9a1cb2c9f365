/**
 * Why a model gave no answer. `unavailable`: it could not be reached, was too slow or refused to work; `unusable`: it
 * answered something else than asked; `cancelled`: nobody waits any more.
 */
export class ModelError extends Error {
  readonly kind: "unavailable" | "unusable" | "cancelled";

  /** `message` is for the log: it never holds what was asked or answered. */
  constructor(kind: ModelError["kind"], message: string) {
    super(message);
    this.name = "ModelError";
    this.kind = kind;
  }
}
