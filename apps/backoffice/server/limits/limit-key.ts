import { isIP } from "node:net";

/** One household has a whole /64 of IPv6 addresses, so that is what counts as one client. */
export function toLimitKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail = ""] = address.replace(/%.*$/, "").split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const gap = address.includes("::") ? Math.max(8 - before.length - after.length, 0) : 0;
  const groups = [...before, ...Array<string>(gap).fill("0"), ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
