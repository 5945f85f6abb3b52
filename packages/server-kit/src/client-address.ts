import { BlockList, isIP } from "node:net";

/**
 * Whom a request counts for. Both apps find and count their callers in the same way. Node only.
 */

/**
 * Makes the list of proxies whose `X-Forwarded-For` counts.
 *
 * @param entries addresses and blocks, as `settingFields.addresses` has checked them
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
 * Walks from the connection towards the client for as long as each hop is a trusted proxy, so that
 * nobody can put an address of her own choice in front.
 *
 * @param hops addresses in the order of `X-Forwarded-For`, the connection's own last
 * @returns an IP address, or "unknown" when the connection has none
 */
export function pickClientAddress(hops: readonly string[], trustedProxies: BlockList): string {
  let client = "unknown";
  for (const hop of hops.toReversed()) {
    const address = hop.trim().replace(/^::ffff:(?=\d+\.)/i, "");
    const family = isIP(address);
    if (family === 0) break;
    client = address;
    if (!trustedProxies.check(address, family === 6 ? "ipv6" : "ipv4")) break;
  }
  return client;
}

/**
 * What a client is counted by: an IPv4 address as it is, an IPv6 address by its /64, since one
 * household has all of those.
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
