-- Ladders that were stored before tasks could have one.

ALTER TABLE ladders VALIDATE CONSTRAINT ladders_one_cause;
