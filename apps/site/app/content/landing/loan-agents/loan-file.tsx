import { CheckIcon } from "@crm/drawings/icons/ui-icons";
import { Rupees } from "@crm/drawings/kit/rupees";
import { Knot } from "@crm/drawings/kit/thread";
import { SamplePanel } from "../sample-panel.tsx";

const papers = [
  { name: "Shop licence", isThere: true },
  { name: "Bank statement, 6 months", isThere: true },
  { name: "PAN card", isThere: true },
  { name: "Last tax return", isThere: false },
];

/** A folder with the papers of one client, the question that began it, and what is still missing. */
export function LoanFile() {
  return (
    <SamplePanel
      label="A client asks which papers a shop loan needs; the folder shows three papers that have arrived and one that is missing, and a message asks for it"
      className="rounded-se-tail bg-leaf"
    >
      <div className="mx-auto max-w-md">
        <p className="w-fit rounded-card rounded-ss-tail bg-white px-4 py-2.5 text-small leading-bubble shadow-node">
          Which papers do I need for a shop loan?
        </p>
        <div className="mt-5">
          <p className="w-fit rounded-t-card bg-gold px-5 pt-2.5 pb-2 text-fine font-semibold text-ink">
            LN-5531
          </p>
          <div className="relative rounded-card rounded-ss-none bg-gold p-3 shadow-float">
            <div className="rounded-drawing-day bg-white p-5">
              <p className="flex items-baseline justify-between gap-4">
                <span className="text-card font-title tracking-card">Suresh Yadav</span>
                <Rupees amount={6_00_000} className="text-small font-semibold" />
              </p>
              <p className="text-fine text-soft">Shop loan, Kanpur</p>
              <ul className="mt-4 border-t border-line">
                {papers.map(({ name, isThere }) => (
                  <li
                    key={name}
                    className="flex items-center gap-3 border-b border-line py-2.5 text-small last:border-0"
                  >
                    <span
                      className={`grid size-6 shrink-0 place-items-center rounded-full ${isThere ? "bg-green text-white" : "border-2 border-dashed border-amber"}`}
                    >
                      {isThere && <CheckIcon className="size-4" />}
                    </span>
                    {name}
                    {!isThere && (
                      <span className="ms-auto text-fine font-semibold text-amber">to come</span>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </div>
        <div className="relative -mt-3 ms-8">
          <Knot className="absolute -top-1.5 inset-e-10 z-10" />
          <p className="rounded-card rounded-se-tail bg-deep px-4 py-3 text-small leading-bubble text-white">
            Namaste Mr Yadav, one paper is missing: the last tax return. A clear photo is enough.
          </p>
        </div>
      </div>
    </SamplePanel>
  );
}
