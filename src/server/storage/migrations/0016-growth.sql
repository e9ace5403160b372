-- What visitors, jobs and lists look for in tables that grow. On a large table each may be built beforehand, by
-- hand and under its name, with «create index concurrently»: see docs/how-to/change-the-schema.md.

create index if not exists spent_proofs_by_expiry on spent_proofs (expires_at);
create index if not exists sessions_of_share on sessions (share_id) where share_id is not null;
create index if not exists sign_in_attempts_of_session on sign_in_attempts (session_id);
create index if not exists shares_by_time on shares (created_at desc);
create index if not exists shares_by_end on shares (coalesce(ended_at, expires_at));
create index if not exists newsletter_subscriptions_by_time on newsletter_subscriptions (asked_at desc);
create index if not exists newsletter_subscriptions_ended on newsletter_subscriptions (ended_at)
  where ended_at is not null;
create index if not exists deliveries_untried on deliveries (next_attempt_at)
  where delivered_at is null and failed_at is null and attempts = 0;
create index if not exists deliveries_failed on deliveries (failed_at) where failed_at is not null;

-- When what is delivered came in, to list deliveries by. The version before leaves it to the default.
alter table deliveries add column put_at timestamptz not null default now();
update deliveries set put_at = coalesce(first_attempt_at, next_attempt_at);
create index if not exists deliveries_by_time on deliveries (put_at desc);
