-- Requests counted for the rate limits, of all servers together. The key is a keyed hash that names nobody.
-- Unlogged, because losing the counts in a crash of the database only starts the limits anew.
create unlogged table rate_counts (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
) with (fillfactor = 70);
create index rate_counts_by_end on rate_counts (ends_at);
