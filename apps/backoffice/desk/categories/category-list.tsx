import { blogCategoryAddress } from "@crm/contract/pages/blog";
import { categoryPath } from "@crm/contract/pages/help-center";
import AddIcon from "@mui/icons-material/Add";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import {
  List,
  type RaRecord,
  TopToolbar,
  useListContext,
  useNotify,
  useRefresh,
} from "react-admin";
import { Link } from "react-router";
import type { Category } from "../../server/desk/transport/content-shapes.ts";
import { Badge } from "../shell/badge.tsx";
import { EmptyList } from "../shell/empty-list.tsx";
import { FormSection } from "../shell/form-section.tsx";
import { MoveButtons, type Step } from "../shell/move-buttons.tsx";
import { useNotifyFailure } from "../shell/use-notify-failure.ts";
import { thumbLink } from "../theme/thumb.ts";
import { request } from "../transport/request.ts";
import { categoryCopy as copy, typeChoices } from "./copy.ts";
import { rowSx } from "./row-styles.ts";

const create = (
  <Button component={Link} to="/categories/create" variant="contained" startIcon={<AddIcon />}>
    {copy.create}
  </Button>
);

/** The categories of both sections, in the site's order. */
export function CategoryList() {
  return (
    <List
      component="div"
      actions={<TopToolbar>{create}</TopToolbar>}
      pagination={false}
      perPage={500}
      storeKey={false}
      exporter={false}
      empty={<EmptyList title={copy.emptyTitle} text={copy.emptyText} action={create} />}
    >
      <Sections />
    </List>
  );
}

function Sections() {
  const { data = [] } = useListContext<RaRecord & Category>();
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
      }}
    >
      {(["help", "blog"] as const).map((section) => (
        <SectionPart
          key={section}
          section={section}
          categories={data.filter((category) => category.section === section)}
        />
      ))}
    </Box>
  );
}

function SectionPart({
  section,
  categories,
}: {
  section: Category["section"];
  categories: Category[];
}) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  async function move(index: number, step: Step) {
    if (busy) return;
    setBusy(true);
    const ids = categories.map(({ id }) => id);
    const ordered = ids
      .toSpliced(index, 1)
      .toSpliced(index + step, 0, ...ids.slice(index, index + 1));
    try {
      await request("POST", "/api/desk/categories/order", { section, ids: ordered });
      notify(copy.ordered, { type: "success" });
    } catch (error) {
      notifyFailure(error, copy.failed);
    }
    setBusy(false);
    refresh();
  }

  return (
    <FormSection title={copy.sectionTitle[section]}>
      <Typography sx={{ color: "text.secondary", marginBottom: 1.5 }}>
        {categories.length > 0 ? copy.lead : copy.none}
      </Typography>
      <Box component="ol" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {categories.map((category, index) => (
          <Box component="li" key={category.id} sx={rowSx}>
            <CategoryRow category={category} />
            <MoveButtons
              names={{ up: copy.up(category.name), down: copy.down(category.name) }}
              canMove={{ up: index > 0, down: index < categories.length - 1 }}
              onMove={(step) => void move(index, step)}
            />
          </Box>
        ))}
      </Box>
    </FormSection>
  );
}

function CategoryRow({
  category: { id, section, name, slug, type, articles },
}: {
  category: Category;
}) {
  const address = section === "help" ? categoryPath(slug) : blogCategoryAddress(slug);
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Typography
          component={Link}
          to={`/categories/${id}`}
          sx={{ color: "inherit", fontWeight: 600, overflowWrap: "anywhere", ...thumbLink }}
        >
          {name}
        </Typography>
        {type ? (
          <Badge
            tone={type === "whatsapp" ? "done" : "quiet"}
            label={typeChoices.find((choice) => choice.id === type)?.name ?? type}
          />
        ) : null}
      </Box>
      <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
        {copy.articles(articles)} · {address}
      </Typography>
    </Box>
  );
}
