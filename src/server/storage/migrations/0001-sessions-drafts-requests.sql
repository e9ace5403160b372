-- Everything an applicant typed lives in «sealed» (AES-256-GCM, bound to its table and row);
-- beside it only what the program must find or sort by.

create table sessions (
  id uuid primary key,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table drafts (
  uniqid text primary key,
  session_id uuid not null,
  lang text not null,
  step text,
  product text,
  amount_cents integer,
  additional_cents integer,
  duration integer,
  taeg double precision,
  monthly_cents integer,
  sealed bytea not null,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  expires_at timestamptz not null
);
create index drafts_of_session on drafts (session_id, saved_at desc);
create index drafts_by_expiry on drafts (expires_at);

create table requests (
  id uuid primary key,
  uniqid text not null unique,
  session_id uuid not null,
  reference text not null unique,
  lang text not null,
  product text not null,
  amount_cents integer not null,
  additional_cents integer not null,
  duration integer not null,
  taeg double precision not null,
  monthly_cents integer not null,
  sealed bytea not null,
  sent_at timestamptz not null,
  confirmed_at timestamptz
);
create index requests_by_time on requests (sent_at desc);

create table spent_proofs (
  fingerprint text primary key,
  expires_at timestamptz not null
);

create table development_mail (
  position bigserial primary key,
  id uuid not null unique,
  sealed bytea not null,
  at timestamptz not null
);
