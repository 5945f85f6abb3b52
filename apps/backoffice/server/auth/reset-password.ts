import { runPeopleCommand } from "./command.ts";
import { resetPassword } from "./people.ts";

await runPeopleCommand("Usage: reset-password.ts <email>", async (auth, email) => {
  return `New password for ${email}: ${await resetPassword(auth, email)}`;
});
