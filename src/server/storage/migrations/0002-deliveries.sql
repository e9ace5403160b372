-- What leaves for the lender's systems: one row for each thing to be told, written by the
-- transaction that stores it. «message_id» names one telling of it, over all its attempts.

create table deliveries (
  kind text not null,
  subject_id uuid not null,
  message_id uuid not null unique,
  next_attempt_at timestamptz not null,
  leased_until timestamptz,
  attempts integer not null,
  first_attempt_at timestamptz,
  last_failure text,
  webhook_at timestamptz,
  mail_at timestamptz,
  delivered_at timestamptz,
  failed_at timestamptz,
  primary key (kind, subject_id)
);
-- Requests that were sent before there were deliveries are told too.
insert into deliveries (kind, subject_id, message_id, next_attempt_at, attempts)
  select 'request', id, gen_random_uuid(), sent_at, 0 from requests;

create index deliveries_due on deliveries (next_attempt_at)
  where delivered_at is null and failed_at is null;
create index deliveries_done on deliveries (delivered_at);

create table prospects (
  id uuid primary key,
  session_id uuid not null,
  uniqid text not null,
  sealed bytea not null,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  expires_at timestamptz not null,
  unique (session_id, uniqid)
);
create index prospects_by_expiry on prospects (expires_at);

-- A chain: each entry's hash is keyed, and covers the entry and the hash before it.
create table audit_entries (
  position bigint primary key,
  at timestamptz not null,
  action text not null,
  subject text not null,
  details text not null,
  hash text not null
);
