import { formLabels } from "@crm/contract/messages";
import { type ComponentType, Suspense, useState } from "react";
import { Contacts } from "../shell/contacts.tsx";
import { Loading } from "../ui/loading.tsx";
import { TwoPanelDialog } from "../ui/two-panel-dialog.tsx";
import type { DialogId } from "./dialog-ids.ts";
import { useDialogIsOpen } from "./open-dialogs.ts";
import { TalkPanel } from "./talk-panel.tsx";

const withoutScript =
  "This form needs JavaScript, which is switched off in this browser. Our sales team helps you just as well:";
const unavailable =
  "The form could not be loaded. Check your connection and load this page again, or reach our sales team directly:";

/** A form that stands in such a dialog; it is fetched when the dialog is first opened. */
export type LeadForm = ComponentType<{
  /** The submission is through: the next one begins with an empty form. */
  onDone: () => void;
}>;

/**
 * A two-panel dialog around a lead form (section 2.6). Once opened, the form stays, with all that
 * was typed; without a script the dialog says how to reach sales.
 */
export function LeadFormDialog({
  id,
  title,
  subtitle,
  talk,
  form: Form,
}: {
  id: DialogId;
  title: string;
  subtitle: string;
  talk: Parameters<typeof TalkPanel>[0]["talk"];
  form: LeadForm;
}) {
  const open = useDialogIsOpen(id);
  const [wanted, setWanted] = useState(false);
  // A new number is a new, empty form.
  const [round, setRound] = useState(0);
  if (open && !wanted) setWanted(true);
  return (
    <TwoPanelDialog id={id} title={title} subtitle={subtitle} panel={<TalkPanel talk={talk} />}>
      {wanted ? (
        <Suspense fallback={<FormLoading />}>
          <Form key={round} onDone={() => setRound(round + 1)} />
        </Suspense>
      ) : (
        <FormLoading />
      )}
      <noscript>
        <p className="mt-6">{withoutScript}</p>
        <Contacts className="mt-4" />
      </noscript>
    </TwoPanelDialog>
  );
}

/** Takes about the room that the form will take. */
function FormLoading() {
  return (
    <div className="grid min-h-[640px] content-start pt-8 wide:min-h-[440px] noscript:hidden">
      <Loading text={formLabels.captchaLoading} />
    </div>
  );
}

/** What stands in the form's place when it can't be fetched. */
export function FormUnavailable() {
  return (
    <div role="alert" className="pt-6">
      <p>{unavailable}</p>
      <Contacts className="mt-4" />
    </div>
  );
}
