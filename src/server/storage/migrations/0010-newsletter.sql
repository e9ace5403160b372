-- Who asked for the newsletter, a row for every time: one of an address at most counts.

create table newsletter_subscriptions (
  id uuid primary key,
  address_mark text not null,
  lang text not null,
  sealed bytea not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  mailed_at timestamptz,
  confirmed_at timestamptz,
  ended_at timestamptz
);
create index newsletter_subscriptions_by_address on newsletter_subscriptions (address_mark);
create index newsletter_subscriptions_unconfirmed on newsletter_subscriptions (expires_at)
  where confirmed_at is null;
