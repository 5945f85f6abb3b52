import { BlockList, isIP } from "node:net";

/**
 * The client address that a request is counted for. Both apps use the same rules. Node only.
 */

/**
 * Makes the list of proxies whose `X-Forwarded-For` is trusted.
 *
 * @param entries addresses and CIDR blocks, as `settingFields.addresses` returns them
 * @example listTrustedProxies(["10.0.0.0/8"]).check("10.1.2.3") // true
 */
export function listTrustedProxies(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/**
 * Finds the client's address: the last hop that is not a trusted proxy. Hops before it are ignored,
 * because clients can forge them.
 *
 * @param hops addresses in the order of `X-Forwarded-For`, then the connection's own address
 * @returns an IP address, or "unknown" when the connection has none
 * @example pickClientAddress(["198.51.100.1", "10.0.0.1"], listTrustedProxies(["10.0.0.0/8"])) // "198.51.100.1"
 */
export function pickClientAddress(hops: readonly string[], trustedProxies: BlockList): string {
  let client = "unknown";
  for (const hop of hops.toReversed()) {
    const address = hop.trim().replace(/^::ffff:(?=\d+\.)/i, "");
    if (isIP(address) === 0) break;
    client = address;
    if (!isTrustedProxy(address, trustedProxies)) break;
  }
  return client;
}

/**
 * Whether a connection comes from a trusted proxy.
 *
 * @param address of the connection, as Node names it
 * @example isTrustedProxy("::ffff:10.1.2.3", listTrustedProxies(["10.0.0.0/8"])) // true
 */
export function isTrustedProxy(address: string, trustedProxies: BlockList): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  const family = isIP(plain);
  return family !== 0 && trustedProxies.check(plain, family === 6 ? "ipv6" : "ipv4");
}

/**
 * The rate limit key of a client: an IPv4 address itself, or the /64 block of an IPv6 address,
 * because one household has the whole block.
 *
 * @example toLimitKey("2001:db8::1") // "2001:db8:0:0::/64"
 */
export function toLimitKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail = ""] = address.replace(/%.*$/, "").split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const gap = address.includes("::") ? Math.max(8 - before.length - after.length, 0) : 0;
  const groups = [...before, ...Array<string>(gap).fill("0"), ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
