import { formLabels } from "@crm/contract/messages";
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from "react";
import { Contacts } from "../content/contacts.tsx";
import { Button } from "../ui/button.tsx";
import { Loading } from "../ui/loading.tsx";
import { useDialogIsOpen } from "../ui/open-dialogs.ts";
import { TextAnchor } from "../ui/text-link.tsx";
import { TwoPanelDialog } from "../ui/two-panel-dialog.tsx";
import { leadFormCopy as copy } from "./copy.ts";
import type { DialogId } from "./dialog-ids.ts";
import { PanelLinks } from "./panel-links.tsx";
import { PromoPanel } from "./promo-panel.tsx";

/** A form for this dialog; its code is loaded when the dialog is first opened. */
type LeadFormComponent = (props: {
  /** Called after a successful submission: the next one begins with an empty form. */
  onDone: () => void;
}) => ReactNode;
type LoadForm = () => Promise<{ default: LeadFormComponent }>;

/**
 * A two-panel dialog around a lead form. Once opened, the form stays mounted with everything typed;
 * without a script the dialog links to the form's own page and shows how to reach sales.
 */
export function LeadFormDialog({
  id,
  title,
  subtitle,
  chat,
  page,
  loadForm,
}: {
  id: DialogId;
  title: string;
  subtitle: string;
  chat: Parameters<typeof PromoPanel>[0]["chat"];
  /** The path of the form's own page. */
  page: string;
  loadForm: LoadForm;
}) {
  const open = useDialogIsOpen(id);
  const [wanted, setWanted] = useState(false);
  // A new value remounts the form, empty.
  const [round, setRound] = useState(0);
  const [Form, setForm] = useState(() => fetchForm(loadForm));
  if (open && !wanted) setWanted(true);
  return (
    <TwoPanelDialog
      id={id}
      title={title}
      subtitle={subtitle}
      panel={<PromoPanel chat={chat} />}
      links={<PanelLinks />}
    >
      {wanted ? (
        <Suspense fallback={<FormLoading />}>
          <Form
            key={round}
            onDone={() => setRound(round + 1)}
            onRetry={() => setForm(fetchForm(loadForm))}
          />
        </Suspense>
      ) : (
        <FormLoading />
      )}
      <noscript>
        <p className="mt-6">
          {copy.withoutScript} <TextAnchor href={page}>{copy.openPage}</TextAnchor>
        </p>
        <p className="mt-4">{copy.orReachUs}</p>
        <Contacts className="mt-4" />
      </noscript>
    </TwoPanelDialog>
  );
}

/** Loads the form, or a replacement when loading fails. */
function fetchForm(load: LoadForm) {
  type Fetched = (props: { onDone: () => void; onRetry: () => void }) => ReactNode;
  return lazy(() => load().catch((): { default: Fetched } => ({ default: FormUnavailable })));
}

/** A placeholder of about the form's height. */
function FormLoading() {
  return (
    <div className="grid min-h-160 content-start pt-8 wide:min-h-110 noscript:hidden">
      <Loading text={formLabels.captchaLoading} />
    </div>
  );
}

function FormUnavailable({ onRetry }: { onRetry: () => void }) {
  const retry = ({ currentTarget }: MouseEvent) => {
    // The button is removed, so the focus moves to the dialog's title.
    currentTarget.closest("dialog")?.querySelector<HTMLElement>("[autofocus]")?.focus();
    onRetry();
  };
  return (
    <div role="alert" className="grid justify-items-start gap-5 pt-6">
      <p>{copy.unavailable}</p>
      <Button size="medium" onClick={retry}>
        {copy.tryAgain}
      </Button>
      <Contacts />
    </div>
  );
}
