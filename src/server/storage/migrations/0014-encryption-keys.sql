-- Every key that has encrypted something here, by its id, never the key itself: «sealed_check» is a known text
-- sealed under it, which another key of that id cannot open. Null: the key was already gone when it was first seen.

create table encryption_keys (
  id text primary key,
  sealed_check bytea,
  first_seen timestamptz not null,
  -- Since when a server encrypts with it.
  current_since timestamptz,
  -- When nothing was left that needs it.
  retired_at timestamptz
);
