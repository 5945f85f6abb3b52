import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { Link, Title, useGetIdentity } from "react-admin";
import { Navigate } from "react-router";
import type { Today } from "../../server/desk/transport/today-shapes.ts";
import { NoServerNotice } from "../outbox/no-server-notice.tsx";
import { ContentReport } from "../reports/content-report.tsx";
import { LeadReport } from "../reports/lead-report.tsx";
import { request } from "../transport/request.ts";
import { useMay } from "../transport/rights.ts";
import { useSession } from "../transport/use-session.ts";
import { homeCopy as copy } from "./copy.ts";
import { HomeCard } from "./home-card.tsx";
import { NewestLeads } from "./newest-leads.tsx";
import { RequestsCard } from "./requests-card.tsx";

/** Sales and support start with the queue of leads; editors and administrators with figures. */
export function Home() {
  const role = useSession()?.person.role;
  if (!role) return null;
  return role === "admin" || role === "editor" ? <Overview /> : <Navigate to="/leads" replace />;
}

/** New records and open tasks in the parts of the desk that the role may open, then its reports. */
function Overview() {
  const { identity } = useGetIdentity();
  const mayReadReports = useMay("reports", "read");
  // Kept by the desk's query client, which the reload button asks for new figures.
  const { data: today, isError } = useQuery({
    queryKey: ["today"],
    queryFn: () => request<Today>("GET", "/api/desk/today"),
  });

  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 1180 }}>
      <Title title="Home" />
      <Typography variant="h4" component="h2">
        {identity?.fullName ? `${copy.title}, ${identity.fullName}` : copy.title}
      </Typography>
      <NoServerNotice />
      {isError ? <Alert severity="error">{copy.failed}</Alert> : null}
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: "repeat(auto-fit, minmax(min(260px, 100%), 1fr))",
        }}
      >
        {today?.leads ? <LeadsCard {...today.leads} /> : null}
        {today?.privacyRequests ? <RequestsCard {...today.privacyRequests} /> : null}
        {today?.mails ? <MailsCard {...today.mails} /> : null}
        {today?.articles ? <ArticlesCard {...today.articles} /> : null}
      </Box>
      {mayReadReports ? <LeadReport /> : null}
      {today?.leads ? <NewestLeads /> : null}
      <ContentReport />
    </Box>
  );
}

function LeadsCard({ today, week, undelivered }: NonNullable<Today["leads"]>) {
  const { leads } = copy;
  if (undelivered > 0) {
    return (
      <HomeCard
        title={leads.title}
        headline={leads.undelivered(undelivered)}
        detail={`${leads.today(today)}. ${leads.week(week)}`}
        alarm
        link={<Link to="/undelivered">{leads.openUndelivered}</Link>}
      />
    );
  }
  return (
    <HomeCard
      title={leads.title}
      headline={leads.today(today)}
      detail={leads.week(week)}
      link={<Link to="/leads">{leads.open}</Link>}
    />
  );
}

function mailsHeadline({ waiting, dead, suppressed }: NonNullable<Today["mails"]>): string {
  if (dead) return copy.mails.dead(dead);
  if (waiting) return copy.mails.waiting(waiting);
  return suppressed ? copy.mails.noneWaiting : copy.mails.fine;
}

function MailsCard(mails: NonNullable<Today["mails"]>) {
  const { waiting, failedAttempts, dead, suppressed } = mails;
  const details = [
    dead && waiting
      ? copy.mails.waiting(waiting)
      : failedAttempts
        ? copy.mails.failedAttempts(failedAttempts)
        : "",
    suppressed ? copy.mails.suppressed(suppressed) : "",
  ];
  const filter = encodeURIComponent(JSON.stringify({ state: "dead" }));
  return (
    <HomeCard
      title={copy.mails.title}
      headline={mailsHeadline(mails)}
      detail={details.filter(Boolean).join(". ")}
      alarm={dead > 0}
      link={
        dead ? (
          <Link to={`/outbox?filter=${filter}`}>{copy.mails.openDead}</Link>
        ) : (
          <Link to="/outbox">{copy.mails.open}</Link>
        )
      }
    />
  );
}

function ArticlesCard({ drafts, scheduled, published }: NonNullable<Today["articles"]>) {
  return (
    <HomeCard
      title={copy.articles.title}
      headline={copy.articles.published(published)}
      detail={copy.articles.rest(drafts, scheduled)}
      link={<Link to="/articles">{copy.articles.open}</Link>}
    />
  );
}
