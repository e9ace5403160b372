-- What was given to the borrowers of an application: of each document and text the hash of what was shown.
create table given_documents (
  uniqid text not null,
  kind text not null,
  borrower text not null,
  lang text not null,
  version text not null,
  sha256 text not null,
  at timestamptz not null,
  primary key (uniqid, kind, borrower, sha256)
);
create index given_documents_by_sha256 on given_documents (sha256);
