-- Purges that would delete more than a tenth of a table and wait for a confirmation; and when backups were taken, which
-- the one who takes it notes here (docs/how-to/back-up-and-restore.md).
create table retention_stops (
  table_name text primary key,
  at timestamptz not null,
  due bigint not null,
  row_count bigint not null,
  period text not null,
  confirmed_at timestamptz
);
create table backups (at timestamptz primary key default now());
