import fc from "fast-check";
import { PageError } from "./page-error";
import { isPublicAddress, parsePageAddress } from "./public-address";

const problemOf = (address: string) => {
  try {
    parsePageAddress(address);
    return null;
  } catch (error) {
    if (error instanceof PageError) return error.problem;
    throw error;
  }
};

/** Addresses that must never be fetched, with what is said of them. */
const hostile: readonly (readonly ["address" | "unreachable", string])[] = [
  // No address, or not of the web.
  ["address", ""],
  ["address", " "],
  ["address", "example.com"],
  ["address", "//example.com/"],
  ["address", "/etc/passwd"],
  ["address", "http://"],
  ["address", "http:///"],
  ["address", "http://exa mple.com/"],
  ["address", "http://[::1"],
  ["address", "http://999.1.1.1/"],
  ["address", "http://0x100000000/"],
  ["address", "http://exam%00ple.com/"],
  ["address", "http://example.com%2f@127.0.0.1/"],
  ["address", `https://example.com/${"a".repeat(2_100)}`],
  ["address", "file:///etc/passwd"],
  ["address", "ftp://example.com/"],
  ["address", "gopher://example.com:70/_GET"],
  ["address", "dict://example.com:11211/stat"],
  ["address", "ldap://example.com/"],
  ["address", "jar:https://example.com!/a"],
  ["address", "data:text/html,<h1>hi</h1>"],
  ["address", "javascript:alert(1)"],
  ["address", "blob:https://example.com/a"],
  ["address", "ws://example.com/"],
  ["address", "about:blank"],
  ["address", "view-source:https://example.com/"],
  // Credentials and other ports.
  ["address", "https://user@example.com/"],
  ["address", "https://user:secret@example.com/"],
  ["address", "https://:secret@example.com/"],
  ["address", "https://example.com@evil.example.com/"],
  ["address", "http://example.com:22/"],
  ["address", "http://example.com:443/"],
  ["address", "https://example.com:80/"],
  ["address", "http://example.com:5432/"],
  ["address", "http://example.com:6379/"],
  ["address", "http://example.com:8080/"],
  ["address", "http://127.0.0.1:3000/"],
  // IPv4 in every spelling.
  ["unreachable", "http://127.0.0.1/"],
  ["unreachable", "http://127.1/"],
  ["unreachable", "http://127.0.1/"],
  ["unreachable", "http://127.255.255.254/"],
  ["unreachable", "http://2130706433/"],
  ["unreachable", "http://0x7f000001/"],
  ["unreachable", "http://0x7f.0x0.0x0.0x1/"],
  ["unreachable", "http://0177.0.0.1/"],
  ["unreachable", "http://017700000001/"],
  ["unreachable", "http://0300.0250.0.1/"],
  ["unreachable", "http://127.0.0.1./"],
  ["unreachable", "http://１２７.０.０.１/"],
  ["unreachable", "http://①②⑦.⓪.⓪.①/"],
  ["unreachable", "http://127。0。0。1/"],
  ["unreachable", "http://%31%32%37.0.0.1/"],
  ["unreachable", "http:\\\\127.0.0.1\\"],
  ["unreachable", "http:127.0.0.1"],
  ["unreachable", "ht\ttp://127.0.0.1/"],
  ["unreachable", "http://0/"],
  ["unreachable", "http://0.0.0.0/"],
  ["unreachable", "http://0.1.2.3/"],
  ["unreachable", "http://10.0.0.1/"],
  ["unreachable", "http://10.255.255.255/"],
  ["unreachable", "http://172.16.0.1/"],
  ["unreachable", "http://172.31.255.255/"],
  ["unreachable", "http://192.168.0.1/"],
  ["unreachable", "http://169.254.169.254/latest/meta-data/"],
  ["unreachable", "http://2852039166/latest/meta-data/"],
  ["unreachable", "http://0xa9fea9fe/"],
  ["unreachable", "http://169.254.170.2/v2/credentials"],
  ["unreachable", "http://100.64.0.1/"],
  ["unreachable", "http://100.100.100.200/latest/meta-data/"],
  ["unreachable", "http://192.0.0.192/opc/v1/instance/"],
  ["unreachable", "http://192.0.2.1/"],
  ["unreachable", "http://192.88.99.1/"],
  ["unreachable", "http://198.18.0.1/"],
  ["unreachable", "http://198.51.100.7/"],
  ["unreachable", "http://203.0.113.9/"],
  ["unreachable", "http://224.0.0.1/"],
  ["unreachable", "http://239.255.255.250/"],
  ["unreachable", "http://240.0.0.1/"],
  ["unreachable", "http://255.255.255.255/"],
  // IPv6, and IPv4 within it.
  ["unreachable", "http://[::]/"],
  ["unreachable", "http://[::1]/"],
  ["unreachable", "http://[0:0:0:0:0:0:0:1]/"],
  ["unreachable", "http://[::127.0.0.1]/"],
  ["unreachable", "http://[::ffff:127.0.0.1]/"],
  ["unreachable", "http://[::ffff:7f00:1]/"],
  ["unreachable", "http://[::ffff:8.8.8.8]/"],
  ["unreachable", "http://[::ffff:0:127.0.0.1]/"],
  ["unreachable", "http://[64:ff9b::7f00:1]/"],
  ["unreachable", "http://[64:ff9b:1::a9fe:a9fe]/"],
  ["unreachable", "http://[2002:7f00:1::]/"],
  ["unreachable", "http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/"],
  ["unreachable", "http://[2606:4700::5efe:7f00:1]/"],
  ["unreachable", "http://[2606:4700::200:5efe:a00:1]/"],
  ["unreachable", "http://[fe80::1]/"],
  ["unreachable", "http://[fec0::1]/"],
  ["unreachable", "http://[fc00::1]/"],
  ["unreachable", "http://[fd00:ec2::254]/latest/meta-data/"],
  ["unreachable", "http://[ff02::1]/"],
  ["unreachable", "http://[100::1]/"],
  ["unreachable", "http://[2001:db8::1]/"],
  ["unreachable", "http://[3fff::1]/"],
  ["unreachable", "http://[5f00::1]/"],
  // Names of the inside.
  ["unreachable", "http://localhost/"],
  ["unreachable", "http://LOCALHOST./"],
  ["unreachable", "http://ⓛocalhost/"],
  ["unreachable", "http://api.localhost/"],
  ["unreachable", "http://intranet/"],
  ["unreachable", "http://postgres/"],
  ["unreachable", "http://printer.local/"],
  ["unreachable", "http://printer.local./"],
  ["unreachable", "http://metadata.google.internal/computeMetadata/v1/"],
  ["unreachable", "http://kubernetes.default.svc.cluster.local/"],
  ["unreachable", "http://router.lan/"],
  ["unreachable", "http://wiki.corp/"],
  ["unreachable", "http://nas.home.arpa/"],
  ["unreachable", "http://1.0.0.127.in-addr.arpa/"],
  ["unreachable", "http://hidden.onion/"],
  ["unreachable", "http://any.test/"],
  ["unreachable", "http://any.example/"],
  ["unreachable", "http://any.invalid/"],
];

