-- The data folder that holds the photos of this database; a process on another folder is refused at its start.
CREATE TABLE "data_folder" (
  "is_only" boolean PRIMARY KEY DEFAULT true CHECK ("is_only"),
  "id" uuid NOT NULL
);
