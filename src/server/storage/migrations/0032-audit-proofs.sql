-- Proofs that the audit log ended with an entry, made outside of the database. `response`: of a timestamp authority, DER in base64.
create table audit_proofs (
  id uuid primary key,
  kind text not null check (kind in ('timestamp', 'webhook', 'mail')),
  position bigint not null,
  hash text not null,
  at timestamptz not null,
  response text
);
create index audit_proofs_by_kind on audit_proofs (kind, at);
