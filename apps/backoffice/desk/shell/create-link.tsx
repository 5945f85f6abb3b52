import AddIcon from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { Link } from "react-router";

/** The button for a new record. Unlike react-admin's it says on a phone too what it adds. */
export function CreateLink({ resource, label }: { resource: string; label: string }) {
  return (
    <Button component={Link} to={`/${resource}/create`} variant="contained" startIcon={<AddIcon />}>
      {label}
    </Button>
  );
}
