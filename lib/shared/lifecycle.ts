/** A line of a lifecycle's table: what may happen to something in one state, or in each of several. */
type Rule<State, Event, Party> = {
  from: State | readonly State[];
  event: Event;
  /** The state after it. Left out where it stays what it was; null where nothing is left that could have one. */
  to?: State | null;
  /** Who may do it. */
  by: readonly Party[];
};

export type Transition<State, Event, Party> = {
  from: State;
  event: Event;
  to: State | null;
  by: readonly Party[];
};

/** What can happen to a kind of thing. Buttons and use cases ask the same table; what is not in it is refused. */
export type Lifecycle<State extends string, Event extends string, Party extends string> = {
  /** The first one is where everything begins. */
  states: readonly State[];
  events: readonly Event[];
  transitions: readonly Transition<State, Event, Party>[];
  /** Whether somebody may ever do this, in whatever state. */
  mayCause(event: Event, who: Party): boolean;
  /** Whether somebody may do this to something in this state. */
  canHappen(event: Event, state: State, who: Party): boolean;
  /** The state after an event; null when nothing is left. @throws RangeError when it cannot happen */
  next(event: Event, state: State, who: Party): State | null;
  /** The event that leads from one state to another, for a change that names the wanted one; null without a way. */
  eventTowards(from: State, to: State, who: Party): Event | null;
};

/** Makes a lifecycle of its table. */
export function defineLifecycle<
  const State extends string,
  const Event extends string,
  const Party extends string,
>({
  states,
  events,
  rules,
}: {
  states: readonly State[];
  events: readonly Event[];
  rules: readonly Rule<NoInfer<State>, NoInfer<Event>, Party>[];
}): Lifecycle<State, Event, Party> {
  const transitions = rules.flatMap(({ from, event, to, by }) =>
    [from]
      .flat()
      .map((state) => ({ from: state as State, event, to: to === undefined ? (state as State) : to, by })),
  );
  const find = (event: Event, state: State, who: Party) =>
    transitions.find((each) => each.event === event && each.from === state && each.by.includes(who));
  return {
    states,
    events,
    transitions,
    mayCause: (event, who) => transitions.some((each) => each.event === event && each.by.includes(who)),
    canHappen: (event, state, who) => find(event, state, who) !== undefined,
    next(event, state, who) {
      const found = find(event, state, who);
      if (!found) throw new RangeError(`${who} cannot ${event} what is ${state}`);
      return found.to;
    },
    eventTowards: (from, to, who) =>
      transitions.find((each) => from !== to && each.from === from && each.to === to && each.by.includes(who))
        ?.event ?? null,
  };
}
