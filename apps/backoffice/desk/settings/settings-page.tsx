import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { Loading, Title } from "react-admin";
import type { DeskSettings } from "../../server/desk/transport/shapes.ts";
import { Detail, DetailList } from "../shell/detail-list.tsx";
import { FormSection } from "../shell/form-section.tsx";
import { TryAgain } from "../shell/try-again.tsx";
import { request } from "../transport/request.ts";
import { settingsCopy as copy } from "./copy.ts";
import { TestButtons } from "./test-buttons.tsx";

/** What is configured, tests of it, and which facts about the business are missing. */
export function SettingsPage() {
  const { data, error } = useQuery({
    queryKey: ["settings"],
    queryFn: () => request<DeskSettings>("GET", "/api/desk/settings"),
  });
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 900 }}>
      <Title title={copy.title} />
      {error ? <TryAgain error={error} /> : data ? <Sections {...data} /> : <Loading />}
    </Box>
  );
}

function Sections({ settings, openFacts }: DeskSettings) {
  return (
    <>
      <FormSection title={copy.configured}>
        <Typography sx={{ marginBottom: 2 }}>{copy.lead}</Typography>
        <DetailList>
          {settings.map(({ name, value, variable }) => (
            <Detail key={name} name={name}>
              {value ?? copy.notSet}
              {variable ? (
                <Typography variant="body2" sx={{ color: "text.secondary" }}>
                  {variable}
                </Typography>
              ) : null}
            </Detail>
          ))}
        </DetailList>
      </FormSection>
      <FormSection title={copy.tests}>
        <TestButtons />
      </FormSection>
      <FormSection title={copy.openFacts}>
        <Typography>{openFacts.length === 0 ? copy.noOpenFacts : copy.openFactsLead}</Typography>
        <Box component="ul" sx={{ paddingInlineStart: 2.5, overflowWrap: "anywhere" }}>
          {openFacts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Box>
      </FormSection>
    </>
  );
}
