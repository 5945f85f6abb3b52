import { articleMessages } from "@crm/contract/messages";
import { Container } from "../../ui/container.tsx";
import { Heading } from "../../ui/heading.tsx";
import { CategoryCards } from "./category-cards.tsx";
import { copy } from "./copy.ts";
import type { CategoryCard } from "./help-home-page.ts";

/**
 * The categories in two tabs. The tabs are radio buttons and CSS shows the chosen panel, so they
 * work without a script.
 */
export function BrowseCategories({ cards }: { cards: readonly CategoryCard[] }) {
  const modules = cards.filter(({ type }) => type === "module");
  const whatsapp = cards.filter(({ type }) => type === "whatsapp");
  return (
    <section aria-labelledby="browse" className="group/tabs py-14 wide:py-20">
      <Container>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Heading id="browse" size="section">
            {copy.browse}
          </Heading>
          <fieldset className="flex rounded-full border border-line bg-white p-1">
            <legend className="sr-only">{copy.browse}</legend>
            <Tab id="tab-module" label={copy.tabs.module} isFirst />
            <Tab id="tab-whatsapp" label={copy.tabs.whatsapp} />
          </fieldset>
        </div>
        <div className="mt-8 group-has-[#tab-whatsapp:checked]/tabs:hidden">
          <Panel cards={modules} />
        </div>
        <div className="mt-8 hidden group-has-[#tab-whatsapp:checked]/tabs:block">
          <Panel cards={whatsapp} />
        </div>
      </Container>
    </section>
  );
}

function Tab({ id, label, isFirst = false }: { id: string; label: string; isFirst?: boolean }) {
  return (
    <label className="radio-tab rounded-full px-5 py-2 font-semibold text-soft transition-colors">
      <input type="radio" id={id} name="help-tab" defaultChecked={isFirst} className="sr-only" />
      {label}
    </label>
  );
}

function Panel({ cards }: { cards: readonly CategoryCard[] }) {
  return cards.length > 0 ? (
    <CategoryCards cards={cards} />
  ) : (
    <p className="text-soft">{articleMessages.noData}</p>
  );
}
