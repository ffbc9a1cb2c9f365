import "server-only";

/** A growing row of whole numbers. */
export class Numbers {
  values = new Int32Array(1 << 12);
  length = 0;
  push(value: number) {
    if (this.length === this.values.length) {
      const larger = new Int32Array(this.values.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length] = value;
    this.length += 1;
  }
}

/** Gives each text a small number, in the order of first sight. */
export class Interned {
  readonly ids = new Map<string, number>();
  idOf(text: string): number {
    const known = this.ids.get(text);
    if (known !== undefined) return known;
    this.ids.set(text, this.ids.size);
    return this.ids.size - 1;
  }
}
