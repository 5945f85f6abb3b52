import { formLabels } from "@crm/contract/messages";
import { lazy, Suspense, useState } from "react";
import { Contacts } from "../../shell/contacts.tsx";
import { Loading } from "../../ui/loading.tsx";
import { TwoPanelDialog } from "../../ui/two-panel-dialog.tsx";
import { dialogIds } from "../dialog-ids.ts";
import { useDialogIsOpen } from "../open-dialogs.ts";
import { copy } from "./copy.ts";
import { TalkPanel } from "./talk-panel.tsx";

/** The form with its schema and captcha is fetched when the dialog is first opened. */
const BookDemoForm = lazy(() =>
  import("./book-demo-form.tsx").catch(() => ({ default: FormUnavailable })),
);

/** 'Book a Free Demo' (section 2.6). Once opened, the form stays, with all that was typed. */
export function BookDemoDialog() {
  const open = useDialogIsOpen(dialogIds.bookDemo);
  const [wanted, setWanted] = useState(false);
  // A new number is a new, empty form: after one has been booked.
  const [booking, setBooking] = useState(0);
  if (open && !wanted) setWanted(true);
  return (
    <TwoPanelDialog
      id={dialogIds.bookDemo}
      title={copy.title}
      subtitle={copy.subtitle}
      panel={<TalkPanel />}
    >
      {wanted ? (
        <Suspense fallback={<FormLoading />}>
          <BookDemoForm key={booking} onDone={() => setBooking(booking + 1)} />
        </Suspense>
      ) : (
        <FormLoading />
      )}
      <noscript>
        <p className="mt-6">{copy.withoutScript}</p>
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

function FormUnavailable() {
  return (
    <div role="alert" className="pt-6">
      <p>{copy.unavailable}</p>
      <Contacts className="mt-4" />
    </div>
  );
}
