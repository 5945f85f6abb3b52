import { lookup as resolve } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Before an IPv4 address, which networks with IPv6 alone reach so. */
const nat64 = "64:ff9b::";

/** Where clouds serve a machine's own credentials. Nothing is ever sent there. */
const forbidden = new BlockList();
forbidden.addSubnet("169.254.0.0", 16);
forbidden.addSubnet(`${nat64}169.254.0.0`, 112, "ipv6");
forbidden.addSubnet("fe80::", 10, "ipv6");
forbidden.addAddress("fd00:ec2::254", "ipv6");
forbidden.addSubnet("0.0.0.0", 8);
forbidden.addSubnet("224.0.0.0", 3);
forbidden.addAddress("::", "ipv6");
forbidden.addSubnet("ff00::", 8, "ipv6");

/** This machine and private networks. */
const internal = new BlockList();
for (const [net, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["100.64.0.0", 10],
] as const) {
  internal.addSubnet(net, prefix);
  internal.addSubnet(`${nat64}${net}`, 96 + prefix, "ipv6");
}
internal.addAddress("::1", "ipv6");
internal.addSubnet("fc00::", 7, "ipv6");

/** Where webhooks are sent to. */
export interface Target {
  url: string;
  /** Whether an administrator has said that it is in our own network. */
  isInternal: boolean;
}

/** @returns what is wrong with an address as it is typed; undefined when nothing is */
export function findTargetProblem({ url, isInternal }: Target): string | undefined {
  const target = URL.canParse(url) ? new URL(url) : undefined;
  if (!target || !["https:", "http:"].includes(target.protocol)) {
    return "Please enter an address that starts with https://";
  }
  if (target.protocol === "http:" && !isInternal) {
    return "Please use https://. Only a system in your own network may use http://";
  }
  if (target.username || target.password) return "Please enter it without a user and a password";
  const host = target.hostname.replace(/^\[|\]$/g, "");
  return isIP(host) ? findAddressProblem(host, isInternal) : undefined;
}

/**
 * Looks up a host's addresses for a connection, and rejects those that must not be reached. It is checked
 * here, because a name can get another address after it was saved.
 */
export const createGuardedLookup =
  (isInternal: boolean): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, "");
      for (const { address } of addresses) {
        const problem = findAddressProblem(address, isInternal);
        if (problem) return done(new Error(problem), "");
      }
      const [first] = addresses;
      if (options.all || !first) return done(null, addresses);
      done(null, first.address, first.family);
    });
  };

function findAddressProblem(address: string, isInternal: boolean): string | undefined {
  const family = isIP(address) === 6 ? "ipv6" : "ipv4";
  if (forbidden.check(address, family)) return "Nothing may be sent to this address";
  if (!isInternal && internal.check(address, family)) {
    return "This address is in your own network. Allow that first";
  }
  return undefined;
}
