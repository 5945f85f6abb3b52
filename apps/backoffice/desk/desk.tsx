import ArticleIcon from "@mui/icons-material/ArticleOutlined";
import CompanyIcon from "@mui/icons-material/BusinessOutlined";
import CategoryIcon from "@mui/icons-material/FolderOutlined";
import LeadIcon from "@mui/icons-material/ForumOutlined";
import PeopleIcon from "@mui/icons-material/GroupOutlined";
import AuditIcon from "@mui/icons-material/HistoryOutlined";
import ReportIcon from "@mui/icons-material/InsightsOutlined";
import MailIcon from "@mui/icons-material/OutboxOutlined";
import PictureIcon from "@mui/icons-material/PhotoLibraryOutlined";
import PrivacyIcon from "@mui/icons-material/PrivacyTipOutlined";
import UndeliveredIcon from "@mui/icons-material/ReportProblemOutlined";
import SearchesIcon from "@mui/icons-material/SearchOffOutlined";
import SettingsIcon from "@mui/icons-material/SettingsOutlined";
import FeedbackIcon from "@mui/icons-material/ThumbsUpDownOutlined";
import WebhookIcon from "@mui/icons-material/WebhookOutlined";
import { lazy } from "react";
import { Admin, CustomRoutes, Resource } from "react-admin";
import { Route } from "react-router";
import { AccountPage } from "./account/account-page.tsx";
import { ArticleList } from "./articles/article-list.tsx";
import { MarkdownPage } from "./articles/markdown/markdown-page.tsx";
import { TrashList } from "./articles/trash/trash-list.tsx";
import { VersionsPage } from "./articles/versions/versions-page.tsx";
import { AuditList } from "./audit/audit-list.tsx";
import { CategoryCreate } from "./categories/category-create.tsx";
import { CategoryList } from "./categories/category-list.tsx";
import { CapturedLeadShow } from "./companies/captured-lead-show.tsx";
import { CompanyCreate } from "./companies/company-create.tsx";
import { CompanyList } from "./companies/company-list.tsx";
import { CompanyShow } from "./companies/company-show.tsx";
import { ContactShow } from "./contacts/contact-show.tsx";
import { FeedbackList } from "./feedback/feedback-list.tsx";
import { FeedbackShow } from "./feedback/feedback-show.tsx";
import { Home } from "./home/home.tsx";
import { deskTitle, i18nProvider } from "./i18n-provider.ts";
import { LeadShow } from "./leads/lead-show.tsx";
import { LeadQueue } from "./leads/queue/queue.tsx";
import { PictureLibrary } from "./media/picture-library.tsx";
import { PictureShow } from "./media/picture-show.tsx";
import { MondayMailPage } from "./monday-mail/monday-mail-page.tsx";
import { MailList } from "./outbox/mail-list.tsx";
import { MailShow } from "./outbox/mail-show.tsx";
import { PersonCreate } from "./people/person-create.tsx";
import { PersonList } from "./people/person-list.tsx";
import { PersonShow } from "./people/person-show.tsx";
import { PrivacyRequestList } from "./privacy-requests/privacy-request-list.tsx";
import { PrivacyRequestShow } from "./privacy-requests/privacy-request-show.tsx";
import { ReportPage } from "./reports/report-page.tsx";
import { SearchList } from "./searches/search-list.tsx";
import { SettingsPage } from "./settings/settings-page.tsx";
import { AccessDeniedPage, NotFoundPage } from "./shell/error-pages.tsx";
import { DeskLayout } from "./shell/layout.tsx";
import { LoginPage } from "./shell/login-page.tsx";
import { DeskNotification } from "./shell/notifications.tsx";
import { darkTheme, lightTheme } from "./theme/theme.ts";
import { authProvider } from "./transport/auth-provider.ts";
import { dataProvider } from "./transport/data-provider.ts";
import { UndeliveredEdit } from "./undelivered/undelivered-edit.tsx";
import { UndeliveredList } from "./undelivered/undelivered-list.tsx";
import { WebhookCreate } from "./webhooks/webhook-create.tsx";
import { WebhookEdit } from "./webhooks/webhook-edit.tsx";
import { WebhookList } from "./webhooks/webhook-list.tsx";

/** Loaded on demand: the editor is half of the desk's code, and sales people never open it. */
const ArticleCreate = lazy(async () => ({
  default: (await import("./articles/article-create.tsx")).ArticleCreate,
}));
const ArticleEdit = lazy(async () => ({
  default: (await import("./articles/article-edit.tsx")).ArticleEdit,
}));

const CategoryEdit = lazy(async () => ({
  default: (await import("./categories/category-edit.tsx")).CategoryEdit,
}));

/** One react-admin resource per kind of record. The menu shows those that the role may open. */
export function Desk() {
  return (
    <Admin
      accessDenied={AccessDeniedPage}
      authProvider={authProvider}
      catchAll={NotFoundPage}
      dashboard={Home}
      dataProvider={dataProvider}
      disableTelemetry
      i18nProvider={i18nProvider}
      layout={DeskLayout}
      loginPage={LoginPage}
      notification={DeskNotification}
      requireAuth
      theme={lightTheme}
      darkTheme={darkTheme}
      title={deskTitle}
    >
      <Resource name="leads" icon={LeadIcon} list={LeadQueue} show={LeadShow} />
      <Resource name="contacts" show={ContactShow} />
      <Resource
        name="undelivered"
        icon={UndeliveredIcon}
        list={UndeliveredList}
        edit={UndeliveredEdit}
      />
      <Resource
        name="privacyRequests"
        icon={PrivacyIcon}
        list={PrivacyRequestList}
        show={PrivacyRequestShow}
      />
      <Resource name="outbox" icon={MailIcon} list={MailList} show={MailShow} />
      <Resource
        name="webhooks"
        icon={WebhookIcon}
        list={WebhookList}
        create={WebhookCreate}
        edit={WebhookEdit}
      />
      <Resource
        name="articles"
        icon={ArticleIcon}
        list={ArticleList}
        create={ArticleCreate}
        edit={ArticleEdit}
      />
      <Resource
        name="categories"
        icon={CategoryIcon}
        list={CategoryList}
        create={CategoryCreate}
        edit={CategoryEdit}
      />
      <Resource name="pictures" icon={PictureIcon} list={PictureLibrary} show={PictureShow} />
      <Resource name="feedback" icon={FeedbackIcon} list={FeedbackList} show={FeedbackShow} />
      <Resource name="searches" icon={SearchesIcon} list={SearchList} />
      <Resource
        name="people"
        icon={PeopleIcon}
        list={PersonList}
        create={PersonCreate}
        show={PersonShow}
      />
      <Resource
        name="companies"
        icon={CompanyIcon}
        list={CompanyList}
        create={CompanyCreate}
        show={CompanyShow}
      />
      <Resource name="capturedLeads" show={CapturedLeadShow} />
      <Resource name="audit" icon={AuditIcon} list={AuditList} />
      <Resource name="reports" icon={ReportIcon} list={ReportPage} />
      <Resource name="settings" icon={SettingsIcon} list={SettingsPage} />
      <CustomRoutes>
        <Route path="/articles/trash" element={<TrashList />} />
        <Route path="/articles/:id/versions" element={<VersionsPage />} />
        <Route path="/account" element={<AccountPage />} />
        <Route path="/import-export" element={<MarkdownPage />} />
        <Route path="/monday-mail" element={<MondayMailPage />} />
      </CustomRoutes>
    </Admin>
  );
}