it("has a corpus worth its name", () => {
  expect(hostile.length).toBeGreaterThan(100);
});

it.each(hostile)("refuses as %s: %s", (problem, address) => {
  expect(problemOf(address)).toBe(problem);
});

it.each([
  ["https://www.linkedin.com/in/somebody", "https://www.linkedin.com/in/somebody"],
  ["HTTP://Example.COM:80/a#b", "http://example.com/a"],
  ["https://example.com:443/?q=1", "https://example.com/?q=1"],
  ["https://työ.fi/", "https://xn--ty-gka.fi/"],
  ["http://8.8.8.8/", "http://8.8.8.8/"],
  ["http://[2606:4700::1111]/", "http://[2606:4700::1111]/"],
  ["https://localhost.example.com/", "https://localhost.example.com/"],
])("takes %s", (address, read) => {
  expect(problemOf(address)).toBeNull();
  expect(parsePageAddress(address).href).toBe(read);
});

it("takes no IP address that Node itself would not call public, whatever its spelling", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 0xffffff }), (first, rest) => {
      const number = first * 0x1000000 + rest;
      const dotted = [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join(".");
      const isPublic = isPublicAddress(dotted);
      for (const spelling of [dotted, String(number), `0x${number.toString(16)}`, `0${number.toString(8)}`])
        expect([spelling, problemOf(`http://${spelling}/`) === null]).toEqual([spelling, isPublic]);
      // The same address within IPv6 never is.
      const hex = `${(number >>> 16).toString(16)}:${(number & 0xffff).toString(16)}`;
      for (const prefix of ["::", "::ffff:", "::ffff:0:", "64:ff9b::"])
        expect(isPublicAddress(`${prefix}${hex}`)).toBe(false);
      expect(isPublicAddress(`2002:${hex}::1`)).toBe(false);
      if ([0, 10, 127].includes(first) || first >= 224) expect(isPublic).toBe(false);
    }),
  );
});

it.each(["", "example.com", "1.2.3", "8.8.8.8/8", "8.8.8.8:80", "[2606:4700::1111]", "fe80::1%eth0"])(
  "knows no address in %p",
  (text) => expect(isPublicAddress(text)).toBe(false),
);
