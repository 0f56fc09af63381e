ALTER TABLE rooms ADD COLUMN announced double precision NOT NULL DEFAULT 0;
