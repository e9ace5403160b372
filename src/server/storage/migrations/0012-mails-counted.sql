-- A mark of the applicant's address, which only the keys can make, to count its confirmations by; and
-- when a confirmation was withheld because the address had too many.
alter table requests add column address_mark text;
alter table requests add column confirmation_withheld_at timestamptz;
create index requests_by_address on requests (address_mark, sent_at);
create index requests_by_session on requests (session_id, sent_at);

-- Whether an applicant may be mailed before their session ends, and when they were.
alter table drafts add column may_be_mailed boolean not null default false;
alter table drafts add column expiry_mailed_at timestamptz;
create index sessions_by_end on sessions (expires_at);
