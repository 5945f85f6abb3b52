import { runPeopleCommand } from "./command.ts";
import { resetPassword } from "./people.ts";

await runPeopleCommand("npm run reset-password -- <email>", async (auth, email) => {
  return `New password for ${email}: ${await resetPassword(auth, email)}`;
});
