/** Repeatable chance: the same key gives the same sequence on every machine. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from min to max, both included. */
  int(min: number, max: number): number;
  /** True with that probability (0 to 1). */
  chance(probability: number): boolean;
  /** One item. @throws RangeError when the list is empty. */
  pick<T>(items: readonly T[]): T;
  /** One item, as likely as its weight is large. @throws RangeError when the list is empty. */
  weighted<T>(items: readonly (readonly [weight: number, item: T])[]): T;
  /** Up to `count` different items in random order. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** FNV-1a with a final avalanche, so that "expert 1" and "expert 2" start far apart. */
function hash(text: string): number {
  let state = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 16_777_619);
  }
  state = Math.imul(state ^ (state >>> 16), 2_246_822_507);
  state = Math.imul(state ^ (state >>> 13), 3_266_489_909);
  return (state ^ (state >>> 16)) >>> 0;
}

/** A generator (mulberry32) for one thing, named by its key: randomOf("expert", 7). */
export function randomOf(...key: readonly (string | number)[]): Random {
  let state = hash(key.join(":"));
  const next = () => {
    state = (state + 1_831_565_813) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError("Nothing to pick from");
    return items[int(0, items.length - 1)]!;
  };
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick,
    weighted: (items) => {
      const total = items.reduce((sum, [weight]) => sum + weight, 0);
      let left = next() * total;
      for (const [weight, item] of items) {
        left -= weight;
        if (left < 0) return item;
      }
      return pick(items)[1];
    },
    sample: (items, count) => {
      const rest = [...items];
      const taken: (typeof rest)[number][] = [];
      while (taken.length < count && rest.length > 0) taken.push(...rest.splice(int(0, rest.length - 1), 1));
      return taken;
    },
  };
}
