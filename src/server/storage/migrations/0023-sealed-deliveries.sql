-- Whether and when it was made, bound to the row's message. Null: put by a version that sealed none.
alter table deliveries add column sealed bytea;
