import { expect, it } from "vitest";
import {
  isTrustedProxy,
  listTrustedProxies,
  pickClientAddress,
  toLimitKey,
} from "./client-address.ts";

const nobody = listTrustedProxies([]);
const proxies = listTrustedProxies(["10.0.0.0/8", "2001:db8:ffff::/48", "192.0.2.1"]);

it("ignores the header of a connection that is not a trusted proxy", () => {
  expect(pickClientAddress(["198.51.100.1", "203.0.113.7"], nobody)).toBe("203.0.113.7");
  expect(pickClientAddress(["198.51.100.1", "203.0.113.7"], proxies)).toBe("203.0.113.7");
});

it("skips trusted proxies and returns the first address that is not one", () => {
  expect(pickClientAddress(["9.9.9.9", "198.51.100.1", "10.1.2.3", "192.0.2.1"], proxies)).toBe(
    "198.51.100.1",
  );
  expect(pickClientAddress([" 2001:db8::7 ", "2001:db8:ffff::1"], proxies)).toBe("2001:db8::7");
});

it("stops at an entry that is not an IP address", () => {
  expect(pickClientAddress(["198.51.100.1", "unknown", "10.0.0.1"], proxies)).toBe("10.0.0.1");
  expect(pickClientAddress([""], proxies)).toBe("unknown");
});

it("reads an IPv4 address that is written as IPv6", () => {
  expect(pickClientAddress(["198.51.100.1", "::ffff:10.0.0.1"], proxies)).toBe("198.51.100.1");
});

it("reads only IPv4 addresses that are written as IPv6, in either case", () => {
  expect(pickClientAddress(["::FFFF:198.51.100.1"], nobody)).toBe("198.51.100.1");
  expect(pickClientAddress(["::ffff:1"], nobody)).toBe("::ffff:1");
  expect(pickClientAddress(["::ffff:a00:1"], nobody)).toBe("::ffff:a00:1");
  expect(pickClientAddress(["1::ffff:1.2.3.4"], nobody)).toBe("1::ffff:1.2.3.4");
});

it("trusts exactly the listed addresses and blocks of both families", () => {
  const listed = listTrustedProxies(["192.0.2.1", "10.0.0.0/8", "2001:db8::1", "2001:db8:1::/48"]);
  const client = (proxy: string) => pickClientAddress(["198.51.100.1", proxy], listed);
  for (const proxy of ["192.0.2.1", "10.255.255.255", "2001:db8::1", "2001:db8:1:ffff::9"]) {
    expect(client(proxy), proxy).toBe("198.51.100.1");
  }
  for (const proxy of ["192.0.2.2", "11.0.0.0", "2001:db8::2", "2001:db8:2::"]) {
    expect(client(proxy), proxy).toBe(proxy);
  }
});

it.each([
  ["10.1.2.3", true],
  ["::ffff:10.1.2.3", true],
  ["::FFFF:192.0.2.1", true],
  ["2001:db8:ffff::1", true],
  ["192.0.2.2", false],
  ["::ffff:192.0.2.2", false],
  ["1::ffff:10.1.2.3", false],
  ["", false],
])("whether the connection from %j comes from a trusted proxy is %s", (address, isTrusted) => {
  expect(isTrustedProxy(address, proxies)).toBe(isTrusted);
});

it("returns the first hop when all hops are trusted proxies, and nothing for no hops", () => {
  expect(pickClientAddress(["10.0.0.1", "10.0.0.2"], proxies)).toBe("10.0.0.1");
  expect(pickClientAddress([], proxies)).toBe("unknown");
});

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["1:2::7:8", "1:2:0:0::/64"],
  ["1::4:5:6:7:8", "1:0:0:4::/64"],
  ["::3:4:5:6:7:8", "0:0:3:4::/64"],
  ["1:2:3:4:5:6:7::", "1:2:3:4::/64"],
  ["::", "0:0:0:0::/64"],
  ["2001:DB8::1", "2001:db8:0:0::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:0db8:0000:0000:ffff::9", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["1:2::1%a:b:c:d:e:f", "1:2:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["1:2:3:4:5:6:7:8", "1:2:3:4::/64"],
  ["unknown", "unknown"],
])("counts the client %s under the key %s", (address, key) => {
  expect(toLimitKey(address)).toBe(key);
});
