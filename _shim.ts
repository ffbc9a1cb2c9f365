// @ts-nocheck
globalThis.it = (n, f) => { try { f(); console.log("ok", n); } catch (e) { console.log("FAIL", n, "\n", e.message); } };
globalThis.expect = (v) => ({ toEqual: (w) => { if (JSON.stringify(v) !== JSON.stringify(w)) throw new Error((v.length ?? "") + "\n" + [].concat(v).join("\n")); }, toBeGreaterThanOrEqual: (n) => { if (!(v >= n)) throw new Error(v + "<" + n); } });
await import("./lib/shared/skills/inflection.test.ts");
