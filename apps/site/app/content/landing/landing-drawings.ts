import type { ComponentType } from "react";
import type { LandingKey } from "./landing-copy.ts";
import { drawings as marketplaceSellers } from "./marketplace-sellers/drawings.tsx";

const drawings: Record<LandingKey, Readonly<Record<string, ComponentType>>> = {
  marketplaceSellers,
};

/** @throws Error when the page has no drawing of this name */
export function findDrawing(key: LandingKey, name: string): ComponentType {
  const found = drawings[key][name];
  if (!found) throw new Error(`The landing page ${key} has no drawing ${name}`);
  return found;
}
