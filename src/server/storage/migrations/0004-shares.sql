-- A request that a co-borrower is asked to complete. «sealed» holds what the applicant answered,
-- «sealed_part» what the co-borrower did; of an ended share only what its last letters need is left.
create table shares (
  id uuid primary key,
  uniqid text not null,
  session_id uuid not null,
  lang text not null,
  state text not null,
  -- A link is of one generation: a newer one kills it. Sessions last from «trusted_from» on.
  generation integer not null,
  trusted_from integer not null,
  sealed bytea not null,
  sealed_part bytea,
  reminders integer not null,
  created_at timestamptz not null,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create unique index open_shares on shares (uniqid) where state = 'open';
create index shares_by_uniqid on shares (uniqid, created_at desc);
create index shares_by_state on shares (state, created_at);

-- A session that a link has opened may touch this share, and nothing else.
alter table sessions add column share_id uuid;
alter table sessions add column share_generation integer;

-- When the link to continue elsewhere was last mailed.
alter table drafts add column link_mailed_at timestamptz;
