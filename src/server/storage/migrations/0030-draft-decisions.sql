-- What the program proposed, warned of or refused in an application before it was sent; deleted with its draft.
create table draft_decisions (
  uniqid text not null references drafts (uniqid) on delete cascade,
  fingerprint text not null,
  at timestamptz not null,
  sealed bytea not null,
  primary key (uniqid, fingerprint)
);
