import { mailLink } from "@crm/brand";
import { Container } from "../../ui/container.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import { Note } from "../../ui/note.tsx";
import { StepMark } from "../../ui/step-mark.tsx";
import { OutsideLink, TextAnchor } from "../../ui/text-link.tsx";
import { copy } from "./copy.ts";

const { title, lede, rules, report } = copy;

export default function PlatformRulesDocument() {
  return (
    <Container className="pt-10 pb-20 wide:pt-16 wide:pb-28">
      <Heading as="h1" size="display">
        {title}
      </Heading>
      <Lede className="mt-5">{lede}</Lede>
      <ol className="mt-12 wide:mt-16">
        {rules.map((rule, index) => (
          <li
            key={rule.title}
            className="grid gap-x-8 gap-y-4 border-t border-line py-9 wide:grid-cols-mark wide:py-11 broad:grid-cols-[2.75rem_minmax(0,22rem)_minmax(0,1fr)]"
          >
            <StepMark>{index + 1}</StepMark>
            <Heading size="section">{rule.title}</Heading>
            <div className="max-w-excerpt wide:col-start-2 broad:col-start-3">
              <p>{rule.text}</p>
              {rule.points.length > 0 && (
                <ul className="mt-4 grid gap-2.5 text-soft">
                  {rule.points.map((point) => (
                    <li key={point} className="flex gap-3.5">
                      <span
                        aria-hidden="true"
                        className="mt-2 size-2.5 shrink-0 rounded-tail rounded-es-[1px] bg-gold"
                      />
                      {point}
                    </li>
                  ))}
                </ul>
              )}
              {"link" in rule && (
                <p className="mt-4">
                  <OutsideLink href={rule.link.href}>{rule.link.label}</OutsideLink>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <Note className="max-w-text">
        {report.text} <TextAnchor href={mailLink(report.email)}>{report.email}</TextAnchor>.
      </Note>
    </Container>
  );
}
