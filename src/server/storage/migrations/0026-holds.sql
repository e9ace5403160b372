-- Holds keep a request from being purged and erased. Who sets and lifts one and why is sealed, for a reason may name a person.
create table holds (
  id uuid primary key,
  request_id uuid not null references requests (id) on delete cascade,
  set_at timestamptz not null,
  lifted_at timestamptz,
  sealed bytea not null
);
create index holds_of_request on holds (request_id);
