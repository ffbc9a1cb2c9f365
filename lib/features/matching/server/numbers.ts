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

/**
 * Rows of whole numbers side by side in memory, by the names of their fields: a scan reads one after another,
 * where as many objects would each have to be fetched from somewhere else.
 */
export class Records<Field extends string> {
  readonly at: Readonly<Record<Field, number>>;
  readonly width: number;
  values: Int32Array;
  length = 0;

  constructor(fields: readonly Field[]) {
    // An object literal is fast to read, one made of entries is not: so it is cloned into one.
    this.at = {
      ...(Object.fromEntries(fields.map((field, index) => [field, index])) as Record<Field, number>),
    };
    this.width = fields.length;
    this.values = new Int32Array(this.width << 10);
  }

  get(row: number, field: Field): number {
    return this.values[row * this.width + this.at[field]] as number;
  }

  push(record: Readonly<Record<Field, number>>): void {
    const start = this.length * this.width;
    if (start === this.values.length) {
      const larger = new Int32Array(this.values.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    for (const field of Object.keys(this.at) as Field[]) this.values[start + this.at[field]] = record[field];
    this.length += 1;
  }

  set(row: number, changes: Readonly<Partial<Record<Field, number>>>): void {
    for (const [field, value] of Object.entries(changes) as [Field, number][]) {
      this.values[row * this.width + this.at[field]] = value;
    }
  }

  /** Puts the last row in the place of this one. */
  remove(row: number): void {
    this.length -= 1;
    const last = this.length * this.width;
    this.values.copyWithin(row * this.width, last, last + this.width);
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
