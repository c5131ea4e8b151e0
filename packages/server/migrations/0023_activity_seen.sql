-- Until when a member has seen what happened to them: likes, messages, decisions of staff.
ALTER TABLE "members" ADD COLUMN "activity_seen" timestamp with time zone DEFAULT now() NOT NULL;
