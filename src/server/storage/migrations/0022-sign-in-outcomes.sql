-- What became of an attempt: null (open), under-way, done. A browser may open its callback twice.

alter table sign_in_attempts add column outcome text;
