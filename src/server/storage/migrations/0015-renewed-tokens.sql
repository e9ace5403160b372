-- Which of a session's tokens are accepted: by when they were issued, never by the token itself.
-- Null in rows of the version before, whose tokens are all accepted until one of them is renewed.

alter table sessions
  add column tokens_refused_before timestamptz,
  -- The earliest renewal whose older tokens may still be in use, and the latest renewal.
  add column tokens_first_renewed timestamptz,
  add column tokens_last_renewed timestamptz;
