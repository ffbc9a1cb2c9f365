/** The keys of an object whose type tells them all, in its order. */
export const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[];
