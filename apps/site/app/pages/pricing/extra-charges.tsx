import { extraCharges } from "@crm/contract/pricing/plans";
import { paths } from "../../paths.ts";
import { Card } from "../../ui/card.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Section } from "../../ui/section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { copy } from "./copy.ts";

const { extras } = copy;

/** Everything about the bill besides the plan itself: no fees, extras, limits, refunds. */
export function ExtraCharges() {
  return (
    <Section surface="sand" labelledBy="extras">
      <Heading id="extras">{extras.title}</Heading>
      <div className="mt-10 grid gap-5 wide:mt-14 desk:grid-cols-3">
        <Card className="grid grid-cols-2 gap-6 border-transparent! bg-leaf! wide:p-8! desk:grid-cols-1 desk:content-center">
          {extras.fees.map(({ amount, text }) => (
            <p key={text}>
              <span className="block text-title font-heavy text-green figures">{amount}</span>
              <span>{text}</span>
            </p>
          ))}
        </Card>
        <Card className="wide:p-8! desk:col-span-2">
          <Heading as="h3" size="card">
            {extras.chargesTitle}
          </Heading>
          <dl className="mt-4">
            {extraCharges.map((charge) => (
              <div
                key={charge}
                className="grid gap-x-8 border-t border-line py-3.5 wide:grid-cols-2"
              >
                <dt className="font-semibold">{extras.charges[charge].title}</dt>
                <dd className="text-soft">{extras.charges[charge].text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 text-small text-soft">{extras.payment}</p>
        </Card>
        <Card className="wide:p-8! desk:col-span-2">
          <Heading as="h3" size="card">
            {extras.limitsTitle}
          </Heading>
          <ul className="mt-5 grid gap-5 wide:grid-cols-3">
            {extras.limits.map(({ count, text }) => (
              <li key={text}>
                <span className="block text-section font-heavy figures">{count}</span>
                <span className="text-soft">{text}</span>
              </li>
            ))}
          </ul>
          <p className="mt-5 text-small text-soft">{extras.limitsNote}</p>
        </Card>
        <Card className="wide:p-8!">
          <Heading as="h3" size="card">
            {extras.refundTitle}
          </Heading>
          <p className="mt-3 text-small text-soft">{extras.refund}</p>
          <p className="mt-3 text-small">
            <TextLink to={paths.refund}>{extras.refundLink}</TextLink>
          </p>
        </Card>
      </div>
    </Section>
  );
}
