import fc from "fast-check";
import { reportLifecycle } from "@/lib/features/conversations/states";
import { applicationLifecycle } from "@/lib/features/expert-applications/states";
import { expertLifecycle } from "@/lib/features/experts/moderation-rules";
import { invitationLifecycle } from "@/lib/features/invitations/states";
import { meetingLifecycle } from "@/lib/features/meetings/states";
import { openingLifecycle } from "@/lib/features/postings/lifecycle";
import { postingLifecycle } from "@/lib/features/postings/moderation-rules";
import { stageLifecycle } from "@/lib/features/project-applications/stages";
import { quoteLifecycle } from "@/lib/features/quotes/states";
import type { Lifecycle } from "@/lib/shared/lifecycle";

// What holds of every table, whatever stands in it; the tables themselves are tested beside them.

type AnyLifecycle = Lifecycle<string, string, string>;

/**
 * Each table with the states that nothing leads out of. Not the one of a posting's editing, whose states the review
 * leads to.
 */
const tables: [name: string, lifecycle: AnyLifecycle, final: string[]][] = [
  ["an application to join", applicationLifecycle as unknown as AnyLifecycle, ["approved"]],
  ["an expert", expertLifecycle as unknown as AnyLifecycle, []],
  ["a posting", postingLifecycle as unknown as AnyLifecycle, ["approved"]],
  ["a posting's opening", openingLifecycle as unknown as AnyLifecycle, ["filled", "withdrawn"]],
  ["an application to a project", stageLifecycle as unknown as AnyLifecycle, ["hired"]],
  ["an invitation", invitationLifecycle as unknown as AnyLifecycle, ["accepted", "declined", "withdrawn"]],
  ["a quote", quoteLifecycle as unknown as AnyLifecycle, ["accepted", "declined", "expired", "superseded"]],
  ["a reported conversation", reportLifecycle as unknown as AnyLifecycle, ["answered"]],
  ["a meeting", meetingLifecycle as unknown as AnyLifecycle, ["completed", "cancelled"]],
];

describe.each(tables)("%s", (_name, lifecycle, final) => {
  const { states, events, transitions, canHappen, mayCause, next, eventTowards } = lifecycle;
  const parties = [...new Set(transitions.flatMap(({ by }) => by))];
  const ways = (from: string) => transitions.filter((each) => each.from === from && each.to !== from);

  it("reaches every state from the first", () => {
    const reached = new Set(states.slice(0, 1));
    for (const state of reached) for (const { to } of ways(state)) if (to !== null) reached.add(to);
    expect([...reached].sort()).toEqual([...states].sort());
  });

  it("has one line for an event in a state, one event from a state to another, and somebody for each", () => {
    const lines = transitions.map(({ from, event }) => `${from} ${event}`);
    expect(lines).toEqual([...new Set(lines)]);
    const moves = states.flatMap((from) => ways(from).map(({ to }) => `${from} ${to}`));
    expect(moves).toEqual([...new Set(moves)]);
    for (const { by } of transitions) expect(by.length).toBeGreaterThan(0);
    expect([...new Set(transitions.map(({ event }) => event))].sort()).toEqual([...events].sort());
  });

  it("ends where it should, and nowhere else", () => {
    expect(states.filter((state) => ways(state).every(({ to }) => to === null))).toEqual(final);
  });

  it("lets nothing happen but what stands in it, by whom it stands there", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            event: fc.constantFrom(...events),
            who: fc.constantFrom(...parties, "a stranger"),
          }),
          { maxLength: 15 },
        ),
        (tries) => {
          let state: string | null = states[0] ?? null;
          for (const { event, who } of tries) {
            if (state === null) break;
            const from: string = state;
            const line = transitions.find((each) => each.from === from && each.event === event);
            const isAllowed = line?.by.includes(who) ?? false;
            expect(canHappen(event, from, who)).toBe(isAllowed);
            if (isAllowed) expect(mayCause(event, who)).toBe(true);
            if (!line || !isAllowed) {
              expect(() => next(event, from, who)).toThrow(RangeError);
              continue;
            }
            state = next(event, from, who);
            expect(state).toBe(line.to);
            if (state !== null && state !== from) {
              expect(eventTowards(from, state, who)).toBe(event);
              expect(eventTowards(from, state, "a stranger")).toBeNull();
            }
          }
        },
      ),
    );
  });
});
