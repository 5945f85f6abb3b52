import { runPeopleCommand } from "./command.ts";
import { addPerson } from "./people.ts";
import { isRole, roles } from "./roles.ts";

const usage = `Usage: add-person.ts <email> <${roles.join("|")}>`;

await runPeopleCommand(usage, async (auth, email, [role]) => {
  if (!isRole(role)) throw new Error(usage);
  return `Password for ${email} (${role}): ${await addPerson(auth, email, role)}`;
});
