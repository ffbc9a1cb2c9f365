import { NextRequest } from "next/server";
import { clientAddress } from "./client-address";

const from = (forwarded: string) =>
  clientAddress(new NextRequest("http://localhost/", { headers: { "x-forwarded-for": forwarded } }));

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:1::1", "2001:db8:1:1::"],
  ["2001:0DB8:0001:0001:ffff::30", "2001:db8:1:1::"],
  ["2001:db8:1:2::1", "2001:db8:1:2::"],
  ["fe80::1%eth0", "fe80::"],
  ["somebody", "somebody"],
  ["10.0.0.9, 192.0.2.7", "192.0.2.7"],
])("counts %s as %s", (forwarded, counted) => {
  expect(from(forwarded)).toBe(counted);
});
