import { brand } from "@crm/brand";
import { WorkflowIcon } from "@crm/drawings/icons/module-icons";
import { CheckIcon } from "@crm/drawings/icons/ui-icons";
import { ButtonLook } from "@crm/drawings/kit/button";
import { Field } from "@crm/drawings/kit/field";
import { Pointer } from "@crm/drawings/kit/pointer";
import { Knot, Thread } from "@crm/drawings/kit/thread";

const { product, platforms } = brand;
const store = platforms.ecommercePlugin.name;
const address = "https://…/workflows/4b19…";

/** The webhook URL in the product, and the same URL in the plugin's settings. */
export function PluginSettings() {
  return (
    <div
      role="img"
      aria-label={`The webhook URL from ${product.name} is pasted into the API URL field of the plugin in ${store}`}
      className="rounded-panel rounded-se-tail bg-leaf px-5 py-8 wide:px-10 wide:py-12"
    >
      <div
        aria-hidden="true"
        className="mx-auto grid max-w-md grid-cols-1 text-start text-drawing-md"
      >
        <div className="me-6 rounded-card bg-deep p-5 text-white wide:me-16">
          <p className="flex items-center gap-3 font-semibold">
            <WorkflowIcon className="size-6" />
            Workflow Automation
          </p>
          <p className="mt-3.5 flex items-center justify-between gap-3 rounded-drawing-field bg-white/10 px-3 py-2.5">
            <span className="truncate">{address}</span>
            <span className="font-semibold underline underline-offset-4">Copy</span>
          </p>
        </div>
        <div className="relative h-14">
          <Thread
            width={100}
            height={100}
            d="M30 0C30 60 60 40 60 100"
            stretch
            className="h-full w-full"
          />
          <Knot className="absolute -bottom-1.25 inset-s-3/5 z-10 -translate-x-1/2" />
        </div>
        <div className="relative ms-6 rounded-card border border-line bg-white p-5 wide:ms-16">
          <p className="text-drawing-sm text-soft">{store} · Settings · Advanced</p>
          <p className="mt-1 text-drawing-3xl font-semibold">The plugin</p>
          <Field label="API URL" focus className="mt-4">
            <span className="truncate">{address}</span>
            <CheckIcon className="ms-auto size-4.5 shrink-0 text-green" />
          </Field>
          <ButtonLook className="mt-4">Save changes</ButtonLook>
          <Pointer className="absolute bottom-1.5 inset-s-32" />
        </div>
      </div>
    </div>
  );
}
