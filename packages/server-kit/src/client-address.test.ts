import { expect, it } from "vitest";
import { listTrustedProxies, pickClientAddress, toLimitKey } from "./client-address.ts";

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

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:0db8:0000:0000:ffff::9", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["1:2:3:4:5:6:7:8", "1:2:3:4::/64"],
  ["unknown", "unknown"],
])("counts the client %s under the key %s", (address, key) => {
  expect(toLimitKey(address)).toBe(key);
});
