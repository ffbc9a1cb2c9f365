import Sequencer from "@jest/test-sequencer";

/**
 * Jest begins with the largest files, and those of many (together.mjs) are the smallest and take longest: last, the
 * other workers would wait for one.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const holdsMany = ({ path }) => /[\\/]\.data[\\/]together[\\/]/.test(path);
    const sorted = super.sort(tests);
    return [...sorted.filter(holdsMany), ...sorted.filter((test) => !holdsMany(test))];
  }
}
