import { formatDateTime } from "@crm/contract/dates";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { type RaRecord, useRecordContext } from "react-admin";
import type { DeskPerson, PersonDetail } from "../../server/desk/transport/people-shapes.ts";
import { ConfirmedDelete } from "../shell/confirmed-delete.tsx";
import { pagerCopy } from "../shell/copy.ts";
import { DeskShow } from "../shell/desk-show.tsx";
import { Detail, DetailList } from "../shell/detail-list.tsx";
import { FormSection } from "../shell/form-section.tsx";
import { peopleCopy as copy } from "./copy.ts";
import { HandOverSection } from "./hand-over-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { RoleForm } from "./role-form.tsx";
import { SignInSection } from "./sign-in-section.tsx";

const removal = {
  remove: copy.remove,
  removeTitle: copy.removeTitle,
  removed: copy.removed,
  failed: copy.removeFailed,
};

/** One person: role, link for a password, sessions, open leads, and removing. */
export function PersonShow() {
  return (
    <DeskShow title={<PersonTitle />}>
      <PersonPage />
    </DeskShow>
  );
}

function PersonTitle() {
  return useRecordContext<RaRecord & DeskPerson>()?.name ?? "";
}

function PersonPage() {
  const person = useRecordContext<RaRecord & PersonDetail>();
  return person ? <PersonSections person={person} /> : null;
}

function PersonSections({ person }: { person: RaRecord & PersonDetail }) {
  const { name, email, isInvited, lastSeenAt, twoStep, openLeads } = person;
  const hasLeads = openLeads.total > 0;
  const heading = useFocusAfterRemoval(hasLeads);
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 720 }}>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h4"
        component="h2"
        sx={{ overflowWrap: "anywhere", outline: "none" }}
      >
        {name}
      </Typography>
      <FormSection>
        <DetailList>
          <Detail name="Email">{email}</Detail>
          <Detail name="Last seen">
            {isInvited ? copy.invited : lastSeenAt ? formatDateTime(lastSeenAt) : copy.never}
          </Detail>
          <Detail name="Two-step sign-in">{twoStep ? copy.on : copy.off}</Detail>
        </DetailList>
      </FormSection>
      <FormSection title={copy.access}>
        <RoleForm person={person} />
      </FormSection>
      <FormSection title={copy.password}>
        <PasswordSection person={person} />
      </FormSection>
      {isInvited ? null : (
        <FormSection title={copy.security}>
          <SignInSection person={person} />
        </FormSection>
      )}
      {hasLeads ? (
        <FormSection title={copy.leads}>
          <HandOverSection person={person} />
        </FormSection>
      ) : null}
      <ConfirmedDelete
        resource="people"
        record={person}
        texts={{
          ...removal,
          removeText: hasLeads
            ? copy.removeTextWithLeads(pagerCopy.total(openLeads))
            : copy.removeText,
        }}
      />
    </Box>
  );
}

/** Returns a ref of the element that gets the focus when a section with the focus is not shown any more. */
function useFocusAfterRemoval(isShown: boolean) {
  const element = useRef<HTMLHeadingElement>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (wasShown.current && !isShown && document.activeElement === document.body) {
      element.current?.focus();
    }
    wasShown.current = isShown;
  }, [isShown]);
  return element;
}
