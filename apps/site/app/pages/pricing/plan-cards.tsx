import { formatRupees } from "@crm/contract/pricing/money";
import { DialogButton } from "../../dialogs/dialog-button.tsx";
import { dialogIds } from "../../dialogs/dialog-ids.ts";
import { usePublicSettings } from "../../public-settings.ts";
import { Badge } from "../../ui/badge.tsx";
import { ButtonAnchor } from "../../ui/button.tsx";
import { Container } from "../../ui/container.tsx";
import { copy } from "./copy.ts";
import { PlanCard } from "./plan-card.tsx";

const { planCards } = copy;
const { monthly, yearly, enterprise, perMonth, instead, tax, tryFree } = planCards;

/** Monthly, Yearly and Enterprise; Enterprise opens its inquiry dialog. */
export function PlanCards() {
  const { app } = usePublicSettings();
  return (
    <section aria-labelledby="plans" className="pb-16 wide:pb-24">
      <Container>
        <h2 id="plans" className="sr-only">
          {planCards.title}
        </h2>
        <ul className="grid gap-5 desk:grid-cols-3 desk:items-center">
          <PlanCard
            name={monthly.name}
            offer={
              <>
                <span className="sr-only">{instead}</span>
                <s className="text-soft tabular">{formatRupees(monthly.listPrice)}</s>
                <Badge look="gold">{monthly.offer}</Badge>
              </>
            }
            price={formatRupees(monthly.price)}
            unit={`${perMonth}, ${tax}`}
            points={monthly.points}
          >
            <ButtonAnchor href={app.register} look="quiet">
              {tryFree}
            </ButtonAnchor>
          </PlanCard>
          <PlanCard
            name={yearly.name}
            label={yearly.label}
            offer={<Badge className="bg-gold! text-ink!">{yearly.offer}</Badge>}
            price={formatRupees(yearly.price)}
            unit={`${perMonth}, ${yearly.billing}, ${tax}`}
            points={yearly.points}
          >
            <ButtonAnchor href={app.register} look="gold">
              {tryFree}
            </ButtonAnchor>
          </PlanCard>
          <PlanCard
            name={enterprise.name}
            offer={<Badge look="gold">{enterprise.label}</Badge>}
            price={enterprise.price}
            points={enterprise.points}
          >
            <DialogButton opens={dialogIds.enterprise} look="quiet">
              {enterprise.action}
            </DialogButton>
          </PlanCard>
        </ul>
      </Container>
    </section>
  );
}
