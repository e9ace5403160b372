-- The keys of the audit log's hashes, each sealed by the key ring like personal data, so that `keys reseal` moves them to a
-- new encryption key and old entries stay verifiable.

create table audit_keys (
  id text primary key,
  sealed_key bytea not null
);
