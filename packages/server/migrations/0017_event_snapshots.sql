ALTER TABLE "events" ADD COLUMN "snapshot" pg_snapshot;
ALTER TABLE "events" ALTER COLUMN "snapshot" SET DEFAULT pg_current_snapshot();
