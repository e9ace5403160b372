-- The words next to the consents, of every version that a server started with.
create table consent_texts (
  hash text not null,
  lang text not null,
  texts text not null,
  first_seen timestamptz not null,
  primary key (hash, lang)
);
