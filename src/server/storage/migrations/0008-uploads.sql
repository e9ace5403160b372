-- Files that came with a form, sealed piece by piece; each piece is bound to its file and its place,
-- the last one to being the last. Without a subject: the form was not stored (yet).

create table uploads (
  id uuid primary key,
  subject_id uuid,
  position integer,
  sealed bytea,
  begun_at timestamptz not null
);
create index uploads_of_subject on uploads (subject_id, position);

create table upload_pieces (
  upload_id uuid not null references uploads on delete cascade,
  position integer not null,
  sealed bytea not null,
  primary key (upload_id, position)
);
-- What is sealed does not compress.
alter table upload_pieces alter column sealed set storage external;
