import { type Mergeable, obstaclesOf } from "./rules";

const person = (more: Partial<Mergeable>): Mergeable => ({
  ...{ id: 1, role: "user", emailVerifiedAt: new Date(0), suspendedAt: null },
  ...{ expertId: null, companyId: null },
  ...more,
});

it.each<[Partial<Mergeable>, Partial<Mergeable>, string[]]>([
  [{}, { id: 2 }, []],
  [{ expertId: 4, companyId: 5 }, { id: 2 }, []],
  [{}, { id: 1 }, ["same_account"]],
  [{}, { id: 9, role: "admin" }, ["own_account"]],
  [{}, { id: 2, role: "admin" }, ["is_admin"]],
  [{ expertId: 4 }, { id: 2, expertId: 5 }, ["two_profiles"]],
  [{ companyId: 4 }, { id: 2, companyId: 5 }, ["two_companies"]],
  [{ companyId: 4 }, { id: 2, companyId: 4 }, []],
  [{ emailVerifiedAt: null }, { id: 2, emailVerifiedAt: null }, ["kept_unverified"]],
  [{ suspendedAt: new Date(0) }, { id: 2 }, ["suspended"]],
  [{}, { id: 2, suspendedAt: new Date(0) }, ["suspended"]],
])("%j and %j: %j", (kept, goes, obstacles) => {
  expect(obstaclesOf(person(kept), person(goes), 9)).toEqual(obstacles);
});
