import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { useDialogIsOpen } from "../ui/open-dialogs.ts";
import { leadFormCopy as copy } from "./copy.ts";
import { type DialogId, dialogIds } from "./dialog-ids.ts";
import type { LeadFormProps } from "./lead-form.tsx";

type LeadForm = (props: LeadFormProps) => ReactNode;
type LoadForm = () => Promise<{ default: LeadForm }>;

/** The id of the element in a dialog's HTML that holds its form. */
export const formPlaceId = (id: DialogId) => `${id}-form`;

/** The id of the footer's list of ways to reach sales. */
export const salesContactsId = "sales-contacts";

/** The forms of the lead dialogs, whose HTML around them is the server's. */
export function DialogForms() {
  return (
    <>
      <DialogForm
        id={dialogIds.bookDemo}
        loadForm={() => import("./book-demo/book-demo-form.tsx")}
      />
      <DialogForm
        id={dialogIds.enterprise}
        loadForm={() => import("./enterprise/enterprise-form.tsx")}
      />
    </>
  );
}

/** Loads a form when its dialog is first opened. It then stays mounted with everything typed. */
function DialogForm({ id, loadForm }: { id: DialogId; loadForm: LoadForm }) {
  const open = useDialogIsOpen(id);
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(false);
  // A new value remounts the form, empty.
  const [round, setRound] = useState(0);
  const { Form, hasFailed, retry } = useForm(loadForm, wanted);
  const content = Form ? (
    <>
      <Form key={round} navigate={navigate} onDone={() => setRound(round + 1)} />
      {/* Loaded before sending, so that the thank-you page appears even if the connection fails
          then. */}
      <PrefetchPageLinks page={paths.thankYou} />
    </>
  ) : (
    hasFailed && <FormUnavailable onRetry={retry} />
  );
  useHiddenPlaceholder(id, Boolean(content));
  if (open && !wanted) setWanted(true);
  const place = wanted && document.getElementById(formPlaceId(id));
  return place ? createPortal(content, place) : null;
}

function useForm(loadForm: LoadForm, wanted: boolean) {
  const [Form, setForm] = useState<LeadForm>();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function only depends on the dialog
  useEffect(() => {
    if (!wanted) return;
    loadForm().then(
      ({ default: loaded }) => setForm(() => loaded),
      () => setFailed(attempt),
    );
  }, [wanted, attempt]);
  return { Form, hasFailed: failed === attempt, retry: () => setAttempt(attempt + 1) };
}

/** Hides the server's placeholder while something takes its place. */
function useHiddenPlaceholder(id: DialogId, isHidden: boolean): void {
  useLayoutEffect(() => {
    const placeholder = document.getElementById(formPlaceId(id))?.firstElementChild;
    placeholder?.toggleAttribute("hidden", isHidden);
  }, [id, isHidden]);
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
      <FooterContacts />
    </div>
  );
}

/** The footer's ways to reach sales: their icons are not in the scripts of every page. */
function FooterContacts() {
  const [list] = useState(() => document.getElementById(salesContactsId)?.innerHTML ?? "");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of our own page only
  return <ul className="grid gap-1" dangerouslySetInnerHTML={{ __html: list }} />;
}
