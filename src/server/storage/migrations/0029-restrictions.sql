-- Restrictions of processing (GDPR, article 18). Whose, by whom and why is sealed.
create table restrictions (
  id uuid primary key,
  set_at timestamptz not null,
  lifted_at timestamptz,
  sealed bytea not null
);
-- What each covers: an application by its uniqid, a message, a subscription, or the sign-ins of a session.
create table restricted (
  what text not null,
  name text not null,
  restriction_id uuid not null references restrictions (id) on delete cascade,
  primary key (what, name, restriction_id)
);
create index restricted_by on restricted (restriction_id);
