import { runPeopleCommand } from "./command.ts";
import { removePerson } from "./people.ts";

await runPeopleCommand("npm run remove-person -- <email>", async (services, email) => {
  await removePerson(services, email);
  return `${email} can no longer sign in, and every session has ended.`;
});
