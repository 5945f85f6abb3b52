import { formatDateTime } from "@crm/contract/dates";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Confirm } from "react-admin";
import type { CompanyDetail, NewKey } from "../../server/desk/transport/company-shapes.ts";
import { Badge } from "../shell/badge.tsx";
import { FormSection } from "../shell/form-section.tsx";
import { useNotifyFailure } from "../shell/use-notify-failure.ts";
import { companyCopy, keysCopy as copy } from "./copy.ts";
import { NameDialog } from "./name-dialog.tsx";
import { NewKeyDialog } from "./new-key-dialog.tsx";
import { useSave } from "./use-save.ts";

type Key = CompanyDetail["keys"][number];

/** The company's keys. A new key is shown once. */
export function Keys({ company, mayManage }: { company: CompanyDetail; mayManage: boolean }) {
  const save = useSave(company.id);
  const [newKey, setNewKey] = useState("");
  return (
    <FormSection title={copy.title}>
      {company.keys.length === 0 ? <Typography>{copy.none}</Typography> : null}
      <Box component="ul" sx={{ listStyle: "none", margin: 0, marginBottom: 2, padding: 0 }}>
        {company.keys.map((key) => (
          <KeyRow key={key.id} companyId={company.id} companyKey={key} mayManage={mayManage} />
        ))}
      </Box>
      {mayManage ? (
        <NameDialog
          open={copy.add}
          title={copy.addTitle}
          label={copy.label}
          help={copy.labelHelp}
          field="label"
          submit={copy.submit}
          variant="contained"
          onSubmit={async (label) => {
            const { key } = await save<NewKey>("POST", "/keys", { label });
            setNewKey(key);
          }}
        />
      ) : null}
      <NewKeyDialog address={company.address} apiKey={newKey} onClose={() => setNewKey("")} />
    </FormSection>
  );
}

function KeyRow({
  companyId,
  companyKey,
  mayManage,
}: {
  companyId: string;
  companyKey: Key;
  mayManage: boolean;
}) {
  const { label, createdAt, lastUsedAt, revokedAt } = companyKey;
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        gap: 1.5,
        alignItems: "center",
        justifyContent: "space-between",
        paddingBlock: 1.25,
        "& + &": { borderTop: 1, borderColor: "divider" },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
          <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
          <Badge {...(revokedAt ? revokedBadge : activeBadge)} />
        </Box>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {copy.created} {formatDateTime(createdAt)}
          <br />
          {lastUsedAt ? `${copy.lastUsed} ${formatDateTime(lastUsedAt)}` : copy.never}
          {revokedAt ? (
            <>
              <br />
              {copy.revokedAt} {formatDateTime(revokedAt)}
            </>
          ) : null}
        </Typography>
      </Box>
      {mayManage && !revokedAt ? (
        <RevokeButton companyId={companyId} companyKey={companyKey} />
      ) : null}
    </Box>
  );
}

const activeBadge = { tone: "done", label: copy.active } as const;
const revokedBadge = { tone: "quiet", label: copy.revoked } as const;

function RevokeButton({ companyId, companyKey }: { companyId: string; companyKey: Key }) {
  const save = useSave(companyId);
  const notifyFailure = useNotifyFailure();
  const [isConfirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);

  async function revoke() {
    setBusy(true);
    const path = `/keys/${encodeURIComponent(companyKey.id)}/revoke`;
    await save("POST", path, {}, copy.revokeDone).catch((error) =>
      notifyFailure(error, companyCopy.failed),
    );
    setBusy(false);
    setConfirming(false);
  }

  return (
    <>
      <Button color="error" onClick={() => setConfirming(true)}>
        {copy.revoke}
      </Button>
      <Confirm
        isOpen={isConfirming}
        loading={busy}
        title={copy.revokeTitle(companyKey.label)}
        content={copy.revokeText}
        confirm={copy.revokeConfirm}
        confirmColor="warning"
        onConfirm={() => void revoke()}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
