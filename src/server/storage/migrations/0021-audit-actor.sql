-- Who acted: visitor, applicant, co-borrower, job, operator:NAME. Null: the entry is by an earlier version.

alter table audit_entries add column actor text;

-- A start looks for the keys of those entries.
create index audit_entries_by_earlier_key on audit_entries (split_part(hash, '.', 1)) where actor is null;
