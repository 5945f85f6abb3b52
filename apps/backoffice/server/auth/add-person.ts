import { runPeopleCommand } from "./command.ts";
import { addPerson, generatedPasswordNote } from "./people.ts";
import { isRole, roles } from "./roles.ts";

const usage = `npm run add-person -- <email> <${roles.join("|")}>`;

await runPeopleCommand(usage, async ({ auth }, email, [role]) => {
  if (!isRole(role)) {
    throw new Error(`${role ? `There is no role ${role}` : "A role is missing"}. Usage: ${usage}`);
  }
  const password = await addPerson(auth, email, role, Date.now());
  return `Password for ${email} (${role}): ${password}\n${generatedPasswordNote}`;
});
