-- Attempts are known by hashes alone. What a provider told of a person is sealed, bound to its row.

create table sign_in_attempts (
  state_hash text primary key,
  browser_hash text not null,
  provider text not null,
  session_id uuid not null,
  lang text not null,
  sealed bytea not null,
  expires_at timestamptz not null
);
create index sign_in_attempts_by_expiry on sign_in_attempts (expires_at);

create table sign_ins (
  session_id uuid not null,
  provider text not null,
  sealed bytea not null,
  at timestamptz not null,
  expires_at timestamptz not null,
  primary key (session_id, provider)
);
create index sign_ins_by_expiry on sign_ins (expires_at);
