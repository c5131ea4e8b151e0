-- Members can agree to be shown on a landing page, which visitors from a campaign see.
ALTER TABLE "privacy_choices" ADD COLUMN "shown_on_landing_since" timestamp with time zone;
