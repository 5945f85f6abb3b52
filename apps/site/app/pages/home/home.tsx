import { copy } from "./copy.ts";
import { FactsStrip } from "./facts-strip.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";

export function meta() {
  return [{ title: copy.meta.title }, { name: "description", content: copy.meta.description }];
}

export default function Home() {
  return (
    <>
      <Hero />
      <FactsStrip />
      <HowItWorks />
    </>
  );
}
