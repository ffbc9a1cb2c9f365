import { loadEnvironment, migrate, openDatabase } from "./support/application";
import { run } from "./support/start-error";

await run(async () => {
  await loadEnvironment();
  const database = await openDatabase();
  try {
    const applied = await migrate(database.url);
    console.log(applied.length > 0 ? `Applied: ${applied.join(", ")}` : "The database is up to date.");
  } finally {
    await database.stop();
  }
  // The migration engine leaves a timer of ten seconds behind, which is nothing to wait for.
  process.exit();
});
